#include "confine.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// The calls that remain. Names of files may be looked up, as `Bundle.main` does with its own, and
// none can be opened.
static const int allowed[] = {
    SYS_read, SYS_write, SYS_writev, SYS_lseek, SYS_fstat,
    SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_futex,
    SYS_exit, SYS_exit_group, SYS_restart_syscall,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_tgkill,
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
    SYS_sched_yield, SYS_sched_getaffinity, SYS_getrandom,
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getrusage, SYS_times, SYS_sysinfo, SYS_uname, SYS_getcwd, SYS_prlimit64,
    SYS_newfstatat, SYS_faccessat, SYS_readlinkat,
#ifdef SYS_statx
    SYS_statx,
#endif
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_time  // Younger architectures have none of these.
    SYS_time, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getrlimit,
#endif
};
// Calls that remain for memory that cannot be executed; the protection is the third argument.
static const int mapping[] = {SYS_mmap, SYS_mprotect};

enum {
  ALLOWED = sizeof allowed / sizeof allowed[0],
  MAPPING = sizeof mapping / sizeof mapping[0],
};

// Bytes of addresses that a program may have. Memory is limited elsewhere; this is for addresses that
// are only reserved.
static const rlim_t addresses = 4ULL << 30;

int confine(void) {
#ifndef ARCHITECTURE
  return -1;
#else
  // Where no control group can be written, the box has set a lower limit, which nobody but root raises.
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return -1;
  if (limit.rlim_max > addresses) limit.rlim_max = addresses;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_AS, &limit) != 0) return -1;
  struct sock_filter program[4 + 2 * ALLOWED + 5 * MAPPING + 1];
  unsigned short length = 0;
#define ADD(...) program[length++] = (struct sock_filter)__VA_ARGS__
#define LOAD(offset) ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset)))
#define ANSWER(value) ADD(BPF_STMT(BPF_RET | BPF_K, (value)))
// Steps over so many instructions unless the loaded word fits.
#define UNLESS(test, value, steps) ADD(BPF_JUMP(BPF_JMP | (test) | BPF_K, (value), 0, (steps)))
  LOAD(offsetof(struct seccomp_data, arch));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  ANSWER(SECCOMP_RET_KILL_PROCESS);
  LOAD(offsetof(struct seccomp_data, nr));
  for (int index = 0; index < ALLOWED; index++) {
    UNLESS(BPF_JEQ, (unsigned)allowed[index], 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  for (int index = 0; index < MAPPING; index++) {
    UNLESS(BPF_JEQ, (unsigned)mapping[index], 4);
    LOAD(offsetof(struct seccomp_data, args[2]));
    ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0));
    ANSWER(SECCOMP_RET_ALLOW);
    ANSWER(SECCOMP_RET_ERRNO | EPERM);
  }
  ANSWER(SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog filter = {.len = length, .filter = program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
#endif
}
