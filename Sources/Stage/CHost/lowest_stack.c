#define _GNU_SOURCE  // MAP_FIXED_NOREPLACE
#include "lowest_stack.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <ucontext.h>

static const size_t size = 8 << 20;

// Far enough from 0 that a field of nothing is still nowhere, and below all else: executables that may
// lie anywhere, their heap and libraries are put above 42 TiB by the kernel. Where between is drawn, so
// that a program cannot know where the variables of others lie.
static uintptr_t bottom(void) {
  const uintptr_t lowest = 4ULL << 30, highest = 40ULL << 40, page = 64 << 10;
  const uint64_t *drawn = (const uint64_t *)getauxval(AT_RANDOM);
  uint64_t number = drawn == NULL ? 0 : drawn[0] ^ drawn[1];
  return lowest + number % ((highest - lowest) / page) * page;
}

static void (*called)(void *);
static void *argument;

// `makecontext` passes integers only.
static void call(void) { called(argument); }

int call_on_lowest_stack(void (*function)(void *), void *context) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK | MAP_FIXED_NOREPLACE;
  void *place = (void *)bottom();
  void *stack = mmap(place, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (stack == MAP_FAILED) return -1;
  // Kernels that do not know the flag take the address for a wish.
  if (stack != place) {
    munmap(stack, size);
    return -1;
  }
  called = function;
  argument = context;
  ucontext_t here, there;
  if (getcontext(&there) != 0) return -1;
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  makecontext(&there, call, 0);
  return swapcontext(&here, &there);
}
