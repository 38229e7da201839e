import HeadlessQuartzCore

/// A drag in progress.
struct ScrollDrag {
  var isActive = false
  /// The content offset for a finger that has not moved, before the resistance at the content's ends.
  var start = CGPoint.zero
}

extension UIScrollView {
  private var scrolls: (x: Bool, y: Bool) {
    let (low, high) = restingRange
    return (
      high.x > low.x || (bounces && alwaysBounceHorizontal),
      high.y > low.y || (bounces && alwaysBounceVertical)
    )
  }

  /// Whether there is anything to scroll.
  var mayScroll: Bool { scrolls.x || scrolls.y }

  /// Whether the pan moves along an axis that can scroll.
  var mayPan: Bool {
    let (x, y) = scrolls
    if x && y { return true }
    let velocity = panGestureRecognizer.velocity(in: self)
    if x { return abs(velocity.x) >= abs(velocity.y) }
    if y { return abs(velocity.y) >= abs(velocity.x) }
    return false
  }

  /// Whether a drag may scroll although views are tracking its touches.
  func mayTakeTouches(of views: [UIView]) -> Bool {
    views.filter { $0 !== self && $0.isDescendant(of: self) }
      .allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      mover.stop()
      drag = ScrollDrag(isActive: true, start: bounds.origin)
      updateTracking()
      delegate?.scrollViewWillBeginDragging(self)
      contentWillBeDragged()
      follow(pan)
    case .changed: follow(pan)
    case .ended: release(velocity: pan.velocity(in: superview))
    case .cancelled, .failed: release(velocity: .zero)
    case .possible: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let movement = pan.translation(in: superview)
    let (x, y) = scrolls
    let wanted = CGPoint(
      x: x ? drag.start.x - movement.x : bounds.minX,
      y: y ? drag.start.y - movement.y : bounds.minY)
    moveContent(to: resisted(wanted))
  }

  /// Lets the finger of a drag go on from an offset that the app sets meanwhile.
  func dragOn(from offset: CGPoint) {
    guard drag.isActive else { return }
    let movement = panGestureRecognizer.translation(in: superview)
    let unresisted = unresisted(offset)
    drag.start = CGPoint(x: unresisted.x + movement.x, y: unresisted.y + movement.y)
  }

  /// The speed of content beyond its ends at first, as a share of the finger's.
  ///
  /// The usual rubber band: content leaves its ends by at most one length of the view.
  private static let bandSpeed: CGFloat = 0.55

  /// Applies the resistance beyond the content's ends.
  private func resisted(_ offset: CGPoint) -> CGPoint {
    guard bounces else { return clamped(offset) }
    return scalingExcess(of: offset) { 1 - 1 / ($0 * Self.bandSpeed + 1) }
  }

  /// The offset to which the resistance is applied for this one to be seen.
  private func unresisted(_ offset: CGPoint) -> CGPoint {
    guard bounces else { return offset }
    return scalingExcess(of: offset) { $0 < 1 ? $0 / (1 - $0) / Self.bandSpeed : $0 }
  }

  /// `scale` is given by how many lengths of the view an offset is beyond the content's end.
  private func scalingExcess(of offset: CGPoint, by scale: (CGFloat) -> CGFloat) -> CGPoint {
    let kept = clamped(offset)
    func scaled(_ excess: CGFloat, _ length: CGFloat) -> CGFloat {
      guard excess != 0, length > 0 else { return 0 }
      let size = scale(abs(excess) / length) * length
      return excess < 0 ? -size : size
    }
    return CGPoint(
      x: kept.x + scaled(offset.x - kept.x, bounds.width),
      y: kept.y + scaled(offset.y - kept.y, bounds.height))
  }

  /// Ends the drag: determines the target, notifies the delegate, and decelerates.
  private func release(velocity: CGPoint) {
    guard drag.isActive else { return }
    let (x, y) = scrolls
    let speed = CGPoint(x: x ? -velocity.x : 0, y: y ? -velocity.y : 0)
    let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var target = restingPlace(
      proposed: restingPlace(from: bounds.origin, speed: speed), velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    target = end(ofDecelerationTo: target, from: bounds.origin)
    drag.isActive = false
    let goesOn = target != bounds.origin
    // Begins before the delegate hears of it, so that what the delegate does then affects it.
    if goesOn { mover.decelerate(to: target) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else {
      updateTracking()
      return contentCameToRest()
    }
    if mover.isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
    updateTracking()
  }

  /// Where a deceleration to an offset ends in the present resting range; content beyond an end of the
  /// range comes back to that end.
  func end(ofDecelerationTo target: CGPoint, from offset: CGPoint) -> CGPoint {
    let (nearest, kept) = (clamped(offset), clamped(target))
    return CGPoint(
      x: nearest.x == offset.x ? kept.x : nearest.x, y: nearest.y == offset.y ? kept.y : nearest.y)
  }

  /// Keeps the main loop in the tracking mode while the content is dragged or decelerates.
  func updateTracking() {
    MainLoop.shared.setTracking(drag.isActive || mover.isDecelerating, for: self)
  }

  private func restingPlace(from offset: CGPoint, speed: CGPoint) -> CGPoint {
    if isPagingEnabled { return page(from: offset, speed: speed) }
    // The limit of the geometric series of a speed with the factor `rate` per millisecond.
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue) / 1000
    return clamped(CGPoint(x: offset.x + speed.x * reach, y: offset.y + speed.y * reach))
  }

  private func page(from offset: CGPoint, speed: CGPoint) -> CGPoint {
    func nearest(_ place: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let page = place / length
      if abs(speed) < 100 { return page.rounded() * length }
      return (speed > 0 ? page.rounded(.up) : page.rounded(.down)) * length
    }
    return clamped(
      CGPoint(
        x: nearest(offset.x, bounds.width, speed.x), y: nearest(offset.y, bounds.height, speed.y)))
  }
}
