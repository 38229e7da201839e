import HeadlessQuartzCore

/// Recognizes a pointer that hovers over a view.
///
/// Fidelity: there is no pointer, so it stays `.possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a hovering pencil, 0...1; always 0.
  open var zOffset: CGFloat { 0 }

  override open func shouldReceive(_ event: UIEvent) -> Bool { false }
}
