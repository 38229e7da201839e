#define _GNU_SOURCE  // RTLD_DEFAULT, dl_iterate_phdr
#include "crash_report.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

// The addresses of the library.
static uintptr_t base, end;
// Above it is nothing of the program's on the stack of the main thread.
static uintptr_t stack_top;
// The latest call to the app, as text that the stage updates; NULL without a stage.
static const char *last_callback;
// The address of a queue's latest block and how often it was run in succession, which the engine updates;
// NULL without a stage.
static const uintptr_t *latest_block;

static void say(const char *text, size_t length) {
  // If nobody reads any more, there is nothing to do about it.
  if (write(STDERR_FILENO, text, length) < 0) return;
}

static void say_number(uintptr_t number) {
  char digits[2 + 2 * sizeof number];
  size_t position = sizeof digits;
  do {
    digits[--position] = "0123456789abcdef"[number & 15];
    number >>= 4;
  } while (number != 0);
  digits[--position] = ' ';
  say(digits + position, sizeof digits - position);
}

// The instruction at which the signal came.
static uintptr_t instruction(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.sp;
#else
  (void)context;
  return 0;
#endif
}

static uintptr_t frame_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.regs[29];
#else
  (void)context;
  return 0;
#endif
}

// The functions that wait for a call, by the frame pointers that Swift's code keeps. The unwinder finds
// none where the signal came into some of the runtime's and the C library's functions.
static void report_callers(const ucontext_t *context) {
  uintptr_t frame = frame_pointer(context), last = stack_pointer(context);
  for (int count = 0; count < 256; count++) {
    if (frame < last || frame >= stack_top || frame % sizeof frame != 0) return;
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] > base && words[1] <= end) say_number(words[1] - base - 1);
    last = frame + 1;
    frame = words[0];
  }
}

// Whether there was no memory where the innermost call wanted its own: around the end of the stack,
// and nowhere else, the memory beside the stack pointer is missing.
static int is_stack_full(int signal_number, const siginfo_t *info, const ucontext_t *context) {
  const uintptr_t below = 64 << 10, frame = 1 << 20;
  if (signal_number != SIGSEGV || info->si_code <= 0) return 0;
  uintptr_t place = (uintptr_t)info->si_addr, top = stack_pointer(context);
  return place + below >= top && place < top + frame;
}

static void report(int signal_number, siginfo_t *info, void *context) {
  // If what follows fails, the process ends by that.
  signal(signal_number, SIG_DFL);
  if (last_callback != NULL && last_callback[0] != 0) {
    say("\nstage: in ", 11);
    say(last_callback, strnlen(last_callback, 400));
  }
  if (is_stack_full(signal_number, info, context)) say("\nstage: the stack is full", 25);
  void *frames[256];
  int count = backtrace(frames, 256);
  say("\nstage: frames", 14);
  int found = 0;
  for (int index = 0; index < count; index++) {
    uintptr_t address = (uintptr_t)frames[index];
    if (address <= base || address > end) continue;
    // All but the first are return addresses; the call instruction is before them. A trap itself
    // often stands behind the function's last line, of which the address before it would be.
    int is_call = address != instruction(context);
    say_number(address - base - (uintptr_t)is_call);
    found = 1;
  }
  if (!found) report_callers(context);
  if (latest_block != NULL && latest_block[0] > base && latest_block[0] <= end) {
    say("\nstage: block", 13);
    say_number(latest_block[0] - base);
    say_number(latest_block[1]);
  }
  say("\n", 1);
  raise(signal_number);
}

static int find(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  if (object->dlpi_addr != (uintptr_t)context) return 0;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    uintptr_t last = object->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && last > end) end = last;
  }
  return 1;
}

void prepare_crash_reports(void *library) {
  struct link_map *map = NULL;
  if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return;
  base = map->l_addr;
  dl_iterate_phdr(find, (void *)base);

  const char *(*ask)(void) = (const char *(*)(void))dlsym(RTLD_DEFAULT, "stage_last_callback");
  if (ask != NULL) last_callback = ask();
  const uintptr_t *(*ask_for_block)(void) =
      (const uintptr_t *(*)(void))dlsym(RTLD_DEFAULT, "stage_latest_block");
  if (ask_for_block != NULL) latest_block = ask_for_block();

  // The first call loads the unwinder, which must not happen in a signal handler.
  void *frame[1];
  backtrace(frame, 1);
}

void report_crashes(void) {
  stack_top = (uintptr_t)__builtin_frame_address(0);
  // The handler needs a stack of its own: a stack overflow is one of the crashes that it reports.
  static char stack_memory[64 * 1024];
  stack_t stack = {.ss_sp = stack_memory, .ss_size = sizeof stack_memory};
  sigaltstack(&stack, NULL);
  struct sigaction action = {
      .sa_sigaction = report, .sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU};
  for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index++) {
    sigaction(signals[index], &action, NULL);
  }
}
