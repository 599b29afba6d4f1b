// Filters and sorts tables, and searches.  Every page can be read without it.
document.documentElement.classList.add("js");
const form = document.querySelector(".filters");
const table = document.querySelector("table.sortable");
if (table) {
  const rows = [...table.tBodies[0].rows];
  const filter = () => {
    const wanted = [...form.querySelectorAll("select")].filter(s => s.value);
    const words = form.querySelector("input").value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      const yes = wanted.every(s => row.dataset[s.name] === s.value)
        && words.every(w => text.includes(w));
      row.hidden = !yes;
      shown += yes;
    }
    form.querySelector("output").textContent = shown + " of " + rows.length;
  };
  form.addEventListener("input", filter);
  filter();
  const heads = table.querySelectorAll("th[data-sort]");
  heads.forEach((head, column) => {
    head.innerHTML = '<span role="button" tabindex="0">' + head.innerHTML + "</span>";
    let sign = 1;
    const sort = () => {
      const key = r => r.cells[column].dataset.key || r.cells[column].textContent;
      const number = t => t.trim() === "" ? NaN : Number(t);
      const compare = (a, b) => number(a) - number(b) || (isNaN(number(a) - number(b))
        ? a.localeCompare(b, "en", { numeric: true }) : 0);
      rows.sort((a, b) => sign * compare(key(a), key(b)));
      heads.forEach(h => h.removeAttribute("aria-sort"));
      head.ariaSort = sign > 0 ? "ascending" : "descending";
      sign = -sign;
      table.tBodies[0].append(...rows);
    };
    head.addEventListener("click", sort);
    head.addEventListener("keydown", e => {
      if (e.key === "Enter" || e.key === " ") { e.preventDefault(); sort(); } });
  });
}
const entries = document.querySelectorAll(".found li");
if (entries.length) {
  const input = document.querySelector(".filters input");
  const plain = t => t.toLowerCase().replace(/[‘’]/g, "'");
  const groups = document.querySelectorAll("section[data-kind]");
  const texts = new Map([...entries].map(e => [e, plain(e.closest("section").dataset.kind + " " + e.textContent)]));
  const search = () => {
    const words = plain(input.value).split(/\s+/).filter(w => w);
    let hits = 0;
    for (const e of entries) {
      e.hidden = !words.every(w => texts.get(e).includes(w));
      hits += !e.hidden;
    }
    for (const g of groups) g.hidden = !g.querySelector("li:not([hidden])");
    document.querySelector(".filters output").textContent =
      !words.length ? "" : hits ? hits + " found" : "nothing found";
  };
  input.addEventListener("input", search);
  input.value = new URLSearchParams(location.search).get("q") || "";
  search();
}
