import HeadlessQuartzCore

/// Fidelity: scrolling does not depend on these.
extension NSObjectProtocol where Self: UIScrollView {
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// The place of content that is smaller than the view, as a fraction; 0.5 is the middle.
  public var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}
