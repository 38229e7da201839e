import Synchronization

/// The transitions whose outcome a test has put into words.
///
/// Claims word what they saw only when they do not hold, so these are what a failure is about.
final class ToldOutcomes: Sendable {
  /// Those of the test that is being tried.
  @TaskLocal static var current: ToldOutcomes?

  private let told = Mutex<Set<Int>>([])

  /// Their numbers in the record.
  var transitions: Set<Int> { told.withLock { $0 } }

  func note(_ transition: Int) { told.withLock { _ = $0.insert(transition) } }
}
