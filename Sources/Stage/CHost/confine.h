// Takes from this process what no app needs that only draws and reacts.

#ifndef CONFINE_H
#define CONFINE_H

// Leaves this process memory, the descriptors that it has, the clock, and its own end.
//
// From then on the kernel refuses (EPERM) to open a file, to start a thread or a process, to make
// memory executable, to copy or close a descriptor, and to send signals to others. What an app says
// by any name ends at the same few system calls, so no list of names has to be complete.
//
// Returns 0; otherwise the kernel has no such filter, and nothing has changed.
int confine(void);

#endif
