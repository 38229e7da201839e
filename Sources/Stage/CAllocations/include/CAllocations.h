/// How many allocations this process has made; -1 where the C library's malloc cannot be replaced.
long allocation_count(void);
