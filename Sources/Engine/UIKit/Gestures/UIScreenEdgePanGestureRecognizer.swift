import HeadlessQuartzCore

/// Recognizes a pan that starts at an edge of the screen and leads inwards.
///
/// Fidelity: a touch starts at the edge if it is within 20 points of it, and has to move inwards
/// more than sideways; both are engine rules. As on iOS, a recognizer with several edges recognizes
/// nothing.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge a pan may start, in points.
  private static let reach: CGFloat = 20

  /// The one edge at which pans start.
  ///
  /// It is kept by the superclass, and nothing here can be overridden that cannot be there: so a
  /// method that declares this class may be given any pan, as apps do.
  public final var edges: UIRectEdge {
    get { startingEdges }
    set { startingEdges = newValue }
  }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if machine.state == .possible && !touches.allSatisfy(startsAtEdge) { state = .failed }
  }

  override func classify(_ movement: CGPoint) -> Classification {
    guard super.classify(movement) == .pan else { return .undecided }
    let inwards: (along: CGFloat, across: CGFloat) =
      switch edges {
      case .left: (movement.x, movement.y)
      case .right: (-movement.x, movement.y)
      case .top: (movement.y, movement.x)
      default: (-movement.y, movement.x)
      }
    return inwards.along > abs(inwards.across) ? .pan : .other
  }

  private final func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    switch edges {
    case .left: return touch.landing.x <= bounds.minX + Self.reach
    case .right: return touch.landing.x >= bounds.maxX - Self.reach
    case .top: return touch.landing.y <= bounds.minY + Self.reach
    case .bottom: return touch.landing.y >= bounds.maxY - Self.reach
    default: return false
    }
  }
}
