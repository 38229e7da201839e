// A stack below which there is nothing.

#ifndef LOWEST_STACK_H
#define LOWEST_STACK_H

// Calls a function on a stack of 8 MiB, at a random place below everything else that is mapped.
//
// Between a thread's usual stack and what is mapped below it lies a guard, over which a large enough
// frame steps: the compiler probes no frame, and a program may write to what it finds there. Below this
// stack nothing is ever mapped, so that a frame of less than 2^63 bytes ends where nothing can be written:
// below the stack, or, where the subtraction wraps round, in the kernel's half. Sizes that wrap round
// themselves are what type_sizes.c is for.
//
// Returns 0 when the function has returned, and -1, without calling it, if there is no such stack.
int call_on_lowest_stack(void (*function)(void *), void *context);

#endif
