import Foundation

/// Sleeping in virtual time.
///
/// These take precedence over Swift's own for code that imports UIKit.
///
/// Fidelity: a sleeping task wakes at its time even if it is cancelled before, and then throws.
extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for some nanoseconds of virtual time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleepVirtually(seconds: Double(duration) / 1e9)
  }

  /// Suspends the current task for some nanoseconds of virtual time, even if it is cancelled.
  public static func sleep(_ duration: UInt64) async {
    await withCheckedContinuation { continuation in
      MainLoop.shared.perform(after: Double(duration) / 1e9) { continuation.resume() }
    }
  }

  /// Suspends the current task for some virtual time.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleepVirtually(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

  private static func sleepVirtually(seconds: Double) async throws {
    try checkCancellation()
    await withCheckedContinuation { continuation in
      MainLoop.shared.perform(after: seconds) { continuation.resume() }
    }
    try checkCancellation()
  }
}
