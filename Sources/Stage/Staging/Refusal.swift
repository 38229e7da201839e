import Motion

/// A reason why the scripted user cannot do a step.
public enum Refusal: Error, Equatable, Sendable {
  /// No view of this name is on screen; these names are.
  case noView(named: String, visible: [String])
  /// The view is there, but nothing of it lies on the screen.
  case notOnScreen(name: String, frame: Rectangle)
  /// The view, or one that holds it, is hidden.
  case hidden(name: String)
  /// `dragOn` needs a finger that an earlier drag left on the screen.
  case noFingerDown

  /// The reason in a sentence, for the author of the scenario.
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
      return "the view \"\(name)\" is hidden"
    case .noFingerDown:
      return "no finger is on the screen; an earlier drag has to end with hold"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
