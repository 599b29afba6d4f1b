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
  table.querySelectorAll("th[data-sort]").forEach((head, column) => {
    head.tabIndex = 0;
    let sign = 1;
    const sort = () => {
      const key = r => r.cells[column].dataset.key || r.cells[column].textContent;
      rows.sort((a, b) => sign * key(a).localeCompare(key(b), "en", { numeric: true }));
      sign = -sign;
      table.tBodies[0].append(...rows);
    };
    head.addEventListener("click", sort);
    head.addEventListener("keydown", e => { if (e.key === "Enter") sort(); });
  });
}
const entries = document.querySelectorAll(".found li");
if (entries.length) {
  const input = document.querySelector(".filters input");
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const e of entries)
      e.hidden = !words.every(w => e.textContent.toLowerCase().includes(w));
  };
  input.addEventListener("input", search);
  input.value = new URLSearchParams(location.search).get("q") || "";
  search();
}
