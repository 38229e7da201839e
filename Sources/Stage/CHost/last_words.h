// What a program says when it ends before it should: where it was.

#ifndef LAST_WORDS_H
#define LAST_WORDS_H

// Speaks for a library that dlopen returned, on every signal that means its end.
//
// Written to standard error are, in lines of their own, what the stage noted last
// (`stage: in CALLBACK at INSTANT`), and where in the library's file the calls were that were going
// on, innermost first (`stage: frames 1a2b 3c4d`). The signal then takes its usual course.
void prepare_last_words(void *library);

#endif
