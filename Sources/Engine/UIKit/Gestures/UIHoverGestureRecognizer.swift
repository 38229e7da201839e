import HeadlessQuartzCore

/// Fidelity: there is no pointer, so the recognizer stays `.possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }

  override open func shouldReceive(_ event: UIEvent) -> Bool { false }
}
