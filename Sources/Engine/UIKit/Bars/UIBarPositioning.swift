import HeadlessQuartzCore

public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Fidelity: bars are drawn alike in all positions.
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asked when the bar is added to a view.
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition {
    OptionalRequirement.missing(.any)
  }
}

extension UIBarPositioning {
  func askForPosition(_ delegate: UIBarPositioningDelegate) -> UIBarPosition {
    let answer = OptionalRequirement.ask { delegate.position(for: self) }
    guard let answer else { return .any }
    EngineLog.call(
      toApp: true, delegate, "position(for:)", [EngineLog.name(self)], returned: "\(answer)")
    return answer
  }
}
