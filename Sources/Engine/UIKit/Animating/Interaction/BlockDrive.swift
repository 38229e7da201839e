import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Drives a transition through the animations that its animator starts in animation blocks.
///
/// It pauses each of them, without its pacing, and sets its offset; after the interaction it
/// advances them frame by frame to the start or the end. Animations that the app adds to layers
/// itself run on, unless the app has paused the container's time.
final class BlockDrive: TransitionDrive {
  /// An animation, and its delay after the first one.
  private struct Part {
    weak var managed: ManagedAnimation?
    var delay: Double

    var end: Double { delay + (managed?.duration ?? 0) }
  }

  private let container: CALayer
  /// The seconds that the progress 1 stands for: the announced duration, or the end of the last
  /// delayed animation if that is later.
  private var duration: Double
  private var parts: [Part] = []
  private var progress = 0.0
  private var step: ScheduledWork?
  private var hasSearched = false
  /// The values that the animator changed.
  private let journal = RestorationJournal()

  init(_ container: CALayer, duration: Double) {
    self.container = container
    self.duration = duration
  }

  deinit {
    step?.cancel()
  }

  /// Lets the animator start its animations, and pauses those that it starts in blocks.
  func start(_ animate: () -> Void) {
    var managedAnimations: [ManagedAnimation] = []
    let observer = ManagedAnimation.creationObserver
    ManagedAnimation.creationObserver = { managedAnimations.append($0) }
    journal.record(animate)
    ManagedAnimation.creationObserver = observer
    // Shipped menus give their only block a delay, and follow the finger from the first point on.
    let first = managedAnimations.map(\.delay).min() ?? 0
    parts = managedAnimations.map { Part(managed: $0, delay: $0.delay - first) }
    for managed in managedAnimations { managed.makeLinear() }
    duration = parts.filter { $0.delay > 0 }.map(\.end).reduce(duration, max)
    move(to: 0)
  }

  func update(to progress: Double) {
    move(to: progress)
    searchForRawAnimations()
  }

  private func move(to progress: Double) {
    self.progress = progress
    for part in parts { part.managed?.pause(at: progress * duration - part.delay) }
  }

  func pause() -> Double {
    step?.cancel()
    step = nil
    return progress
  }

  func end(_ rest: TransitionRest) {
    let remainder = Remainder(
      from: progress, to: rest.goal, begin: MainLoop.shared.now,
      duration: rest.share * duration, curve: rest.curve.cubic)
    schedule(remainder)
  }

  /// The movement from the end of the interaction to the start or the end.
  private struct Remainder {
    var from: Double
    var to: Double
    var begin: Double
    var duration: Double
    var curve: CubicCurve

    var end: Double { begin + duration }

    func progress(at instant: Double) -> Double {
      from.interpolated(to: to, at: curve.value(at: (instant - begin) / duration))
    }
  }

  /// Schedules the next frame, or the arrival if it comes first.
  private func schedule(_ remainder: Remainder) {
    let now = MainLoop.shared.now
    let frame = Self.nextFrame(after: now)
    guard frame < remainder.end else {
      step = MainLoop.shared.perform(after: remainder.end - now) { self.arrive(at: remainder.to) }
      return
    }
    step = MainLoop.shared.perform(after: frame - now) {
      self.move(to: remainder.progress(at: frame))
      self.schedule(remainder)
    }
  }

  // Frames count from the epoch; the millionth absorbs the rounding of instants near 1000.
  private static func nextFrame(after instant: Double) -> Double {
    let passed = ((instant - MainLoop.epoch) / MainLoop.frameDuration + 1e-6).rounded(.down)
    return MainLoop.epoch + (passed + 1) * MainLoop.frameDuration
  }

  /// Completes the animations; at the start, restores the values that they had changed.
  private func arrive(at goal: Double) {
    step = nil
    move(to: goal)
    let managedAnimations = parts.compactMap { part in part.managed.map { ($0, part.delay) } }
    parts = []
    if goal == 0 {
      journal.undo()
      for (managed, _) in managedAnimations { managed.finish() }
    } else {
      for (managed, delay) in managedAnimations { managed.run(from: duration - delay) }
    }
  }

  /// Reports animations that the app added itself and that nothing pauses.
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
