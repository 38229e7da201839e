import HeadlessQuartzCore

/// The methods that interaction controllers call.
extension TransitionContext {
  /// Without an interaction this has no effect and records a fault.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    sayCall("updateInteractiveTransition(_:)", ["\(percentComplete)"])
    guard phase == .interacting else {
      EngineLog.fault(
        .interactionUpdatedWhenNotInteractive,
        ["transition": "\(id)", "percent": "\(percentComplete)"])
      return
    }
    self.percentComplete = percentComplete
    say(.updated(Double(percentComplete)))
    coordinator?.scrub(to: percentComplete)
  }

  /// Without an interaction this has no effect: some animators call it always.
  public func finishInteractiveTransition() {
    sayCall("finishInteractiveTransition()")
    endInteraction(cancelled: false)
  }

  public func cancelInteractiveTransition() {
    sayCall("cancelInteractiveTransition()")
    if !isOver { transitionWasCancelled = true }
    endInteraction(cancelled: true)
  }

  public func pauseInteractiveTransition() {
    sayCall("pauseInteractiveTransition()")
    guard phase == .animating || phase == .settling else { return }
    phase = .interacting
    transitionWasCancelled = false
    coordinator?.interactionChanged()
  }

  var isOver: Bool {
    if case .over = phase { return true }
    return false
  }

  private func endInteraction(cancelled: Bool) {
    guard phase == .interacting else { return }
    phase = .settling
    say(.interactionEnded(cancelled: cancelled))
    coordinator?.interactionEnded()
  }
}
