import Synchronization

/// The plays of one answer that no longer matter: those after one that did not reach its end.
///
/// Which of the plays before it stop, the verdict still has to know: it is about the first.
final class PlayCancellation: Sendable {
  private struct State {
    /// The number of the first play that is known not to have reached its end.
    var stopped = Int.max
    /// What ends the plays that are under way, by their numbers.
    var running: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Whether a play need not begin, and if it has begun counts for nothing.
  func isPointless(_ number: Int) -> Bool { state.withLock { number > $0.stopped } }

  /// A play begins.
  ///
  /// - Parameter end: Ends it.
  /// - Returns: Whether it may begin.
  func begin(_ number: Int, end: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard number <= state.stopped else { return false }
      state.running[number] = end
      return true
    }
  }

  /// A play is over.
  ///
  /// - Returns: Whether it was not ended from outside, and counts.
  func end(_ number: Int) -> Bool {
    state.withLock { state in
      state.running[number] = nil
      return number <= state.stopped
    }
  }

  /// A play did not reach its end.
  func stopped(_ number: Int) {
    let pointless = state.withLock { state in
      state.stopped = min(state.stopped, number)
      let numbers = state.running.keys.filter { $0 > state.stopped }
      return numbers.compactMap { state.running.removeValue(forKey: $0) }
    }
    for end in pointless { end() }
  }
}
