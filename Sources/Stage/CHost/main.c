// program-host LIBRARY… [ENTRY]
//
// Loads programs that were linked as shared objects, in the order given, and calls one of their
// functions. An argument with a slash or with ".so" in it is a library; the last one may be the
// name of the function. Without one, it is `program_main`, or `main` if there is no such function.
//
// Exit status: what the function returns, or 70 if a library or the function cannot be found.

#define _GNU_SOURCE  // RTLD_DEFAULT
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "crash_report.h"

enum { SOFTWARE_FAULT = 70 };

static int is_library(const char *argument) {
  return strchr(argument, '/') != NULL || strstr(argument, ".so") != NULL;
}

static int fail(const char *what, const char *name, const char *why) {
  fprintf(stderr, "program-host: %s '%s': %s\n", what, name, why ? why : "unknown reason");
  return SOFTWARE_FAULT;
}

// Calls a function of the engine, if the engine was loaded.
static void call_if_present(const char *name) {
  void (*function)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, name);
  if (function != NULL) function();
}

int main(int count, char **arguments) {
  // Sets and dictionaries must have the same order in every run.
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);

  const char *entry = NULL;
  int libraries = count - 1;
  if (libraries > 0 && !is_library(arguments[libraries])) entry = arguments[libraries--];
  if (libraries < 1) {
    fprintf(stderr, "usage: program-host LIBRARY... [ENTRY]\n");
    return SOFTWARE_FAULT;
  }

  void *last = NULL;
  for (int index = 1; index <= libraries; index++) {
    last = dlopen(arguments[index], RTLD_NOW | RTLD_GLOBAL);
    if (last == NULL) return fail("cannot load", arguments[index], dlerror());
  }

  // Looked up in the last library, because the host has a `main` too.
  void *function = dlsym(last, entry ? entry : "program_main");
  if (function == NULL && entry == NULL) {
    function = dlsym(last, "main");
    if (function == (void *)main) function = NULL;
  }
  if (function == NULL) {
    return fail("no function", entry ? entry : "program_main", "the last library defines none");
  }

  prepare_crash_reports(last);

  // Top-level code returns before its animations run.
  int has_top_level_code = function == dlsym(last, "main");
  if (has_top_level_code) call_if_present("stage_prepare");
  int status = ((int (*)(int, char **))function)(count - libraries, arguments + libraries);
  if (has_top_level_code) call_if_present("stage_settle");
  return status;
}
