import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// How the animator's place becomes animations of layers: frozen ones while it rests, running
/// ones while it moves. They are made anew at each change of direction or pace.
extension UIViewPropertyAnimator {
  /// Freezes an animation where the animator stands.
  func rest(_ ticket: AnimationTicket) {
    guard case .course(let course, _) = ticket.content, let layer = ticket.layer else { return }
    let length = seconds(of: ticket)
    let pacing: Pacing?
    let offset: Double
    switch self.course.place {
    case .time(let time):
      pacing = ticket.pacing
      let elapsed = (time - ticket.window.lowerBound) * self.course.duration
      offset = min(max(elapsed, 0), length)
    case .progress(let progress):
      pacing = nil
      offset = ticket.share(of: progress) * length
    }
    let rest: AnimationTicket.Rest = pacing == nil ? .even : .paced
    if ticket.rest == rest, ticket.move(to: offset) { return }
    let animation = course.animation(pacing: pacing, duration: length, isDown: ticket.isDown)
    animation.timeOffset = offset
    animation.speed = 0
    attach(animation, of: ticket, to: layer)
    ticket.rest = rest
  }

  /// Lets an animation run as the animator's movement asks for it.
  func move(_ ticket: AnimationTicket) {
    guard let travel, let layer = ticket.layer else { return }
    let start = layer.convertTime(CACurrentMediaTime(), from: nil) - travel.elapsed
    switch travel.way {
    case .pace(let rate) where rate > 0: advance(ticket, of: layer, rate: rate, start: start)
    case .pace(let rate): retrace(ticket, of: layer, rate: -rate, start: start)
    case .leg(let from, let to, let pacing, let duration):
      head(ticket, of: layer, from: from, to: to, pacing, duration: duration, start: start)
    }
  }

  /// Runs an animation forwards along its own pace.
  private func advance(
    _ ticket: AnimationTicket, of layer: CALayer, rate: Double, start: Double
  ) {
    guard case .course(let course, _) = ticket.content else { return }
    let length = seconds(of: ticket)
    let time = self.course.time(at: self.course.place)
    let window = ticket.window
    var stretch = 1 / (rate * self.course.duration)
    var begin = start - (time - window.lowerBound) / rate
    if case .progress(let progress) = self.course.place, time > 0 {
      // Linear scrubbing left each animation at its own point of its pace.
      let end = (window.upperBound - time) / rate
      let share = ticket.share(of: progress)
      let done = ticket.pacing.fraction(at: share, duration: length)
      let wait = share > 0 ? 0 : max(0, (window.lowerBound - time) / rate)
      if done < 1 { stretch = max(end - wait, 0) / ((1 - done) * length) }
      begin = start + wait - done * length * stretch
    }
    let animation = course.animation(
      pacing: ticket.pacing, duration: length, isDown: ticket.isDown,
      stretch: max(stretch, AnimationTiming.leastDuration))
    // Left open, the beginning is decided by the commit, in whatever time the layer has then.
    if begin != start || travel?.elapsed != 0 { animation.beginTime = begin }
    attach(animation, of: ticket, to: layer)
  }

  /// Runs an animation back along its own pace: the second half of one that autoreverses.
  private func retrace(
    _ ticket: AnimationTicket, of layer: CALayer, rate: Double, start: Double
  ) {
    guard case .course(let course, _) = ticket.content else { return }
    let length = seconds(of: ticket)
    let window = ticket.window
    let time = self.course.time(at: self.course.place)
    var stretch = 1 / (rate * self.course.duration)
    var done = min(max((time - window.lowerBound) * self.course.duration, 0), length)
    let wait = max(0, (time - window.upperBound) / rate)
    if case .progress(let progress) = self.course.place, progress > 0 {
      let share = ticket.share(of: progress)
      done = ticket.pacing.fraction(at: share, duration: length) * length
      let rest = time / rate * max(0, progress - window.lowerBound) / progress
      if done > 0 { stretch = rest / done }
    }
    let animation = course.animation(
      pacing: ticket.pacing, duration: length, isDown: ticket.isDown,
      stretch: max(stretch, AnimationTiming.leastDuration))
    animation.autoreverses = true
    animation.beginTime = start + wait - (2 * length - done) * stretch
    attach(animation, of: ticket, to: layer)
  }

  /// Runs the rest of an animation, or its way back, with another pace.
  private func head(
    _ ticket: AnimationTicket, of layer: CALayer, from: Double, to: Double, _ pacing: Pacing,
    duration: Double, start: Double
  ) {
    guard case .course(let course, let property) = ticket.content else { return }
    let window = ticket.window
    let share: Double
    switch self.course.place {
    case .time(let time):
      let fraction = (time - window.lowerBound) / (window.upperBound - window.lowerBound)
      share = ticket.pacing.progress(at: fraction, duration: seconds(of: ticket))
    case .progress(let progress): share = ticket.share(of: progress)
    }
    let isAhead = to > from && window.lowerBound > from
    let wait = isAhead ? duration * (window.lowerBound - from) / (to - from) : 0
    let present = layer.presentation().map { property.value(in: $0) }
    let rest = course.rest(from: share, to: to, present: present)
    let animation = rest.animation(
      pacing: pacing, duration: max(duration - wait, AnimationTiming.leastDuration),
      isDown: ticket.isDown)
    if wait > 0 || travel?.elapsed != 0 { animation.beginTime = start + wait }
    attach(animation, of: ticket, to: layer)
  }

  private func attach(_ animation: CAAnimation, of ticket: AnimationTicket, to layer: CALayer) {
    animation.isRemovedOnCompletion = false
    ticket.attach(animation, to: layer)
  }

  private func seconds(of ticket: AnimationTicket) -> Double {
    let fraction = ticket.window.upperBound - ticket.window.lowerBound
    return max(fraction * course.duration, AnimationTiming.leastDuration)
  }
}

extension AnimationTicket {
  /// How far this animation is when the animator's even progress has come to a fraction.
  fileprivate func share(of progress: Double) -> Double {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return progress < window.lowerBound ? 0 : 1 }
    return min(max((progress - window.lowerBound) / length, 0), 1)
  }
}
