/// The mode in which the main loop runs.
struct RunLoopModes {
  private struct Tracker {
    weak var object: AnyObject?
  }

  /// The modes that the app has asked for, the innermost last.
  private var asked: [RunLoop.Mode] = []
  /// The objects that track a finger.
  private var trackers: [Tracker] = []

  var current: RunLoop.Mode {
    asked.last ?? (trackers.contains { $0.object != nil } ? .tracking : .default)
  }

  mutating func begin(_ mode: RunLoop.Mode) { asked.append(mode) }

  mutating func end() { asked.removeLast() }

  mutating func setTracking(_ isTracking: Bool, for object: AnyObject) {
    guard isTracking || !trackers.isEmpty else { return }
    trackers.removeAll { $0.object == nil || $0.object === object }
    if isTracking { trackers.append(Tracker(object: object)) }
  }
}

extension Set<RunLoop.Mode> {
  /// Whether something in these modes is done in a mode: the common ones are two.
  func includes(_ mode: RunLoop.Mode) -> Bool {
    contains(mode) || (contains(.common) && (mode == .default || mode == .tracking))
  }
}
