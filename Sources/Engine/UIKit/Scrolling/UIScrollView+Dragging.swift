import HeadlessQuartzCore

/// A drag in progress.
struct ScrollDrag {
  var isActive = false
  /// The content offset when the drag began.
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

  /// Applies the resistance beyond the content's ends.
  private func resisted(_ offset: CGPoint) -> CGPoint {
    let kept = clamped(offset)
    guard bounces else { return kept }
    // The usual rubber band: at most one length of the view, with 55 percent of the speed at first.
    func band(_ excess: CGFloat, _ length: CGFloat) -> CGFloat {
      guard excess != 0, length > 0 else { return 0 }
      let pull = 1 - 1 / (abs(excess) * 0.55 / length + 1)
      return (excess < 0 ? -pull : pull) * length
    }
    return CGPoint(
      x: kept.x + band(offset.x - kept.x, bounds.width),
      y: kept.y + band(offset.y - kept.y, bounds.height))
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
