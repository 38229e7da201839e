import HeadlessCoreGraphics
import HeadlessQuartzCore
internal import Record

extension UIViewPropertyAnimator {
  var position: AnimatorPosition {
    movement?.position(from: track.position, in: track) ?? track.position
  }

  /// Counts time while it runs, and while it stands still the progress, unless it scrubs along its pace.
  ///
  /// The pace of what runs shows only in what is seen (measured on iOS 26.1).
  var currentFraction: Double {
    if let movement { return movement.timeFraction(from: track.position, in: track) }
    if case .time(let time) = position, !scrubsLinearly { return time }
    return track.progress(at: position)
  }

  // MARK: Code

  func add(_ animation: @escaping () -> Void, delayFactor: Double) {
    switch state {
    case .inactive: waiting.append((animation, delayFactor))
    case .active:
      perform(animation, delayFactor: delayFactor)
      if movement != nil { checkCompletionLater() }
    case .stopped: fault(.animationsAddedToStoppedAnimator)
    }
  }

  /// Runs code whose changes this animator animates, from its position to its end.
  private func perform(_ animation: () -> Void, delayFactor: Double) {
    let now = movement?.timeFraction(from: track.position, in: track) ?? pausedWindowStart
    let start = min(now + delayFactor * (1 - now), 1)
    let timing = AnimationTiming(
      duration: (1 - start) * track.duration, pacing: track.pacing)
    let isStill = !AnimationContext.areAnimationsEnabled || start >= 1
    AnimationContext(
      timing: timing, role: isStill ? .idle : .animating,
      options: flushUpdates ? .flushUpdates : [],
      block: block, animator: self, window: start...1
    ).run(animation)
  }

  private var pausedWindowStart: Double {
    if runsBackwards { return 0 }
    switch track.position {
    case .time(let fraction), .progress(let fraction): return min(max(fraction, 0), 1)
    }
  }

  // MARK: Starting and pausing

  func start(after delay: Double) {
    self.delay = delay
    switch state {
    case .inactive:
      activate()
      resume(nil, durationFactor: 0, delay: delay)
    case .active:
      if movement == nil { resume(nil, durationFactor: 0, delay: delay) }
    case .stopped:
      fault(.animatorStartedWhileStopped)
    }
  }

  /// Runs the animation blocks that were added so far, paused at the start, and the animations
  /// alongside a transition if this is the first that its animator starts.
  private func activate() {
    state = .active
    track.position = .time(runsBackwards ? 1 : 0)
    let code = waiting
    waiting = []
    let alongside = AnimationContext.takeAlongside()
    for (animation, delayFactor) in code { perform(animation, delayFactor: delayFactor) }
    if let alongside { perform({ AnimationContext.current.map(alongside) }, delayFactor: 0) }
  }

  func pause() {
    switch state {
    case .inactive: activate()
    case .active: pause(at: position)
    case .stopped: fault(.animatorPausedWhileStopped)
    }
  }

  func scrub(to fraction: Double) {
    guard state != .stopped else {
      fault(.animatorScrubbedWhileStopped)
      return
    }
    if state == .inactive { activate() }
    pause(at: scrubsLinearly ? .progress(fraction) : .time(fraction))
  }

  private func pause(at position: AnimatorPosition) {
    guard mayInterrupt() else { return }
    track.position = position
    setMovement(nil)
    for managed in managedAnimations { pause(managed) }
  }

  func mayInterrupt() -> Bool {
    guard movement != nil, !isInterruptible else { return true }
    fault(.animatorNotInterruptible)
    return false
  }

  // MARK: Moving

  /// Runs from the current position to the end, or to the start if reversed.
  func resume(_ pacing: Pacing?, durationFactor: Double, delay: Double = 0) {
    guard state != .stopped else {
      fault(.animatorContinuedWhileStopped)
      return
    }
    if state == .inactive { activate() }
    if movement != nil && pacing == nil && durationFactor == 0 { return }
    track.position = position
    let time = track.time(at: track.position)
    let rest = runsBackwards ? time : 1 - time
    let seconds = (durationFactor == 0 ? rest : durationFactor) * track.duration
    if let pacing {
      if pacing.hasSpringPerAxis {
        managedAnimations = managedAnimations.flatMap { $0.splitIntoAxes() ?? [$0] }
      }
      let kind = AnimatorMovement.Kind.newPacing(
        from: track.progress(at: track.position), to: runsBackwards ? 0 : 1, pacing,
        duration: max(pacing.effectiveDuration(seconds), AnimationTiming.leastDuration))
      beginMovement(kind, delay: delay)
    } else {
      let rate = rest > 0 ? rest / seconds : 1 / track.duration
      beginMovement(.ownPacing(rate: runsBackwards ? -rate : rate), delay: delay)
    }
  }

  func reverse(_ reversed: Bool) {
    guard reversed != runsBackwards else { return }
    runsBackwards = reversed
    guard let kind = movement?.kind else { return }
    track.position = position
    switch kind {
    case .ownPacing(let rate):
      beginMovement(.ownPacing(rate: -rate), delay: 0)
    case .newPacing(let from, let to, let pacing, let duration):
      let here = track.progress(at: track.position)
      let goal = runsBackwards ? 0.0 : 1.0
      let share = from == to ? 1 : abs((goal - here) / (to - from))
      let back = max(duration * share, AnimationTiming.leastDuration)
      beginMovement(.newPacing(from: here, to: goal, pacing, duration: back), delay: 0)
    }
  }

  private func beginMovement(_ kind: AnimatorMovement.Kind, delay: Double) {
    let layer = managedAnimations.lazy.compactMap(\.layer).first
    setMovement(AnimatorMovement(kind, clock: MovementClock(layer: layer, delay: delay)))
    for managed in managedAnimations { run(managed) }
    checkCompletionLater()
  }

  /// Completes in the next turn if there are no animations, or none in a window; the latter even if the
  /// animator is paused by then.
  private func checkCompletionLater() {
    guard
      managedAnimations.allSatisfy(\.hasReachedEnd)
        || managedAnimations.contains(where: \.isOffscreen)
    else { return }
    MainLoop.shared.perform(after: 0) { [weak self] in
      guard let self, self.state == .active else { return }
      let isPaused = self.movement == nil
      let areUnseen =
        !self.managedAnimations.isEmpty && self.managedAnimations.allSatisfy(\.isOffscreen)
      guard !isPaused || areUnseen else { return }
      for managed in self.managedAnimations { managed.finishIfOffscreen() }
      isPaused ? self.complete() : self.finishIfDone()
    }
  }

  func setMovement(_ movement: AnimatorMovement?) {
    self.movement = movement
    World.current.uiKit.runningAnimators[ObjectIdentifier(self)] = movement == nil ? nil : self
  }

  // MARK: Animations

  func manage(_ managed: ManagedAnimation) {
    managedAnimations.append(managed)
    if movement != nil { run(managed) } else { pause(managed) }
  }

  func record(_ restoration: Restoration) {
    restorations.append(restoration)
  }

  func reachedEnd(_ managed: ManagedAnimation) {
    finishIfDone()
  }

  /// Forgets an animation that something else has removed or replaced.
  func wasRemoved(_ managed: ManagedAnimation) {
    forget(managed)
    finishIfDone()
  }

  /// Neither pauses nor runs the animation from now on.
  func forget(_ managed: ManagedAnimation) {
    managedAnimations.removeAll { $0 === managed }
  }

  private func finishIfDone() {
    guard movement != nil, managedAnimations.allSatisfy(\.hasReachedEnd) else { return }
    complete()
  }

  private func complete() {
    if pausesOnCompletion {
      pause(at: .time(runsBackwards ? 0 : 1))
    } else {
      finish(at: runsBackwards ? .start : .end)
    }
  }

  // MARK: Telling

  func fault(_ code: Fault.Code, _ facts: [String: String] = [:]) {
    EngineLog.fault(
      code, facts.merging(["state": "\(state)", "isRunning": "\(isRunning)"]) { own, _ in own })
  }

  func say(_ method: String, _ arguments: [String] = []) {
    EngineLog.call(toApp: false, self, method, arguments)
  }
}
