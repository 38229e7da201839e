// Reports where a program was when a signal ended it.

#ifndef CRASH_REPORT_H
#define CRASH_REPORT_H

// Prepares reports about a library that dlopen returned. A process forked afterwards is prepared too.
void prepare_crash_reports(void *library);

// Installs a handler for the signals that end a process.
//
// It writes to standard error: the latest call to the app (`stage: in CALLBACK at INSTANT`), the call stack as
// offsets in the library's file, innermost first (`stage: frames 1a2b 3c4d`), and the latest block of a dispatch
// queue's with the number of times that it was run in succession (`stage: block 1a2b ff`). The signal then takes
// its usual course.
void report_crashes(void);

#endif
