/// The system calls that no boxed program needs and that reach out of a box or deep into the kernel.
///
/// Made into a classic BPF program for `bwrap --seccomp`. A denied call fails with `EPERM`; a call
/// by another architecture's numbers ends the process.
enum SystemCallFilter {
  #if arch(x86_64)
    /// The kernel's name (`AUDIT_ARCH_…`) for the numbers below.
    private static let architecture: UInt32 = 0xC000_003E
    private static let denied: KeyValuePairs<String, UInt32> = [
      "socket": 41, "ptrace": 101, "mount": 165, "umount2": 166, "pivot_root": 155, "chroot": 161,
      "add_key": 248, "request_key": 249, "keyctl": 250, "unshare": 272, "setns": 308,
      "perf_event_open": 298, "process_vm_readv": 310, "process_vm_writev": 311, "kcmp": 312,
      "bpf": 321, "userfaultfd": 323, "io_uring_setup": 425, "io_uring_enter": 426,
      "io_uring_register": 427, "open_by_handle_at": 304, "kexec_load": 246, "init_module": 175,
      "finit_module": 313, "delete_module": 176, "quotactl": 179, "personality": 135,
    ]
    /// From here on, numbers belong to the 32-bit-pointer variant of the architecture.
    private static let limit: UInt32 = 0x4000_0000
  #elseif arch(arm64)
    private static let architecture: UInt32 = 0xC000_00B7
    private static let denied: KeyValuePairs<String, UInt32> = [
      "socket": 198, "ptrace": 117, "mount": 40, "umount2": 39, "pivot_root": 41, "chroot": 51,
      "add_key": 217, "request_key": 218, "keyctl": 219, "unshare": 97, "setns": 268,
      "perf_event_open": 241, "process_vm_readv": 270, "process_vm_writev": 271, "kcmp": 272,
      "bpf": 280, "userfaultfd": 282, "io_uring_setup": 425, "io_uring_enter": 426,
      "io_uring_register": 427, "open_by_handle_at": 265, "kexec_load": 104, "init_module": 105,
      "finit_module": 273, "delete_module": 106, "quotactl": 60, "personality": 92,
    ]
    private static let limit: UInt32 = .max
  #else
    private static let architecture: UInt32 = 0
    private static let denied: KeyValuePairs<String, UInt32> = [:]
    private static let limit: UInt32 = .max
  #endif

  /// Operations of classic BPF, as in the kernel's `filter.h`.
  private enum Operation: UInt16 {
    case load = 0x20
    case jumpIfEqual = 0x15
    case jumpIfAtLeast = 0x35
    case answer = 0x06
  }

  /// Answers of a filter, as in the kernel's `seccomp.h`.
  private enum Answer {
    static let allow: UInt32 = 0x7FFF_0000
    static let notPermitted: UInt32 = 0x0005_0000 | 1
    static let endProcess: UInt32 = 0x8000_0000
  }

  /// The program, or `nil` on an architecture whose numbers are not written down here.
  static var program: [UInt8]? {
    guard !denied.isEmpty else { return nil }
    var program: [UInt8] = []
    func append(_ operation: Operation, _ value: UInt32, ifTrue: UInt8 = 0, ifFalse: UInt8 = 0) {
      withUnsafeBytes(of: operation.rawValue.littleEndian) { program += $0 }
      program += [ifTrue, ifFalse]
      withUnsafeBytes(of: value.littleEndian) { program += $0 }
    }
    // In the kernel's `seccomp_data` the number is at offset 0, the architecture at 4.
    append(.load, 4)
    append(.jumpIfEqual, architecture, ifTrue: 1)
    append(.answer, Answer.endProcess)
    append(.load, 0)
    append(.jumpIfAtLeast, limit, ifFalse: 1)
    append(.answer, Answer.endProcess)
    for (_, number) in denied {
      append(.jumpIfEqual, number, ifFalse: 1)
      append(.answer, Answer.notPermitted)
    }
    append(.answer, Answer.allow)
    return program
  }
}
