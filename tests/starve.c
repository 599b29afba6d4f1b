/* tests/starve.c - the N-th request for memory fails; N is $STARVE.
 *
 * A library to be loaded before the others: cc -shared -fPIC, LD_PRELOAD. How
 * many requests there were goes into the file $STARVE_COUNT. Whoever fills what
 * could not be had dies at once; 0 lets all succeed. GSL 2.7 itself does not ask
 * whether it could make a step control, so these requests do not count, nor do
 * those that are made after main, when a profile is written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

typedef int entry(int count, char *argument[], char *environment[]);
static entry *program;
static long made, failing = -1;

/* With STARVE_OWN only requests of the program itself count. */
static int counts(const void *caller)
{
    Dl_info at, own;
    return getenv("STARVE_OWN") == NULL ||
           (dladdr(caller, &at) && dladdr(*(void **)&program, &own) &&
            at.dli_fbase == own.dli_fbase);
}

static int fails(const void *caller)
{
    Dl_info at;
    if (failing < 0) {
        const char *text = getenv("STARVE");
        failing = text != NULL ? atol(text) : 0;
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

static int watched(int count, char *argument[], char *environment[])
{
    int status = program(count, argument, environment);
    failing = 0;
    tell(made);
    return status;
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
