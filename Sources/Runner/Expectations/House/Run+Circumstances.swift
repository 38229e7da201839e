import Motion
import Record

extension Run {
  /// Returns words for a failure in the second use of the app, and for a device turned then.
  ///
  /// The second use is not named if the gesture is new: that could have failed in the first, too.
  func circumstances(of failure: Failure) -> String {
    guard let instant = failure.instant, instant > encoreBegins || refuses(encoreAt: instant),
      instant < end
    else { return "" }
    let tree = history.tree(at: instant)
    let size = tree.root.flatMap { tree.layers[$0] }?.model.bounds.size
    let isTurned = size.map { ($0.width > $0.height) != (screen.width > screen.height) } ?? false
    let words = [
      isRepeated(lastGestureBefore: instant) ? "when the app is used once more" : nil,
      isTurned ? "on a turned device" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? "" : words.joined(separator: ", ") + ": "
  }

  /// Whether a step of the second use was given up at an instant, which can be that of its beginning.
  private func refuses(encoreAt instant: Double) -> Bool {
    refusals.contains { $0.instant == instant && $0.step >= label.stepsBeforeEncore ?? .max }
  }
}
