import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Attaches the animator's animations to layers: paused ones while it is paused, running ones while
/// it runs. They are replaced whenever its direction or pacing changes.
extension UIViewPropertyAnimator {
  /// Pauses an animation at the animator's position.
  func pause(_ managed: ManagedAnimation) {
    guard case .property(_, let values) = managed.content, let layer = managed.layer else { return }
    let length = seconds(of: managed)
    let pacing: Pacing?
    let offset: Double
    switch track.position {
    case .time(let time):
      pacing = managed.pacing
      let elapsed = (time - managed.window.lowerBound) * track.duration
      offset = min(max(elapsed, 0), length)
    case .progress(let progress):
      pacing = nil
      offset = managed.share(of: progress) * length
    }
    let pause: ManagedAnimation.Pause = pacing == nil ? .linear : .paced
    if managed.pause == pause, managed.move(to: offset) { return }
    let animation = values.animation(
      pacing: pacing, duration: length, isVertical: managed.isVertical)
    animation.timeOffset = offset
    animation.speed = 0
    attach(animation, of: managed, to: layer)
    managed.pause = pause
  }

  /// Runs an animation with the animator's movement.
  func run(_ managed: ManagedAnimation) {
    guard let movement, let layer = managed.layer else { return }
    let start = layer.convertTime(CACurrentMediaTime(), from: nil) - movement.elapsed
    switch movement.kind {
    case .ownPacing(let rate) where rate > 0:
      runForwards(managed, of: layer, rate: rate, start: start)
    case .ownPacing(let rate):
      runBackwards(managed, of: layer, rate: -rate, start: start)
    case .newPacing(let from, let to, let pacing, let duration):
      runRemainder(
        of: managed, on: layer, from: from, to: to, pacing, duration: duration, start: start)
    }
  }

  /// Runs an animation forwards with its own pacing.
  private func runForwards(
    _ managed: ManagedAnimation, of layer: CALayer, rate: Double, start: Double
  ) {
    guard case .property(_, let values) = managed.content else { return }
    let length = seconds(of: managed)
    let time = track.time(at: track.position)
    let window = managed.window
    var stretch = 1 / (rate * track.duration)
    var begin = start - (time - window.lowerBound) / rate
    if case .progress(let progress) = track.position, time > 0 {
      // After linear scrubbing, animations with different windows are at different fractions.
      let end = (window.upperBound - time) / rate
      let share = managed.share(of: progress)
      let done = managed.pacing.fraction(at: share, duration: length)
      let wait = share > 0 ? 0 : max(0, (window.lowerBound - time) / rate)
      if done < 1 { stretch = max(end - wait, 0) / ((1 - done) * length) }
      begin = start + wait - done * length * stretch
    }
    let animation = values.animation(
      pacing: managed.pacing, duration: length, isVertical: managed.isVertical,
      stretch: max(stretch, AnimationTiming.leastDuration))
    // Without a begin time it begins with the commit, in the layer's time at that instant.
    if begin != start || movement?.elapsed != 0 { animation.beginTime = begin }
    attach(animation, of: managed, to: layer)
  }

  /// Runs an animation backwards with its own pacing, as the second half of an autoreversing one.
  private func runBackwards(
    _ managed: ManagedAnimation, of layer: CALayer, rate: Double, start: Double
  ) {
    guard case .property(_, let values) = managed.content else { return }
    let length = seconds(of: managed)
    let window = managed.window
    let time = track.time(at: track.position)
    var stretch = 1 / (rate * track.duration)
    var done = min(max((time - window.lowerBound) * track.duration, 0), length)
    let wait = max(0, (time - window.upperBound) / rate)
    if case .progress(let progress) = track.position, progress > 0 {
      let share = managed.share(of: progress)
      done = managed.pacing.fraction(at: share, duration: length) * length
      let rest = time / rate * max(0, progress - window.lowerBound) / progress
      if done > 0 { stretch = rest / done }
    }
    let animation = values.animation(
      pacing: managed.pacing, duration: length, isVertical: managed.isVertical,
      stretch: max(stretch, AnimationTiming.leastDuration))
    animation.autoreverses = true
    animation.beginTime = start + wait - (2 * length - done) * stretch
    attach(animation, of: managed, to: layer)
  }

  /// Runs the rest of an animation, forwards or backwards, with another pacing.
  private func runRemainder(
    of managed: ManagedAnimation, on layer: CALayer, from: Double, to: Double, _ pacing: Pacing,
    duration: Double, start: Double
  ) {
    guard case .property(let property, let values) = managed.content else { return }
    let window = managed.window
    let share: Double
    switch track.position {
    case .time(let time):
      let fraction = (time - window.lowerBound) / (window.upperBound - window.lowerBound)
      share = managed.pacing.progress(at: fraction, duration: seconds(of: managed))
    case .progress(let progress): share = managed.share(of: progress)
    }
    let isAhead = to > from && window.lowerBound > from
    let wait = isAhead ? duration * (window.lowerBound - from) / (to - from) : 0
    let current = layer.presentedValue(of: property)
    let remainder = values.remainder(from: share, to: to, current: current)
    let animation = remainder.animation(
      pacing: pacing, duration: max(duration - wait, AnimationTiming.leastDuration),
      isVertical: managed.isVertical)
    if wait > 0 || movement?.elapsed != 0 { animation.beginTime = start + wait }
    attach(animation, of: managed, to: layer)
  }

  private func attach(_ animation: CAAnimation, of managed: ManagedAnimation, to layer: CALayer) {
    animation.isRemovedOnCompletion = false
    managed.attach(animation, to: layer)
  }

  private func seconds(of managed: ManagedAnimation) -> Double {
    let fraction = managed.window.upperBound - managed.window.lowerBound
    return max(fraction * track.duration, AnimationTiming.leastDuration)
  }
}

extension ManagedAnimation {
  /// The progress of this animation at a linear progress of the animator.
  fileprivate func share(of progress: Double) -> Double {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return progress < window.lowerBound ? 0 : 1 }
    return min(max((progress - window.lowerBound) / length, 0), 1)
  }
}
