import HeadlessQuartzCore

// What methods declare as their sender, and as the event behind it.

extension UIView: StandingIn {
  package static func makeStandIn() -> AnyObject? {
    EngineTypes.contains(self) ? makeByClass(frame: .zero) : nil
  }
}

extension UIGestureRecognizer: StandingIn {
  package static func makeStandIn() -> AnyObject? {
    EngineTypes.contains(self) ? _new(target: nil, action: nil) : nil
  }
}

extension UIBarButtonItem: StandingIn {
  package static func makeStandIn() -> AnyObject? { EngineTypes.contains(self) ? _new() : nil }
}

extension UIEvent: StandingIn {
  package static func makeStandIn() -> AnyObject? {
    self == UIEvent.self ? UIEvent(touches: [], timestamp: 0) : nil
  }
}
