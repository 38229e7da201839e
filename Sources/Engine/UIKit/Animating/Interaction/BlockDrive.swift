import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Drives a transition by the animations that its animator starts in animation blocks.
///
/// Each of them stands still and is moved along, evenly and without its own pace; in the end they
/// are let go, frame by frame.
/// Animations that the app attaches to layers itself are none of them, and just run, unless the
/// app has frozen the container's time.
final class BlockDrive: TransitionDrive {
  /// An animation, and how long after the transition's beginning it begins.
  private struct Part {
    weak var ticket: AnimationTicket?
    var delay: Double
  }

  private let container: CALayer
  private let duration: Double
  private var parts: [Part] = []
  private var progress = 0.0
  private var step: ScheduledWork?
  private var hasSearched = false
  /// What the animator changed.
  private let journal = RestorationJournal()

  init(_ container: CALayer, duration: Double) {
    self.container = container
    self.duration = duration
  }

  deinit {
    step?.cancel()
  }

  /// Lets the animator start its animations, and holds those that it starts in blocks.
  func start(_ animate: () -> Void) {
    var tickets: [AnimationTicket] = []
    let witness = AnimationTicket.witness
    AnimationTicket.witness = { tickets.append($0) }
    journal.record(animate)
    AnimationTicket.witness = witness
    parts = tickets.map { Part(ticket: $0, delay: $0.delay) }
    for ticket in tickets { ticket.straighten() }
    move(to: 0)
  }

  func update(to progress: Double) {
    move(to: progress)
    searchForRawAnimations()
  }

  private func move(to progress: Double) {
    self.progress = progress
    for part in parts { part.ticket?.stand(at: progress * duration - part.delay) }
  }

  func pause() -> Double {
    step?.cancel()
    step = nil
    return progress
  }

  func end(_ rest: TransitionRest) {
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
      self.move(to: ride.progress(at: frame))
      self.schedule(ride)
    }
  }

  // Frames are counted from the epoch, with room for the rounding of instants near 1000.
  private static func nextFrame(after instant: Double) -> Double {
    let passed = ((instant - MainLoop.epoch) / MainLoop.frameDuration + 1e-6).rounded(.down)
    return MainLoop.epoch + (passed + 1) * MainLoop.frameDuration
  }

  /// Lets the animations go. At the end they end by themselves; at the beginning they are over.
  private func arrive(at goal: Double) {
    step = nil
    move(to: goal)
    let tickets = parts.compactMap { part in part.ticket.map { ($0, part.delay) } }
    parts = []
    if goal == 0 {
      journal.takeBack()
      for (ticket, _) in tickets { ticket.conclude() }
    } else {
      for (ticket, delay) in tickets { ticket.run(from: duration - delay) }
    }
  }

  /// Reports animations that the app attached itself and that nothing holds.
  private func searchForRawAnimations() {
    guard !hasSearched, container.speed != 0 else { return }
    hasSearched = true
    container.reportRawAnimations()
  }
}

extension CALayer {
  /// Records a fault for each animation in the subtree that no animation block has started.
  func reportRawAnimations() {
    var layers = [self]
    while let layer = layers.popLast() {
      for attached in layer.attachedAnimations where !(attached.animation.delegate is Attachment) {
        EngineLog.fault(
          .rawAnimationInPercentDriven,
          [
            "key": attached.key,
            "layer": layer.owner?.layerName ?? layer.name ?? String(describing: type(of: layer)),
          ])
      }
      layers += layer.sublayers ?? []
      if let mask = layer.mask { layers.append(mask) }
    }
  }
}
