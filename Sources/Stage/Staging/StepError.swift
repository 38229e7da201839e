import Motion

/// Why a step of a scenario cannot be performed.
public enum StepError: Error, Equatable, Sendable {
  /// No view of this name is on the screen. `visible` lists the names that are.
  case noView(named: String, visible: [String])
  /// The view exists, but is completely outside of the screen.
  case notOnScreen(name: String, frame: Rectangle)
  /// The view or one of its ancestors is hidden or transparent.
  case hidden(name: String)
  /// `dragOn` needs a finger that an earlier drag left on the screen.
  case noFingerDown

  /// The reason in words, for the author of the scenario.
  public var reason: String {
    switch self {
    case .noView(let name, let visible):
      let names = visible.isEmpty ? "no view has a name" : "there are " + Self.list(visible)
      return "there is no view named \"\(name)\" on screen; \(names)"
    case .notOnScreen(let name, let frame):
      return "the view \"\(name)\" is outside of the screen, at "
        + "(\(frame.origin.x), \(frame.origin.y)) with a size of "
        + "\(frame.size.width) by \(frame.size.height)"
    case .hidden(let name):
      return "the view \"\(name)\" is hidden or transparent, or a view around it is"
    case .noFingerDown:
      return "no finger is on the screen; an earlier drag has to end with hold"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
