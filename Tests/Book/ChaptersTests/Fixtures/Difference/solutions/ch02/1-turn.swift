// The answer.
