import HeadlessQuartzCore
import Testing

/// Gives each test of a suite a world of its own, so that tests neither reset nor wait for another.
public struct NewWorld: SuiteTrait, TestTrait, TestScoping {
  /// True: each test of the suite gets its own.
  public var isRecursive: Bool { true }

  /// Runs the test in a scope of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await World.withNewScope(function)
  }
}

extension Trait where Self == NewWorld {
  /// Gives each test of a suite a world of its own.
  public static var inNewWorld: Self { Self() }
}
