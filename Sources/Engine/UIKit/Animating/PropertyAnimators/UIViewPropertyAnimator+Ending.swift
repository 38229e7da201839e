import HeadlessCoreGraphics
import HeadlessQuartzCore

extension UIViewPropertyAnimator {
  func stop(withoutFinishing: Bool) {
    guard state != .inactive, mayInterrupt() else { return }
    if state == .active {
      let present = restorations.map { $0.layer?.presentedValue(of: $0.property) }
      setMovement(nil)
      dropManagedAnimations(finished: false)
      AnimationContext.withoutAnimation {
        for (restoration, value) in zip(restorations, present) { restoration.settle(on: value) }
      }
    }
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    reset()
  }

  func finish(at position: UIViewAnimatingPosition) {
    let wasStopped = state == .stopped
    // The list of running animators may have the last reference.
    withExtendedLifetime(self) {
      setMovement(nil)
      dropManagedAnimations(finished: position == .end)
      AnimationContext.withoutAnimation {
        switch position {
        case .start:
          for change in effectChanges.reversed() { change.restoreOld() }
          for restoration in restorations.reversed() { restoration.restoreOld() }
        case .end where wasStopped:
          for change in effectChanges { change.restoreNew() }
          for restoration in restorations { restoration.restoreNew() }
        case .end, .current: break
        }
      }
      let waiting = completions
      completions = []
      state = .inactive
      isCompleting = !wasStopped
      for completion in waiting { completion(position) }
      isCompleting = false
      if state == .inactive { reset() }
    }
  }

  private func reset() {
    state = .inactive
    runsBackwards = false
    restorations = []
    effectChanges = []
    track.position = .time(0)
  }

  private func dropManagedAnimations(finished: Bool) {
    let dropped = managedAnimations
    managedAnimations = []
    for managed in dropped {
      managed.detach()
      managed.notifyBlock(finished: finished)
    }
  }

  func wasReleased() {
    guard state != .inactive, origin.isCurrent else { return }
    fault(.animatorReleasedWhileActive)
    dropManagedAnimations(finished: false)
  }
}
