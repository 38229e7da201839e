import Foundation

/// These declarations hide Swift's own from code that imports UIKit.
///
/// Fidelity: a cancelled task keeps sleeping until its time, and then throws.
extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleepVirtually(seconds: Double(duration) / 1e9)
  }

  public static func sleep(_ duration: UInt64) async {
    await withCheckedContinuation { continuation in
      MainLoop.shared.perform(after: Double(duration) / 1e9) { continuation.resume() }
    }
  }

  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleepVirtually(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Lets work that is ready run first.
  ///
  /// Swift's own asks the executor of the process, which has threads.
  public static func yield() async {
    await withCheckedContinuation { continuation in
      MainLoop.shared.perform(after: 0) { continuation.resume() }
    }
  }

  private static func sleepVirtually(seconds: Double) async throws {
    try checkCancellation()
    await withCheckedContinuation { continuation in
      MainLoop.shared.perform(after: seconds) { continuation.resume() }
    }
    try checkCancellation()
  }
}
