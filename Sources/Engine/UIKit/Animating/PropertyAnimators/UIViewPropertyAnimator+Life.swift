import HeadlessCoreGraphics
import HeadlessQuartzCore
internal import Record

extension UIViewPropertyAnimator {
  /// Animators that move keep themselves alive here.
  private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  var place: AnimatorPlace { travel?.place(from: course.place, in: course) ?? course.place }

  var currentFraction: Double {
    if case .time(let time) = place, !scrubsLinearly { return time }
    return course.progress(at: place)
  }

  // MARK: Code

  func add(_ animation: @escaping () -> Void, delayFactor: Double) {
    switch state {
    case .inactive: waiting.append((animation, delayFactor))
    case .active:
      perform(animation, delayFactor: delayFactor)
      if isRunning { reviewLater() }
    case .stopped: fault(.animationsAddedToStoppedAnimator)
    }
  }

  /// Runs code whose changes become this animator's animations, from here to the end.
  private func perform(_ animation: () -> Void, delayFactor: Double) {
    let now = travel?.windowStart(from: course.place, in: course) ?? pausedWindowStart
    let start = min(now + delayFactor * (1 - now), 1)
    let timing = AnimationTiming(
      duration: (1 - start) * course.duration, pacing: course.pacing)
    let isStill = !AnimationContext.areAnimationsEnabled || start >= 1
    AnimationContext(
      timing: timing, role: isStill ? .idle : .animating, block: block, animator: self,
      window: start...1
    ).run(animation)
  }

  private var pausedWindowStart: Double {
    if goesBack { return 0 }
    switch course.place {
    case .time(let fraction), .progress(let fraction): return min(max(fraction, 0), 1)
    }
  }

  // MARK: Starting and pausing

  func start(after delay: Double) {
    self.delay = delay
    switch state {
    case .inactive:
      activate()
      goOn(nil, durationFactor: 0, delay: delay)
    case .active:
      if !isRunning { goOn(nil, durationFactor: 0, delay: delay) }
    case .stopped:
      fault(.animatorStartedWhileStopped)
    }
  }

  /// Runs all code that waits, with everything standing still at the beginning.
  private func activate() {
    state = .active
    course.place = .time(goesBack ? 1 : 0)
    let code = waiting
    waiting = []
    for (animation, delayFactor) in code { perform(animation, delayFactor: delayFactor) }
  }

  func pause() {
    switch state {
    case .inactive: activate()
    case .active: halt(at: place)
    case .stopped: fault(.animatorPausedWhileStopped)
    }
  }

  func scrub(to fraction: Double) {
    guard state != .stopped else {
      fault(.animatorScrubbedWhileStopped)
      return
    }
    if state == .inactive { activate() }
    halt(at: scrubsLinearly ? .progress(fraction) : .time(fraction))
  }

  /// Stands still at a place.
  private func halt(at place: AnimatorPlace) {
    guard mayInterrupt() else { return }
    course.place = place
    setTravel(nil)
    for ticket in tickets { rest(ticket) }
  }

  func mayInterrupt() -> Bool {
    guard isRunning, !isInterruptible else { return true }
    fault(.animatorNotInterruptible)
    return false
  }

  // MARK: Moving

  /// Moves on from the present place to the end, or to the beginning if reversed.
  func goOn(_ pacing: Pacing?, durationFactor: Double, delay: Double = 0) {
    guard state != .stopped else {
      fault(.animatorContinuedWhileStopped)
      return
    }
    if state == .inactive { activate() }
    if isRunning && pacing == nil && durationFactor == 0 { return }
    course.place = place
    let time = course.time(at: course.place)
    let rest = goesBack ? time : 1 - time
    let seconds = (durationFactor == 0 ? rest : durationFactor) * course.duration
    if let pacing {
      let leg = Travel.Way.leg(
        from: course.progress(at: course.place), to: goesBack ? 0 : 1, pacing,
        duration: max(pacing.effectiveDuration(seconds), AnimationTiming.leastDuration))
      depart(leg, delay: delay)
    } else {
      let rate = rest > 0 ? rest / seconds : 1 / course.duration
      depart(.pace(rate: goesBack ? -rate : rate), delay: delay)
    }
  }

  func reverse(_ reversed: Bool) {
    guard reversed != goesBack else { return }
    goesBack = reversed
    guard let way = travel?.way else { return }
    course.place = place
    switch way {
    case .pace(let rate):
      depart(.pace(rate: -rate), delay: 0)
    case .leg(let from, let to, let pacing, let duration):
      let here = course.progress(at: course.place)
      let goal = goesBack ? 0.0 : 1.0
      let share = from == to ? 1 : abs((goal - here) / (to - from))
      let back = max(duration * share, AnimationTiming.leastDuration)
      depart(.leg(from: here, to: goal, pacing, duration: back), delay: 0)
    }
  }

  private func depart(_ way: Travel.Way, delay: Double) {
    let layer = tickets.lazy.compactMap(\.layer).first
    setTravel(Travel(way, clock: TravelClock(layer: layer, delay: delay)))
    for ticket in tickets { move(ticket) }
    reviewLater()
  }

  /// Without animations the animator has arrived in the next turn; so have unseen views.
  private func reviewLater() {
    guard tickets.allSatisfy(\.hasArrived) || tickets.contains(where: \.isUnseen) else { return }
    MainLoop.shared.perform(after: 0) { [weak self] in
      guard let self, self.isRunning else { return }
      for ticket in self.tickets { ticket.endIfUnseen() }
      self.arriveIfDone()
    }
  }

  func setTravel(_ travel: Travel?) {
    self.travel = travel
    UIViewPropertyAnimator.running[ObjectIdentifier(self)] = travel == nil ? nil : self
  }

  // MARK: Animations

  func take(_ ticket: AnimationTicket) {
    tickets.append(ticket)
    if isRunning { move(ticket) } else { rest(ticket) }
  }

  func remember(_ restoration: Restoration) {
    restorations.append(restoration)
  }

  func arrived(_ ticket: AnimationTicket) {
    arriveIfDone()
  }

  /// An animation was removed or replaced by somebody else.
  func lost(_ ticket: AnimationTicket) {
    tickets.removeAll { $0 === ticket }
    arriveIfDone()
  }

  private func arriveIfDone() {
    guard isRunning, tickets.allSatisfy(\.hasArrived) else { return }
    if pausesOnCompletion {
      halt(at: .time(goesBack ? 0 : 1))
    } else {
      finish(at: goesBack ? .start : .end)
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
