import HeadlessQuartzCore

/// Ends, good and bad.
extension TransitionContext {
  /// Ends the transition and leaves the hierarchy in its final or its original state.
  ///
  /// Until this call the transition is open: touches are blocked, and both controllers wait for
  /// their closing callbacks. An animator therefore has to get here on every path, including the
  /// one where its animation is interrupted.
  ///
  /// - Parameter didComplete: `true` if the incoming view stays. After a cancellation this must
  /// be `false`, or both controllers believe that they are on the screen;
  /// `!transitionWasCancelled` is right in both situations.
  ///
  /// A second call changes nothing and is the fault `transition-completed-twice`.
  ///
  /// Fidelity: the order of callbacks at the end is partly an engine rule, pinned by
  /// `ConformanceTests/CompletingATransition.swift`.
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
    say(.completed(didComplete))
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

  /// Interaction controllers freeze the container's time or run it backwards.
  ///
  /// Containers of navigation controllers serve again, and their next transition begins with a
  /// clock in order.
  ///
  /// Fidelity: an engine rule.
  private func resetContainersTime() {
    let layer = containerView.layer
    guard layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 else { return }
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }

  /// Gives the transition up because its window goes away; nobody is told.
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

  /// What messages about this transition need.
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

  // MARK: - Never ending

  /// How long after its own duration a transition at rest counts as forgotten, in seconds.
  private static let patience = 1.0

  /// How many looks in a row have to find nothing moving, where something else keeps time busy.
  private static let looks = 3

  /// Watches for a transition that nothing will ever complete.
  ///
  /// An interaction may take as long as it likes. Otherwise, when the announced duration is long
  /// over and the transition is still open, there is the fault `transition-never-completed` as
  /// soon as the main loop has nothing left to do, or for some seconds nothing in the container
  /// moves towards an end.
  func watchForTheEnd() {
    guard !isOver else { return }
    lookAgain(after: duration + Self.patience)
  }

  private func lookAgain(after seconds: TimeInterval, quietLooks: Int = 0) {
    watch = MainLoop.shared.perform(after: seconds) { [weak self] in
      guard let self, !self.isOver else { return }
      let quietLooks = self.containerMoves ? 0 : quietLooks + 1
      if self.phase == .interacting {
        // The next look comes when the interaction has ended.
        self.watch = nil
      } else if MainLoop.shared.isIdle || quietLooks >= Self.looks {
        EngineLog.fault(.transitionNeverCompleted, self.facts)
      } else {
        self.lookAgain(after: Self.patience, quietLooks: quietLooks)
      }
    }
  }

  /// Whether an animation in the container will end, and not only in some minutes of its time.
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

  /// Takes the watch up again after an interaction.
  func resumeWatch() {
    guard watch?.isPending != true else { return }
    lookAgain(after: duration + Self.patience)
  }
}
