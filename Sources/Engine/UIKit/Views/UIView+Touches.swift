import HeadlessQuartzCore

extension UIView {
  /// Views below this opacity receive no touches.
  static let leastTouchableAlpha: Float = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, touchBlockingAnimations == 0, !isHidden,
      layer.opacity >= UIView.leastTouchableAlpha, self.point(inside: point, with: event)
    else { return nil }
    for view in contentViews.reversed() {
      if let found = view.hitTest(view.hitTestLocation(of: point, in: self), with: event) {
        return found
      }
    }
    return self
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard !recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    layer.touch()
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.view = nil
    layer.touch()
  }

  /// `nil` while there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func resignInside(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { FirstResponder.current = nil }
    return force
  }
}
