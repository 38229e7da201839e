/// A closure that the main loop will call at an instant.
package final class ScheduledWork {
  /// In media time, seconds.
  package let due: Double
  private let order: Int
  /// `nil` for the engine's own work, which every mode does.
  private let modes: Set<RunLoop.Mode>?
  private var work: (() -> Void)?

  init(due: Double, order: Int, modes: Set<RunLoop.Mode>?, work: @escaping () -> Void) {
    self.due = due
    self.order = order
    self.modes = modes
    self.work = work
  }

  package var isPending: Bool { work != nil }

  package func cancel() { work = nil }

  func run() {
    let work = self.work
    self.work = nil
    work?()
  }

  func precedes(_ other: ScheduledWork) -> Bool {
    due == other.due ? order < other.order : due < other.due
  }

  func wasScheduled(before order: Int) -> Bool { self.order < order }

  func isDone(in mode: RunLoop.Mode) -> Bool { modes?.includes(mode) ?? true }
}

/// Scheduled work, ordered by instant and then by the order of scheduling.
struct WorkQueue {
  // A binary heap.
  private var heap: [ScheduledWork] = []
  private(set) var scheduled = 0

  mutating func insert(
    due: Double, in modes: Set<RunLoop.Mode>?, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    let entry = ScheduledWork(due: due, order: scheduled, modes: modes, work: work)
    scheduled += 1
    insert(entry)
    return entry
  }

  /// Whether there is no work, in whatever mode.
  var isEmpty: Bool { !heap.contains { $0.isPending } }

  /// The instant of the next work that the mode does; `nil` if there is none.
  mutating func nextDue(in mode: RunLoop.Mode) -> Double? {
    while let first = heap.first, !first.isPending { removeFirst() }
    guard let first = heap.first, !first.isDone(in: mode) else { return heap.first?.due }
    return heap.lazy.filter { $0.isPending && $0.isDone(in: mode) }.map(\.due).min()
  }

  /// Removes the work that is due at `instant`, was scheduled before the work number `limit`, and is
  /// done in the mode.
  mutating func takeDue(
    at instant: Double, scheduledBefore limit: Int, in mode: RunLoop.Mode
  ) -> [ScheduledWork] {
    var taken: [ScheduledWork] = []
    var later: [ScheduledWork] = []
    while let first = heap.first, first.due <= instant {
      removeFirst()
      guard first.isPending else { continue }
      let isTaken = first.wasScheduled(before: limit) && first.isDone(in: mode)
      if isTaken { taken.append(first) } else { later.append(first) }
    }
    for entry in later { insert(entry) }
    return taken
  }

  private mutating func insert(_ entry: ScheduledWork) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
