import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Animates the content offset of a scroll view, one step per frame.
final class ScrollMover {
  private enum Kind {
    case gliding, decelerating
  }

  private struct Movement {
    var kind: Kind
    var from: CGPoint
    var to: CGPoint
    var began: Double
    var duration: Double
  }

  weak var scrollView: UIScrollView?
  private var movement: Movement?
  private var work: ScheduledWork?

  /// The duration of `setContentOffset(_:animated:)`, in seconds.
  private static let glide = 0.3
  /// The duration of a deceleration, in seconds.
  ///
  /// Fidelity: UIKit decelerates exponentially, by `decelerationRate`; here it is a cubic of a chosen
  /// length.
  private static let deceleration = 0.6

  var isMoving: Bool { movement != nil }
  var isDecelerating: Bool { movement?.kind == .decelerating }

  /// Animates to an offset that the app set.
  ///
  /// Has no effect, and sends no delegate message, if the content is already there.
  func glide(to offset: CGPoint) {
    guard offset != scrollView?.bounds.origin else { return stop() }
    begin(.gliding, to: offset, duration: ScrollMover.glide)
  }

  /// Decelerates to an offset after a drag.
  func decelerate(to offset: CGPoint) {
    begin(.decelerating, to: offset, duration: ScrollMover.deceleration)
  }

  /// Goes on from an offset that the app sets during a deceleration, and ends any other movement.
  ///
  /// Fidelity: the end moves by the same distance, within the resting range, and is reached as soon. In an
  /// animation block the app's own movement takes the place of this one.
  func goOn(from offset: CGPoint) {
    guard isDecelerating, let movement, let scrollView, UIView.inheritedAnimationDuration == 0
    else {
      return stop()
    }
    let share = share(of: movement)
    let moved = movement.to + (offset - scrollView.bounds.origin)
    let end = scrollView.end(ofDecelerationTo: moved, from: offset)
    self.movement?.to = end
    guard share < 1 else { return }
    self.movement?.from = CGPoint(
      x: (offset.x - end.x * share) / (1 - share), y: (offset.y - end.y * share) / (1 - share))
  }

  /// Stops any animation at the current offset.
  func stop() {
    work?.cancel()
    work = nil
    movement = nil
    scrollView?.updateTracking()
  }

  private func begin(_ kind: Kind, to offset: CGPoint, duration: Double) {
    stop()
    guard let scrollView else { return }
    movement = Movement(
      kind: kind, from: scrollView.bounds.origin, to: offset, began: MainLoop.shared.now,
      duration: duration)
    schedule()
  }

  private func schedule() {
    work = MainLoop.shared.perform(after: MainLoop.frameDuration) { [weak self] in self?.step() }
  }

  private func step() {
    guard let scrollView, let movement else { return }
    let share = share(of: movement)
    let offset = Point(movement.from).interpolated(to: Point(movement.to), at: share)
    scrollView.moveContent(to: share < 1 ? CGPoint(offset) : movement.to)
    // The delegate may have stopped or replaced the movement.
    guard let present = self.movement, present.began == movement.began,
      present.kind == movement.kind
    else { return }
    if movement.kind == .decelerating {
      // The insets or the content may be others than when the finger was lifted.
      let offset = scrollView.bounds.origin
      let end = scrollView.end(ofDecelerationTo: present.to, from: offset)
      if end != present.to || (share == 1 && end != offset) { return decelerate(to: end) }
    }
    if share < 1 { return schedule() }
    self.movement = nil
    work = nil
    scrollView.updateTracking()
    switch movement.kind {
    case .gliding: scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    case .decelerating: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    }
    if self.movement == nil { scrollView.contentCameToRest() }
  }

  private func share(of movement: Movement) -> Double {
    let progress = (MainLoop.shared.now - movement.began + 1e-9) / movement.duration
    return ScrollMover.eased(min(1, progress), movement.kind)
  }

  /// Ease in and out (smoothstep) for the app's movements; cubic ease out after a drag.
  private static func eased(_ progress: Double, _ kind: Kind) -> Double {
    switch kind {
    case .gliding: progress * progress * (3 - 2 * progress)
    case .decelerating: 1 - (1 - progress) * (1 - progress) * (1 - progress)
    }
  }
}
