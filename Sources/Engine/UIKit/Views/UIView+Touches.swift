import HeadlessQuartzCore

extension UIView {
  /// Views below this opacity receive no touches.
  static let leastTouchableAlpha: Float = 0.01

  /// `nil` while there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Returns whether the view or a subview was first responder and resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { FirstResponder.current = nil }
    return force
  }
}
