import HeadlessQuartzCore

/// A continuous gesture that begins when the fingers' centroid has moved 10 points.
///
/// These points are absorbed: from `.began` on, the translation counts from where the centroid was
/// after them. While the gesture is still `.possible`, as in `gestureRecognizerShouldBegin(_:)`, it
/// counts from where the fingers landed.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  /// More fingers make the gesture fail before it has begun, and are ignored afterwards.
  open var maximumNumberOfTouches = Int.max
  /// Fidelity: stored, without effect, because there is no trackpad.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The edges of ``UIScreenEdgePanGestureRecognizer``.
  final var startingEdges: UIRectEdge = []
  /// The centroid at which the translation is zero, in the window's coordinates.
  private var origin = CGPoint.zero
  private var velocityTracker = VelocityTracker<CGPoint>()

  /// In the view's coordinates or, for `nil`, the window's.
  open func translation(in view: UIView?) -> CGPoint {
    guard let view else { return centroid - origin }
    return view.convert(centroid, from: nil) - view.convert(origin, from: nil)
  }

  /// Fidelity: the velocity is left as it is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else { origin = centroid - translation; return }
    origin = view.convert(view.convert(centroid, from: nil) - translation, to: nil)
  }

  /// In points per second of the view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = velocityTracker.velocity(at: MainLoop.shared.now)
    guard let view else { return velocity }
    return view.convert(velocity, from: nil) - view.convert(CGPoint.zero, from: nil)
  }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.state != .possible {
      for touch in touches where numberOfTouches > maximumNumberOfTouches {
        ignore(touch, for: event)
      }
    }
    keepTranslation(forgetting: touches)
    super.touchesBegan(touches, with: event)
    if machine.state == .possible && numberOfTouches > maximumNumberOfTouches { state = .failed }
    measure()
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure()
    switch machine.state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, !isWaiting else { return }
      let distance = origin.distance(to: centroid)
      switch classify(centroid - origin) {
      case .undecided: return
      case .other: state = .failed
      case .pan:
        state = .began
        let part = Slop.distance / max(distance, Slop.distance)
        let slop = CGPoint(x: (centroid.x - origin.x) * part, y: (centroid.y - origin.y) * part)
        if machine.state == .began || isWaiting { origin = origin + slop }
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    measure()
    if trackedTouches.contains(where: \.isDown) {
      leave(touches)
    } else if machine.state == .possible && !isWaiting {
      state = .failed
    } else {
      state = .ended
    }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if trackedTouches.contains(where: \.isDown) {
      leave(touches)
    } else {
      state = .cancelled
    }
  }

  override open func reset() {
    super.reset()
    origin = .zero
    velocityTracker = VelocityTracker()
  }

  /// The meaning of a movement from where the fingers landed.
  enum Classification { case undecided, pan, other }

  /// Decides whether fingers that have moved by a vector, in points, are panning.
  func classify(_ movement: CGPoint) -> Classification {
    CGPoint.zero.distance(to: movement) >= Slop.distance ? .pan : .undecided
  }

  private func measure() {
    velocityTracker.add(centroid, at: MainLoop.shared.now)
  }

  /// Keeps the translation while new fingers move the centroid.
  private func keepTranslation(forgetting newcomers: Set<UITouch>) {
    let before = trackedTouches.filter { !newcomers.contains($0) }.map(\.position)
    guard let old = CGPoint.centroid(of: before) else { origin = centroid; return }
    shift(by: centroid - old)
  }

  private func leave(_ touches: Set<UITouch>) {
    let old = centroid
    trackedTouches.removeAll { touches.contains($0) }
    shift(by: centroid - old)
  }

  private func shift(by step: CGPoint) {
    origin = origin + step
    velocityTracker.adjust { $0 + step }
  }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
