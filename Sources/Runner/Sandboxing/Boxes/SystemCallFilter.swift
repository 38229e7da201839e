/// The system calls that no boxed program needs and that reach out of a box or deep into the kernel.
///
/// Made into a classic BPF program for `bwrap --seccomp`. A denied call fails with `EPERM`; a call
/// by another architecture's numbers ends the process. `clone3` fails with `ENOSYS`, because its flags
/// are in memory that a filter cannot read; the C library then calls `clone`, whose flags are an argument.
enum SystemCallFilter {
  #if arch(x86_64)
    /// The kernel's name (`AUDIT_ARCH_…`) for the numbers below.
    private static let architecture: UInt32 = 0xC000_003E
    private static let clone: UInt32 = 56
    private static let opening: KeyValuePairs<String, UInt32> = [
      "socket": 41, "mount": 165, "umount2": 166, "pivot_root": 155, "unshare": 272,
      "sethostname": 170,
    ]
    private static let denied: KeyValuePairs<String, UInt32> = [
      "socketpair": 53, "ptrace": 101, "chroot": 161, "setns": 308, "add_key": 248,
      "request_key": 249, "keyctl": 250, "perf_event_open": 298, "process_vm_readv": 310,
      "process_vm_writev": 311, "kcmp": 312, "bpf": 321, "userfaultfd": 323,
      "name_to_handle_at": 303,
      "open_by_handle_at": 304, "kexec_load": 246, "kexec_file_load": 320, "init_module": 175,
      "finit_module": 313, "delete_module": 176, "quotactl": 179, "personality": 135,
      "memfd_create": 319, "shmget": 29, "semget": 64, "msgget": 68, "mq_open": 240,
      "fanotify_init": 300, "lookup_dcookie": 212, "acct": 163, "swapon": 167, "swapoff": 168,
      "reboot": 169, "setdomainname": 171, "settimeofday": 164,
      "clock_settime": 227, "adjtimex": 159, "clock_adjtime": 305, "iopl": 172, "ioperm": 173,
      "vhangup": 153, "syslog": 103, "move_pages": 279, "migrate_pages": 256, "io_setup": 206,
      "modify_ldt": 154, "uselib": 134,
    ]
    /// From here on, numbers belong to the 32-bit-pointer variant of the architecture.
    private static let limit: UInt32 = 0x4000_0000
  #elseif arch(arm64)
    private static let architecture: UInt32 = 0xC000_00B7
    private static let clone: UInt32 = 220
    private static let opening: KeyValuePairs<String, UInt32> = [
      "socket": 198, "mount": 40, "umount2": 39, "pivot_root": 41, "unshare": 97,
      "sethostname": 161,
    ]
    private static let denied: KeyValuePairs<String, UInt32> = [
      "socketpair": 199, "ptrace": 117, "chroot": 51, "setns": 268, "add_key": 217,
      "request_key": 218, "keyctl": 219, "perf_event_open": 241, "process_vm_readv": 270,
      "process_vm_writev": 271, "kcmp": 272, "bpf": 280, "userfaultfd": 282,
      "name_to_handle_at": 264,
      "open_by_handle_at": 265, "kexec_load": 104, "kexec_file_load": 294, "init_module": 105,
      "finit_module": 273, "delete_module": 106, "quotactl": 60, "personality": 92,
      "memfd_create": 279, "shmget": 194, "semget": 190, "msgget": 186, "mq_open": 180,
      "fanotify_init": 262, "lookup_dcookie": 18, "acct": 89, "swapon": 224, "swapoff": 225,
      "reboot": 142, "setdomainname": 162, "settimeofday": 170,
      "clock_settime": 112, "adjtimex": 171, "clock_adjtime": 266, "vhangup": 58, "syslog": 116,
      "move_pages": 239, "migrate_pages": 238, "io_setup": 0,
    ]
    private static let limit: UInt32 = .max
  #else
    private static let architecture: UInt32 = 0
    private static let clone: UInt32 = 0
    private static let opening: KeyValuePairs<String, UInt32> = [:]
    private static let denied: KeyValuePairs<String, UInt32> = [:]
    private static let limit: UInt32 = .max
  #endif

  /// Calls that have the same number on every architecture.
  private static let youngDenied: KeyValuePairs<String, UInt32> = [
    "io_uring_setup": 425, "io_uring_enter": 426, "io_uring_register": 427, "pidfd_getfd": 438,
    "process_madvise": 440, "quotactl_fd": 443, "memfd_secret": 447, "statmount": 457,
    "listmount": 458,
  ]
  /// The calls by which file systems are mounted since Linux 5.2.
  private static let youngOpening: KeyValuePairs<String, UInt32> = [
    "open_tree": 428, "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432,
    "fspick": 433, "mount_setattr": 442, "open_tree_attr": 467,
  ]
  private static let clone3: UInt32 = 435
  /// The flags of `clone` that ask for namespaces (`CLONE_NEW…` in the kernel's `sched.h`).
  private static let namespaceFlags: UInt32 = 0x7E02_0000

  /// Operations of classic BPF, as in the kernel's `filter.h`.
  private enum Operation: UInt16 {
    case load = 0x20
    case jumpIfEqual = 0x15
    case jumpIfAtLeast = 0x35
    case jumpIfAnyBit = 0x45
    case answer = 0x06
  }

  /// Answers of a filter, as in the kernel's `seccomp.h`.
  private enum Answer {
    static let allow: UInt32 = 0x7FFF_0000
    static let notPermitted: UInt32 = 0x0005_0000 | 1
    /// Fails with `ENOSYS`.
    static let missing: UInt32 = 0x0005_0000 | 38
    static let endProcess: UInt32 = 0x8000_0000
  }

  /// The program, or `nil` on an architecture whose numbers are not written down here.
  ///
  /// - Parameter mayOpenBoxes: Whether namespaces and mounts are allowed, without which no box can
  ///   be put up.
  static func program(mayOpenBoxes: Bool) -> [UInt8]? {
    guard !denied.isEmpty else { return nil }
    var program: [UInt8] = []
    func append(_ operation: Operation, _ value: UInt32, ifTrue: UInt8 = 0, ifFalse: UInt8 = 0) {
      withUnsafeBytes(of: operation.rawValue.littleEndian) { program += $0 }
      program += [ifTrue, ifFalse]
      withUnsafeBytes(of: value.littleEndian) { program += $0 }
    }
    // In the kernel's `seccomp_data` the number is at offset 0, the architecture at 4, and the first
    // argument's lower half at 16.
    append(.load, 4)
    append(.jumpIfEqual, architecture, ifTrue: 1)
    append(.answer, Answer.endProcess)
    append(.load, 0)
    append(.jumpIfAtLeast, limit, ifFalse: 1)
    append(.answer, Answer.endProcess)
    var numbers = denied.map(\.value) + youngDenied.map(\.value)
    if !mayOpenBoxes { numbers += opening.map(\.value) + youngOpening.map(\.value) }
    for number in numbers {
      append(.jumpIfEqual, number, ifFalse: 1)
      append(.answer, Answer.notPermitted)
    }
    if !mayOpenBoxes {
      append(.jumpIfEqual, clone3, ifFalse: 1)
      append(.answer, Answer.missing)
      append(.jumpIfEqual, clone, ifFalse: 3)
      append(.load, 16)
      append(.jumpIfAnyBit, namespaceFlags, ifFalse: 1)
      append(.answer, Answer.notPermitted)
    }
    append(.answer, Answer.allow)
    return program
  }
}
