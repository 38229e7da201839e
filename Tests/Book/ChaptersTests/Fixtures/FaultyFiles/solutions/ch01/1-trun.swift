// A stray answer.
