import HeadlessQuartzCore
import Motion

/// Drives a transition by the time of its container: frozen, moved along, and let go in the end.
final class ContainerDrive: TransitionDrive {
  private let container: CALayer
  private let duration: Double
  /// The container's time at which it was frozen and the animations begin.
  private let origin: Double
  private var progress = 0.0
  private var step: ScheduledWork?
  /// What the animator changed.
  private let journal = RestorationJournal()

  init(_ container: CALayer, duration: Double) {
    self.container = container
    self.duration = duration
    origin = container.convertTime(CACurrentMediaTime(), from: nil)
    container.speed = 0
    container.timeOffset = origin
  }

  deinit {
    step?.cancel()
  }

  /// Lets the animator start its animations.
  func start(_ animate: () -> Void) {
    journal.record(animate)
  }

  func update(to progress: Double) {
    self.progress = progress
    container.timeOffset = origin + progress * duration
  }

  func pause() -> Double {
    step?.cancel()
    step = nil
    return progress
  }

  func end(_ rest: TransitionRest) {
    // Whoever froze the container too may have let it go again; one of us has to drive.
    container.speed = 0
    update(to: progress)
    let ride = Ride(
      from: progress, to: rest.goal, begin: MainLoop.shared.now,
      duration: rest.share * duration, curve: rest.curve.cubic)
    schedule(ride)
  }

  /// The way from where the interaction ended to one of the ends.
  private struct Ride {
    var from: Double
    var to: Double
    var begin: Double
    var duration: Double
    var curve: CubicCurve

    var end: Double { begin + duration }

    func progress(at instant: Double) -> Double {
      from + (to - from) * curve.value(at: (instant - begin) / duration)
    }
  }

  /// Goes on at the next frame, or arrives if the ride ends before that.
  private func schedule(_ ride: Ride) {
    let now = MainLoop.shared.now
    let frame = Self.nextFrame(after: now)
    guard frame < ride.end else {
      step = MainLoop.shared.perform(after: ride.end - now) { self.arrive(at: ride.to) }
      return
    }
    step = MainLoop.shared.perform(after: frame - now) {
      self.update(to: ride.progress(at: frame))
      self.schedule(ride)
    }
  }

  // Frames are counted from the epoch, with room for the rounding of instants near 1000.
  private static func nextFrame(after instant: Double) -> Double {
    let passed = ((instant - MainLoop.epoch) / MainLoop.frameDuration + 1e-6).rounded(.down)
    return MainLoop.epoch + (passed + 1) * MainLoop.frameDuration
  }

  /// Lets the container's time go, forwards or backwards, so that the animations end right here.
  private func arrive(at goal: Double) {
    step = nil
    update(to: goal)
    if goal == 0 {
      let now = CACurrentMediaTime()
      container.beginTime = container.superlayer?.convertTime(now, from: nil) ?? now
      container.speed = -1
      journal.takeBack()
      MainLoop.shared.perform(after: 0) { [container] in container.run(from: nil) }
    } else {
      container.run(from: origin + duration)
    }
  }
}

extension CALayer {
  /// Lets the layer's time run forwards at its normal rate from a time, or from where it is.
  fileprivate func run(from time: Double?) {
    let now = CACurrentMediaTime()
    let time = time ?? convertTime(now, from: nil)
    speed = 1
    timeOffset = 0
    beginTime = 0
    beginTime = convertTime(now, from: nil) - time
  }
}
