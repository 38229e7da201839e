/// A closure that the main loop will call at an instant.
package final class ScheduledWork {
  /// In media time, seconds.
  package let due: Double
  private let order: Int
  private var work: (() -> Void)?

  init(due: Double, order: Int, work: @escaping () -> Void) {
    self.due = due
    self.order = order
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
}

/// Scheduled work, ordered by instant and then by the order of scheduling.
struct WorkQueue {
  // A binary heap.
  private var heap: [ScheduledWork] = []
  private(set) var scheduled = 0

  mutating func insert(due: Double, _ work: @escaping () -> Void) -> ScheduledWork {
    let entry = ScheduledWork(due: due, order: scheduled, work: work)
    scheduled += 1
    insert(entry)
    return entry
  }

  /// The instant of the next work; `nil` if there is none.
  mutating func nextDue() -> Double? {
    while let first = heap.first, !first.isPending { removeFirst() }
    return heap.first?.due
  }

  /// Removes the work that is due at `instant` and was scheduled before the work number `limit`.
  mutating func takeDue(at instant: Double, scheduledBefore limit: Int) -> [ScheduledWork] {
    var taken: [ScheduledWork] = []
    var later: [ScheduledWork] = []
    while let first = heap.first, first.due <= instant {
      removeFirst()
      guard first.isPending else { continue }
      if first.wasScheduled(before: limit) { taken.append(first) } else { later.append(first) }
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
