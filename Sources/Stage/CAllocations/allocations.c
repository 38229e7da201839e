// Replaces the C library's malloc in the whole program, the Swift runtime included. Written in C,
// because Swift cannot define a function of this name.
#include "CAllocations.h"

#include <stdlib.h>

#if defined(__GLIBC__)

/// The C library's allocator by its other name.
extern void *__libc_malloc(size_t size);

/// Counted without a lock: the benchmark has one thread.
static long count = 0;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

long allocation_count(void) { return count; }
#else
long allocation_count(void) { return -1; }
#endif
