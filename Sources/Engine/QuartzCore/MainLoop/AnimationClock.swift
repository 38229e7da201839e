/// Computes when the animations of the rendered tree begin and end, and notifies delegates.
///
/// Nothing is sampled: instants are computed from the timing of the layers, and again whenever that
/// changes.
package final class AnimationClock {
  private var running: [AttachedAnimation] = []
  private var ended: [(AttachedAnimation, finished: Bool)] = []
  private var isStale = false
  private var soonest = Double.infinity

  /// The instant at which the next animation begins or ends; infinite if none will.
  package var nextInstant: Double {
    if !ended.isEmpty { return -.infinity }
    if isStale { reschedule() }
    return soonest
  }

  /// The timing of a layer changed, or a layer moved in the tree.
  func timingChanged() { isStale = true }

  func begin(_ animation: AttachedAnimation) {
    running.append(animation)
    isStale = true
  }

  /// Ends an animation before its time, or replaces it.
  func remove(_ animation: AttachedAnimation, finished: Bool) {
    running.removeAll { $0 === animation }
    isStale = true
    ended.append((animation, finished))
  }

  /// Notifies delegates and transactions of animations that began or ended.
  ///
  /// - Returns: Whether there were any.
  func tell(at instant: Double) -> Bool {
    var told = false
    if nextInstant <= instant {
      for animation in running { animation.update(at: instant) }
      let starting = running.filter { $0.isStarting }
      let over = running.filter { $0.isOver }
      running.removeAll { $0.isOver }
      isStale = true
      for animation in starting {
        animation.start()
        told = true
      }
      for animation in over { animation.expire() }
      ended += over.map { ($0, true) }
    }
    let batch = ended
    ended = []
    for (animation, finished) in batch {
      animation.end(finished: finished)
      told = true
    }
    return told
  }

  private func reschedule() {
    isStale = false
    soonest = .infinity
    let now = MainLoop.shared.now
    for animation in running { soonest = min(soonest, animation.nextInstant(after: now)) }
  }
}
