import HeadlessQuartzCore

extension UIView {
  /// Views below this opacity receive no touches.
  private static let leastTouchableAlpha: Float = 0.01

  /// `nil` while there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func findView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, touchBlockingAnimations == 0, !isHidden,
      layer.opacity >= UIView.leastTouchableAlpha, self.point(inside: point, with: event)
    else { return nil }
    for view in contentViews.reversed() {
      if let found = view.hitTest(view.placeOfTouch(at: point, in: self), with: event) {
        return found
      }
    }
    return self
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard !recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.view = nil
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
