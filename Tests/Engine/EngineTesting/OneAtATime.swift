import Testing

/// Runs the tests of a suite one at a time, among all tests of the engine.
///
/// The engine has one main loop, one screen and one estate, as an app has. A suite on the main actor
/// is not enough: Swift Testing creates and calls it there, but releases it on whatever thread is at
/// hand, while the next test already runs. So each test keeps the turn until its suite is released.
public struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
  /// True: each test of the suite takes its own turn.
  public var isRecursive: Bool { true }

  /// Waits for the turn, runs the test and hands the turn on, also when the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.engine.begin()
    do {
      try await function()
    } catch {
      await Turns.engine.end()
      throw error
    }
    await Turns.engine.end()
  }
}

extension Trait where Self == OneAtATime {
  /// Runs the tests of a suite one at a time, among all tests of the engine.
  public static var oneAtATime: Self { Self() }
}

/// A queue in which everyone waits for the one before.
private actor Turns {
  static let engine = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var next = 0

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    guard next < waiting.count else {
      waiting = []
      next = 0
      isTaken = false
      return
    }
    next += 1
    waiting[next - 1].resume()
  }
}
