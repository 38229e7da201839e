import Record
import Synchronization

/// Puts runs that end in any order into the order of their plays.
final class PlayedLine: Sendable {
  /// Each run as soon as those before it have ended too; none after one that is missing.
  let runs: AsyncStream<RunTranscript>
  private let told: AsyncStream<RunTranscript>.Continuation
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var waiting: [Int: RunTranscript] = [:]
    var isBroken = false
  }

  init() {
    (runs, told) = AsyncStream.makeStream(of: RunTranscript.self)
  }

  /// The run of the play with this number has ended.
  func add(_ run: RunTranscript, _ number: Int) {
    state.withLock { state in
      state.waiting[number] = run
      while let next = state.waiting.removeValue(forKey: state.next) {
        told.yield(next)
        state.next += 1
      }
    }
  }

  /// Whether a run was passed on that does not count in the end.
  var isBroken: Bool { state.withLock(\.isBroken) }

  /// Notes which runs count, by their numbers; the line is broken if another one was added.
  func keep(_ runs: [Int: RunTranscript]) {
    state.withLock { state in
      let added = Set(0..<state.next).union(state.waiting.keys)
      if !added.isSubset(of: runs.keys) { state.isBroken = true }
    }
  }

  /// No further run will be added.
  func end() { told.finish() }
}
