import Foundation

/// A lock in place of Foundation's, for an app that has one thread.
///
/// Fidelity: there is one thread, so that it never waits. Code that would wait for ever on iOS, by
/// taking the lock twice, goes on here, and the fault `waits-for-ever` is recorded.
open class NSLock: NSObject {
  fileprivate var holders = 0

  open func lock() {
    if !mayBeTaken { EngineLog.fault(.waitsForEver) }
    holders += 1
  }

  open func unlock() { holders = max(0, holders - 1) }

  open func `try`() -> Bool {
    guard mayBeTaken else { return false }
    holders += 1
    return true
  }

  open func lock(before limit: Date) -> Bool { `try`() }

  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  fileprivate var mayBeTaken: Bool { holders == 0 }
}

/// Replaces Foundation's type of the same name; the only thread may take it as often as it likes.
open class NSRecursiveLock: NSLock {
  fileprivate override var mayBeTaken: Bool { true }
}
