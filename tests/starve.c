/* tests/starve.c - the N-th request for memory fails; N is $STARVE.
 *
 * A library to be loaded before the others: cc -shared -fPIC, LD_PRELOAD. How
 * many requests there were goes into the file $STARVE_COUNT. Whoever fills what
 * could not be had dies at once; 0 lets all succeed. GSL 2.7 itself does not ask
 * whether it could make a step control, so these requests do not count, nor do
 * those that are made after main, when a profile is written.
 *
 * With $STARVE_INTO main is called in one child for each N = $STARVE_FROM,
 * $STARVE_FROM + $STARVE_STEP, ... up to $STARVE_TO, so that the program is
 * loaded once. A child works in the directory $STARVE_INTO/N; what each says is
 * followed, in $STARVE_INTO/out and $STARVE_INTO/err, by a line # N STATUS. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

typedef int entry(int count, char *argument[], char *environment[]);
static entry *program;
static long made, failing = -1;

static long number(const char *name)
{
    const char *text = getenv(name);
    return text != NULL ? atol(text) : 0;
}

/* Where the program stands, which is the first of the objects that are loaded. */
static ElfW(Addr) begin, end;
static int place(struct dl_phdr_info *at, size_t size, void *data)
{
    (void)size, (void)data;
    for (int i = 0; i < at->dlpi_phnum; i++)
        if (at->dlpi_phdr[i].p_flags & PF_X) {
            begin = at->dlpi_addr + at->dlpi_phdr[i].p_vaddr;
            end = begin + at->dlpi_phdr[i].p_memsz;
        }
    return 1;
}

/* With STARVE_OWN only requests of the program itself count. */
static int counts(const void *caller)
{
    if (getenv("STARVE_OWN") == NULL)
        return 1;
    if (end == 0)
        dl_iterate_phdr(place, NULL);
    return (ElfW(Addr))caller - begin < end - begin;
}

static int fails(const void *caller)
{
    Dl_info at;
    if (failing < 0) {
        failing = number("STARVE");
    }
    if (!counts(caller))
        return 0;
    if (++made != failing ||
        (dladdr(caller, &at) && strstr(at.dli_fname, "libgsl") != NULL &&
         (at.dli_sname == NULL || strstr(at.dli_sname, "control") != NULL)))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size) { return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

static void tell(long all)
{
    const char *file = getenv("STARVE_COUNT");
    FILE *out = file != NULL ? fopen(file, "w") : NULL;
    if (out != NULL) {
        fprintf(out, "%ld\n", all);
        fclose(out);
    }
}

static int once(int count, char *argument[], char *environment[])
{
    int status = program(count, argument, environment);
    failing = 0;
    tell(made);
    return status;
}

static int trouble(const char *name)
{
    perror(name);
    return 125;
}

/* The child whose request n fails. */
static int starve(long n, int count, char *argument[], char *environment[])
{
    char place[32];
    sprintf(place, "%ld", n);
    if (mkdir(place, 0777) != 0 || chdir(place) != 0)
        return trouble(place);
    failing = n;
    return once(count, argument, environment);
}

static int watched(int count, char *argument[], char *environment[])
{
    const char *folder = getenv("STARVE_INTO");
    long n = number("STARVE_FROM"), step = number("STARVE_STEP");
    if (folder == NULL)
        return once(count, argument, environment);
    if (chdir(folder) != 0 || dup2(open("out", O_CREAT | O_WRONLY | O_APPEND, 0666), 1) < 0 ||
        dup2(open("err", O_CREAT | O_WRONLY | O_APPEND, 0666), 2) < 0)
        return trouble(folder);
    for (; n <= number("STARVE_TO"); n += step) {
        int status;
        pid_t child = fork();
        if (child == 0)
            return starve(n, count, argument, environment);
        if (child < 0 || waitpid(child, &status, 0) != child)
            return trouble("a child");
        status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        dprintf(1, "# %ld %d\n", n, status), dprintf(2, "# %ld %d\n", n, status);
    }
    return 0;
}

int __libc_start_main(entry *main, int count, char *argument[], void (*init)(void),
                      void (*fini)(void), void (*linker)(void), void *end)
{
    int (*start)(entry *, int, char *[], void (*)(void), void (*)(void),
                 void (*)(void), void *) = NULL;
    *(void **)&start = dlsym(RTLD_NEXT, "__libc_start_main");
    program = main;
    return start(watched, count, argument, init, fini, linker, end);
}
