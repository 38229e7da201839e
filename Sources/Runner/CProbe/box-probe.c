// box-probe TRIAL…
//
// Tries from inside of a box what a hostile program would try, and prints a line for each attempt:
// its name, and "refused" or "allowed".
//
//   namespaces   every way to a new namespace
//   mounts       every way to mount something
//   network      sockets of all kinds, and connections out of the box
//   kernel       calls that reach deep into the kernel
//   files        what of the machine can be read or written
//   processes    starts processes until none can be started (ends by a limit)
//   memory       takes memory in one process (ends by a limit)
//   shares       takes memory in several processes, each of which stays small (ends by a limit)

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static void tell(const char *name, int is_allowed) {
  printf("%s %s\n", name, is_allowed ? "allowed" : "refused");
  fflush(stdout);
}

// What a call of the kernel's tells: it is refused if it fails for want of permission, or is missing.
// Any other error means that the kernel would have done it for better arguments.
static void tell_call(const char *name, long result) {
  tell(name, result >= 0 || (errno != EPERM && errno != ENOSYS));
}

static void try_namespaces(void) {
  static const struct { const char *name; int flag; } kinds[] = {
    {"user", CLONE_NEWUSER}, {"mount", CLONE_NEWNS}, {"process", CLONE_NEWPID},
    {"network", CLONE_NEWNET}, {"ipc", CLONE_NEWIPC}, {"host", CLONE_NEWUTS},
    {"group", CLONE_NEWCGROUP},
  };
  char name[64];
  for (size_t index = 0; index < sizeof kinds / sizeof kinds[0]; index++) {
    snprintf(name, sizeof name, "unshare-%s", kinds[index].name);
    tell_call(name, unshare(kinds[index].flag));
    snprintf(name, sizeof name, "clone-%s", kinds[index].name);
    long child = syscall(SYS_clone, kinds[index].flag | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    tell_call(name, child);
  }
  struct clone_args arguments = {.flags = CLONE_NEWUSER, .exit_signal = SIGCHLD};
  long child = syscall(SYS_clone3, &arguments, sizeof arguments);
  if (child == 0) _exit(0);
  tell_call("clone3-user", child);
  tell_call("setns", setns(0, 0));
}

static void try_mounts(void) {
  tell_call("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
  tell_call("remount", mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL));
  tell_call("umount", umount2("/tmp", MNT_DETACH));
  tell_call("pivot_root", syscall(SYS_pivot_root, "/", "/"));
  tell_call("chroot", chroot("/tmp"));
  tell_call("fsopen", syscall(430, "tmpfs", 0));
  tell_call("fsconfig", syscall(431, -1, 0, NULL, NULL, 0));
  tell_call("fsmount", syscall(432, -1, 0, 0));
  tell_call("fspick", syscall(433, AT_FDCWD, "/tmp", 0));
  tell_call("open_tree", syscall(428, AT_FDCWD, "/", 1));
  tell_call("move_mount", syscall(429, AT_FDCWD, "/", AT_FDCWD, "/tmp", 0));
  tell_call("mount_setattr", syscall(442, AT_FDCWD, "/", 0, NULL, 0));
}

static void try_network(void) {
  static const struct { const char *name; int family, type, protocol; } kinds[] = {
    {"inet", AF_INET, SOCK_STREAM, 0}, {"inet6", AF_INET6, SOCK_STREAM, 0},
    {"datagram", AF_INET, SOCK_DGRAM, 0}, {"raw", AF_INET, SOCK_RAW, 1},
    {"unix", AF_UNIX, SOCK_STREAM, 0}, {"netlink", 16, SOCK_RAW, 0},
    {"packet", 17, SOCK_RAW, 0}, {"vsock", 40, SOCK_STREAM, 0}, {"alg", 38, SOCK_SEQPACKET, 0},
  };
  for (size_t index = 0; index < sizeof kinds / sizeof kinds[0]; index++) {
    tell_call(kinds[index].name, socket(kinds[index].family, kinds[index].type, kinds[index].protocol));
  }
  int pair[2];
  tell_call("socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
}

static void try_kernel(void) {
  tell_call("ptrace", ptrace(PTRACE_TRACEME, 0, 0, 0));
  tell_call("process_vm_readv", syscall(SYS_process_vm_readv, getpid(), NULL, 0, NULL, 0, 0));
  tell_call("process_vm_writev", syscall(SYS_process_vm_writev, getpid(), NULL, 0, NULL, 0, 0));
  tell_call("pidfd_getfd", syscall(438, -1, 0, 0));
  tell_call("keyctl", syscall(SYS_keyctl, 0, -3, 0));
  tell_call("add_key", syscall(SYS_add_key, "user", "a", "b", 1, -3));
  tell_call("request_key", syscall(SYS_request_key, "user", "a", NULL, 0));
  tell_call("bpf", syscall(SYS_bpf, 0, NULL, 0));
  tell_call("perf_event_open", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0));
  tell_call("userfaultfd", syscall(SYS_userfaultfd, 0));
  tell_call("io_uring_setup", syscall(425, 1, NULL));
  tell_call("io_uring_enter", syscall(426, -1, 0, 0, 0, NULL, 0));
  tell_call("io_uring_register", syscall(427, -1, 0, NULL, 0));
  tell_call("open_by_handle_at", syscall(SYS_open_by_handle_at, AT_FDCWD, NULL, 0));
  tell_call("name_to_handle_at", syscall(SYS_name_to_handle_at, AT_FDCWD, "/", NULL, NULL, 0));
  tell_call("memfd_create", syscall(SYS_memfd_create, "a", 0));
  tell_call("shmget", syscall(SYS_shmget, 0, 4096, 01600));
  tell_call("mq_open", syscall(SYS_mq_open, "a", O_CREAT | O_RDWR, 0600, NULL));
  tell_call("kexec_load", syscall(SYS_kexec_load, 0, 0, NULL, 0));
  tell_call("init_module", syscall(SYS_init_module, NULL, 0, ""));
  tell_call("personality", syscall(SYS_personality, 0x0040000));
  tell_call("fanotify_init", syscall(SYS_fanotify_init, 0, 0));
  tell_call("quotactl", syscall(SYS_quotactl, 0, NULL, 0, NULL));
  tell_call("reboot", syscall(SYS_reboot, 0, 0, 0, NULL));
  tell_call("syslog", syscall(SYS_syslog, 3, NULL, 0));
  tell_call("setuid", setuid(0));
  tell_call("setgid", setgid(0));
}

static void try_files(void) {
  static const char *const secrets[] = {
    "/etc/passwd", "/root", "/home", "/proc/1/environ", "/proc/self/mem", "/proc/sys/kernel/hostname",
    "/sys/fs/cgroup", "/sys/kernel", "/var", "/run", "/dev/mem", "/dev/kmsg", "/dev/sda",
  };
  char name[128];
  for (size_t index = 0; index < sizeof secrets / sizeof secrets[0]; index++) {
    snprintf(name, sizeof name, "read %s", secrets[index]);
    tell(name, access(secrets[index], F_OK) == 0);
  }
  static const char *const places[] = {"/", "/usr/lib", "/dev", "/proc", "/lib"};
  for (size_t index = 0; index < sizeof places / sizeof places[0]; index++) {
    char path[64];
    snprintf(path, sizeof path, "%s/written", places[index]);
    snprintf(name, sizeof name, "write %s", places[index]);
    tell(name, open(path, O_CREAT | O_WRONLY, 0600) >= 0);
  }
  int more = 0;
  for (int descriptor = 3; descriptor < 256; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0) more = 1;
  }
  tell("descriptors", more);
  tell("signals", kill(-1, 0) == 0 && kill(1, SIGKILL) == 0 && (usleep(1000), kill(1, 0) != 0));
}

static void start_processes(void) {
  for (;;) {
    if (fork() == 0) pause();
  }
}

static void take_memory(size_t most, int forever) {
  for (size_t taken = 0; taken < most; taken += 1 << 20) {
    char *page = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) break;
    memset(page, 1, 1 << 20);
  }
  while (forever) pause();
}

static void share_memory(void) {
  for (int child = 0; child < 8; child++) {
    if (fork() == 0) take_memory((size_t)48 << 20, 1);
  }
  for (;;) pause();
}

int main(int count, char **arguments) {
  for (int index = 1; index < count; index++) {
    const char *trial = arguments[index];
    if (strcmp(trial, "namespaces") == 0) try_namespaces();
    else if (strcmp(trial, "mounts") == 0) try_mounts();
    else if (strcmp(trial, "network") == 0) try_network();
    else if (strcmp(trial, "kernel") == 0) try_kernel();
    else if (strcmp(trial, "files") == 0) try_files();
    else if (strcmp(trial, "processes") == 0) start_processes();
    else if (strcmp(trial, "memory") == 0) take_memory(SIZE_MAX, 0);
    else if (strcmp(trial, "shares") == 0) share_memory();
    else return 2;
  }
  return 0;
}
