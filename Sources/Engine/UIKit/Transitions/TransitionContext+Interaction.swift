import HeadlessQuartzCore

/// What interaction controllers report.
extension TransitionContext {
  /// Reports progress.
  ///
  /// Where nobody interacts, it is a fault and has no effect.
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

  /// Ends the interaction; the animation goes on to its end.
  ///
  /// Without an interaction it has no effect: animators that serve both kinds call it always.
  public func finishInteractiveTransition() {
    sayCall("finishInteractiveTransition()")
    endInteraction(cancelled: false)
  }

  /// Ends the interaction; the animation goes back to its beginning.
  public func cancelInteractiveTransition() {
    sayCall("cancelInteractiveTransition()")
    if !isOver { transitionWasCancelled = true }
    endInteraction(cancelled: true)
  }

  /// Makes a running transition interactive.
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
