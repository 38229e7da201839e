/// The block of a dispatch queue's that runs, or ran last, in memory that the program host's signal handler
/// reads.
package enum LatestBlock {
  /// The address of its code, and how many times in succession that was run.
  nonisolated(unsafe) package static let memory: UnsafeMutablePointer<UInt> = {
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: 2)
    memory.initialize(repeating: 0, count: 2)
    return memory
  }()

  static func note(_ code: UInt) {
    memory[1] = memory[0] == code ? memory[1] + 1 : 1
    memory[0] = code
  }

  /// The address of a closure's code: a closure is that and its context.
  static func code(of work: @escaping () -> Void) -> UInt {
    unsafeBitCast(Closure(work: work), to: (UInt, UInt).self).0
  }

  /// A closure that is stored as it is: a generic value would hold it in another form.
  private struct Closure {
    var work: () -> Void
  }
}
