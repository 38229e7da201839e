import HeadlessQuartzCore

/// A discrete gesture.
///
/// Fidelity: a swipe is 50 points within half a second, with less than 50 points sideways; these
/// are engine rules, Apple gives no numbers.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let length: CGFloat = 50
  private static let duration = 0.5

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var origin = CGPoint.zero
  private var began = 0.0

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == touches.count { began = event.timestamp }
    origin = CGPoint.centroid(of: trackedTouches.map(\.landing)) ?? centroid
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard machine.state == .possible, !isWaiting else { return }
    guard event.timestamp - began <= Self.duration else { state = .failed; return }
    let movement = centroid - origin
    let strokes: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, movement.x, movement.y), (.left, -movement.x, movement.y),
      (.down, movement.y, movement.x), (.up, -movement.y, movement.x),
    ]
    let wanted = strokes.filter { direction.contains($0.0) }
    if wanted.contains(where: { $0.along >= Self.length && abs($0.across) < Self.length }) {
      state = numberOfTouches == numberOfTouchesRequired ? .ended : .failed
    } else if wanted.allSatisfy({ $0.along < -Slop.distance || abs($0.across) >= Self.length }) {
      state = .failed
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if machine.state == .possible && !isWaiting { state = .failed }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
