import HeadlessQuartzCore

/// The end of a transition, and its absence.
extension TransitionContext {
  /// Ends the transition and leaves the hierarchy in its final or its original state.
  ///
  /// Until this call touches are blocked, and both controllers wait for their `did` callbacks. An
  /// animator therefore has to call this on every path, also if its animation is interrupted.
  ///
  /// - Parameter didComplete: `true` if the incoming view stays. After a cancellation this must be
  ///   `false`, or both controllers believe that they are on the screen; `!transitionWasCancelled`
  ///   is right in both cases.
  ///
  /// A second call has no effect and records the fault `transition-completed-twice`.
  ///
  /// Fidelity: the order of callbacks at the end is partly an engine rule, pinned by
  /// `Tests/Engine/ConformanceTests/Transitions/CompletingATransition.swift`.
  public func completeTransition(_ didComplete: Bool) {
    sayCall("completeTransition(_:)", ["\(didComplete)"])
    if isOver {
      return EngineLog.fault(.transitionCompletedTwice, facts)
    }
    reportContradictions(didComplete)
    coordinator?.startAlongside()
    phase = .over(completed: didComplete)
    if !didComplete { transitionWasCancelled = true }
    watch?.cancel()
    if customAnimator != nil || interactor != nil {
      World.current.uiKit.endedTransitions.append(
        EndedTransition(context: self, ended: CACurrentMediaTime()))
    }
    say(.completed(didComplete, afterDelay: MainLoop.shared.isDelayOver))
    coordinator?.settle(completed: didComplete)
    close()
    (interactor as? UIPercentDrivenInteractiveTransition)?.letGo(of: self)
    let owner = self.owner
    self.owner = nil
    owner?.transitionDidEnd(self, completed: didComplete)
    coordinator?.complete()
    coordinator = nil
    OptionalRequirement.tell(animator, "animationEnded(_:)", ["\(didComplete)"]) {
      animator.animationEnded(didComplete)
    }
    interruptible = nil
    resetContainersTime()
    owner?.transitionDidClose(self, completed: didComplete)
  }

  /// Completes a transition without animation in the next turn.
  ///
  /// Fidelity: that the next presentation or dismissal need not wait for that is an engine rule.
  func completeInNextTurn() {
    endsInNextTurn = true
    MainLoop.shared.perform(after: 0) { [weak self] in
      guard let self, !self.isOver else { return }
      self.completeTransition(true)
    }
  }

  /// Restores the clock of the container, which interaction controllers stop or reverse.
  ///
  /// Navigation controllers use one container for all their transitions.
  ///
  /// Fidelity: an engine rule.
  private func resetContainersTime() {
    let layer = containerView.layer
    guard layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 else { return }
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }

  /// Ends the transition without callbacks, because its window goes away.
  func abandon() {
    phase = .over(completed: false)
    watch?.cancel()
    owner = nil
    coordinator = nil
    interruptible = nil
  }

  private func close() {
    for window in UIApplication.shared.windows {
      window.openTransitions.removeAll { $0 === self }
    }
  }

  /// The facts of faults about this transition.
  var facts: [String: String] {
    [
      "transition": "\(id)", "operation": operation.rawValue, "from": from.className,
      "to": to.className, "animator": customAnimator.map { EngineLog.name($0) } ?? "built-in",
    ]
  }

  private func reportContradictions(_ didComplete: Bool) {
    if didComplete && transitionWasCancelled {
      EngineLog.fault(.completedTrueAfterCancel, facts)
    } else if !didComplete && !transitionWasCancelled {
      EngineLog.fault(.completedFalseWithoutCancel, facts)
    }
    if didComplete, let toView, !toView.isDescendant(of: containerView) {
      EngineLog.fault(.toViewNotAdded, facts)
    }
  }

  // MARK: - Transitions that nobody completes

  /// The time after the announced duration at which a transition without motion is reported, in
  /// seconds.
  private static let patience = 1.0

  /// The number of checks in a row that must find no motion if the main loop is not idle.
  private static let looks = 3

  /// Records the fault `transition-never-completed` if nothing will complete the transition.
  ///
  /// Interactions may take any time. Otherwise the fault is recorded if the transition is open
  /// after its announced duration and the main loop is idle, or nothing in the container moves for
  /// some seconds.
  func watchForTheEnd() {
    guard !isOver else { return }
    lookAgain(after: duration + Self.patience)
  }

  private func lookAgain(
    after seconds: TimeInterval, quietLooks: Int = 0, lastPlaces: [Place] = []
  ) {
    watch = MainLoop.shared.perform(after: seconds) { [weak self] in
      guard let self, !self.isOver else { return }
      let places = self.placesInContainer
      let isQuiet = !self.containerMoves && places == lastPlaces
      let quietLooks = isQuiet ? quietLooks + 1 : 0
      if self.phase == .interacting {
        // `resumeWatch()` checks again after the interaction.
        self.watch = nil
      } else if quietLooks >= Self.looks {
        EngineLog.fault(.transitionNeverCompleted, self.facts)
      } else if MainLoop.shared.isIdle {
        self.reportIfStillIdle(quietLooks: quietLooks, lastPlaces: places)
      } else {
        self.lookAgain(after: Self.patience, quietLooks: quietLooks, lastPlaces: places)
      }
    }
  }

  /// Looks once more when all else that is due at this instant has run, and may have gone on: a
  /// percent-driven transition asks for its next frame only then.
  private func reportIfStillIdle(quietLooks: Int, lastPlaces: [Place]) {
    watch = MainLoop.shared.perform(after: 0) { [weak self] in
      guard let self, !self.isOver else { return }
      guard MainLoop.shared.isIdle else {
        return self.lookAgain(
          after: Self.patience, quietLooks: quietLooks, lastPlaces: lastPlaces)
      }
      EngineLog.fault(.transitionNeverCompleted, self.facts)
    }
  }

  /// The properties of a layer that a display link or a dynamic animator changes from frame to
  /// frame.
  private struct Place: Equatable {
    var frame: CGRect
    var offset: CGPoint
    var opacity: Float
  }

  private var placesInContainer: [Place] {
    var places: [Place] = []
    var layers = [containerView.layer]
    while let layer = layers.popLast() {
      places.append(
        Place(frame: layer.frame, offset: layer.bounds.origin, opacity: layer.opacity))
      layers += layer.sublayers ?? []
    }
    return places
  }

  /// Whether an animation in the container ends within a minute of its local time.
  private var containerMoves: Bool {
    let now = CACurrentMediaTime()
    var layers = [containerView.layer]
    while let layer = layers.popLast() {
      let local = layer.convertTime(now, from: nil)
      let isFrozen = local == layer.convertTime(now + 1, from: nil)
      let ends = layer.attachedAnimations.lazy.map(\.description.activeEnd)
      if !isFrozen, ends.contains(where: { local < $0 && $0 < local + 60 }) { return true }
      layers += layer.sublayers ?? []
    }
    return false
  }

  /// Continues to watch after an interaction.
  func resumeWatch() {
    guard watch?.isPending != true else { return }
    lookAgain(after: duration + Self.patience)
  }
}
