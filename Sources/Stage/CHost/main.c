// program-host [--confined] [--wait] LIBRARY… [ENTRY]
//
// Loads programs that were linked as shared objects, in the order given, and calls one of their
// functions. An argument with a slash or with ".so" in it is a library; the last one may be the
// name of the function. Without one, the stage plays the app whose root `program_root` makes; if
// there is no such symbol, `main` is called.
//
// With `--confined` the app keeps no more of the system than it needs to draw and to answer.
//
// With --wait the last library need not exist yet: it is loaded as soon as there is something to read
// on standard input. If the input ends first, so does the host, with status 0. The app is then played
// as often as there is more to read, each time by a process of its own that begins as the first one
// does. After each that ends with status 0 the host prints a line, "ended"; with any other status it
// ends too.
//
// The stage's functions are looked up in the engine's library, and nowhere else.
//
// Exit status: what the function returns, or 70 if a library or the function cannot be found.

#define _GNU_SOURCE  // RTLD_DEFAULT
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "confine.h"
#include "crash_report.h"
#include "lowest_stack.h"

enum { SOFTWARE_FAULT = 70 };

static int is_library(const char *argument) {
  return strchr(argument, '/') != NULL || strstr(argument, ".so") != NULL;
}

static int fail(const char *what, const char *name, const char *why) {
  fprintf(stderr, "program-host: %s '%s': %s\n", what, name, why ? why : "unknown reason");
  return SOFTWARE_FAULT;
}

// A function of the engine; NULL if the engine was not loaded.
static void *engine_function(const char *name) {
  void *engine = dlopen("libWorkbookEngine.so", RTLD_NOW | RTLD_NOLOAD);
  return engine == NULL ? NULL : dlsym(engine, name);
}

static void call_if_present(const char *name) {
  void (*function)(void) = (void (*)(void))engine_function(name);
  if (function != NULL) function();
}

// Whether there is something to read on standard input, once that is known.
static int input_has_begun(void) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  while (poll(&input, 1, -1) < 0 && errno == EINTR) continue;
  return (input.revents & POLLIN) != 0;
}

// Whether the first argument is this option, which is then left out.
static int take_option(const char *name, int *count, char ***arguments) {
  if (*count < 2 || strcmp((*arguments)[1], name) != 0) return 0;
  ++*arguments;
  --*count;
  return 1;
}

// Returns in a new process each time that there is something to read; ends this one when there is not.
//
// The host has one thread and runs nothing of the app, so what is forked is as good as new.
static void play_in_processes(void) {
  // A warning that time is up is for whoever plays: this process would end before that one has said
  // where it is, and take it along.
  signal(SIGXCPU, SIG_IGN);
  while (input_has_begun()) {
    pid_t player = fork();
    if (player == 0) return;
    if (player < 0) _exit(SOFTWARE_FAULT);
    int status = 0;
    while (waitpid(player, &status, 0) < 0) {
      if (errno != EINTR) _exit(SOFTWARE_FAULT);
    }
    if (WIFSIGNALED(status)) _exit(128 + WTERMSIG(status));
    if (WEXITSTATUS(status) != 0) _exit(WEXITSTATUS(status));
    if (write(STDOUT_FILENO, "ended\n", 6) != 6) _exit(SOFTWARE_FAULT);
  }
  _exit(0);
}

// A call of the stage's entry.
struct play {
  void (*stage_main)(const void *, int (*)(void));
  const void *root;
  int (*confine)(void);
};

static void perform(void *play) {
  struct play *call = play;
  call->stage_main(call->root, call->confine);
}

int main(int count, char **arguments) {
  // Sets and dictionaries must have the same order in every run.
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
  // What a program printed before it traps is printed.
  setvbuf(stdout, NULL, _IOLBF, 0);

  int is_confined = take_option("--confined", &count, &arguments);
  int waits = take_option("--wait", &count, &arguments);

  const char *entry = NULL;
  int libraries = count - 1;
  if (libraries > 0 && !is_library(arguments[libraries])) entry = arguments[libraries--];
  if (libraries < 1) {
    fprintf(stderr, "usage: program-host [--confined] [--wait] LIBRARY... [ENTRY]\n");
    return SOFTWARE_FAULT;
  }

  void *last = NULL;
  for (int index = 1; index <= libraries; index++) {
    if (waits && index == libraries) {
      call_if_present("stage_warm_up");
      if (!input_has_begun()) return 0;
    }
    last = dlopen(arguments[index], RTLD_NOW | RTLD_GLOBAL);
    if (last == NULL) return fail("cannot load", arguments[index], dlerror());
  }

  void *root = entry ? NULL : dlsym(last, "program_root");
  if (root != NULL) {
    struct play play = {
        .stage_main = (void (*)(const void *, int (*)(void)))engine_function("stage_main"),
        .root = root,
        .confine = is_confined ? confine : NULL,
    };
    if (play.stage_main == NULL) {
      return fail("no function", "stage_main", "the engine is not loaded");
    }
    prepare_crash_reports(last);
    if (waits) play_in_processes();
    report_crashes();
    if (call_on_lowest_stack(perform, &play) != 0) {
      return fail("no stack for", arguments[libraries], strerror(errno));
    }
    return 0;
  }

  // Looked up in the last library, because the host has a `main` too.
  void *function = dlsym(last, entry ? entry : "main");
  if (function == NULL || function == (void *)main) {
    return fail("no function", entry ? entry : "main", "the last library defines none");
  }

  prepare_crash_reports(last);
  report_crashes();

  // Top-level code returns before its animations run.
  int has_top_level_code = function == dlsym(last, "main");
  if (has_top_level_code) call_if_present("stage_prepare");
  int status = ((int (*)(int, char **))function)(count - libraries, arguments + libraries);
  if (has_top_level_code) call_if_present("stage_settle");
  return status;
}
