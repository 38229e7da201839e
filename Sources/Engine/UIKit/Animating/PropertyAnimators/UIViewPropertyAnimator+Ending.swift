import HeadlessCoreGraphics
import HeadlessQuartzCore

extension UIViewPropertyAnimator {
  func stop(withoutFinishing: Bool) {
    guard state != .inactive, mayInterrupt() else { return }
    if state == .active {
      let present = restorations.map { $0.layer?.presentation() }
      setTravel(nil)
      dropTickets(finished: false)
      AnimationContext.withoutAnimation {
        for (restoration, layer) in zip(restorations, present) { restoration.settle(on: layer) }
      }
    }
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    reset()
  }

  func finish(at position: UIViewAnimatingPosition) {
    let wasStopped = state == .stopped
    // The list of running animators may hold the last reference.
    withExtendedLifetime(self) {
      setTravel(nil)
      dropTickets(finished: position == .end)
      AnimationContext.withoutAnimation {
        switch position {
        case .start: for restoration in restorations.reversed() { restoration.restoreOld() }
        case .end where wasStopped: for restoration in restorations { restoration.restoreNew() }
        case .end, .current: break
        }
      }
      let waiting = completions
      completions = []
      state = .inactive
      for completion in waiting { completion(position) }
      if state == .inactive { reset() }
    }
  }

  private func reset() {
    state = .inactive
    goesBack = false
    restorations = []
    course.place = .time(0)
  }

  private func dropTickets(finished: Bool) {
    let dropped = tickets
    tickets = []
    for ticket in dropped {
      ticket.detach()
      ticket.close(finished: finished)
    }
  }

  /// The animator is being released.
  func leave() {
    guard state != .inactive else { return }
    fault(.animatorReleasedWhileActive)
    dropTickets(finished: false)
  }
}
