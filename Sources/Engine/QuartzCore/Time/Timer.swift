/// Replaces Foundation's type of the same name, which would follow the wall clock.
open class Timer: NSObject {
  private enum Action {
    case block((Timer) -> Void)
    case method(AnyObject, Selector)
  }

  private var action: Action?
  private let repeats: Bool
  private let interval: Double
  private var work: ScheduledWork?
  private var modes: Set<RunLoop.Mode> = []
  private var nextFire: Double

  open private(set) var userInfo: Any?
  /// Fidelity: timers fire on time, whatever the tolerance.
  open var tolerance: TimeInterval = 0

  private init(delay: Double, interval: Double, repeats: Bool, action: Action, userInfo: Any?) {
    // As Foundation does.
    self.interval = interval > 0 ? interval : 0.0001
    self.repeats = repeats
    self.action = action
    self.userInfo = userInfo
    nextFire = MainLoop.shared.now + delay
  }

  /// A place holder that is not valid and never fires.
  public override convenience init() {
    self.init(
      delay: .infinity, interval: 0, repeats: false, action: .block({ _ in }), userInfo: nil)
    invalidate()
  }

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: interval, interval: interval, repeats: repeats, action: .block(block), userInfo: nil)
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: date.timeIntervalSinceReferenceDate - MainLoop.shared.date, interval: interval,
      repeats: repeats, action: .block(block), userInfo: nil)
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      delay: ti, interval: ti, repeats: yesOrNo,
      action: .method(aTarget as AnyObject, aSelector), userInfo: userInfo)
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      delay: date.timeIntervalSinceReferenceDate - MainLoop.shared.date, interval: ti, repeats: rep,
      action: .method(t as AnyObject, s), userInfo: ui)
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(in: .default)
    return timer
  }

  /// Retains its target until it is invalidated.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.start(in: .default)
    return timer
  }

  open var isValid: Bool { action != nil }

  /// In seconds; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }

  open var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: MainLoop.shared.date(ofTime: nextFire)) }
    set {
      nextFire = MainLoop.shared.time(ofDate: newValue.timeIntervalSinceReferenceDate)
      guard work != nil else { return }
      work?.cancel()
      schedule()
    }
  }

  open func invalidate() {
    action = nil
    userInfo = nil
    work?.cancel()
    work = nil
  }

  /// Invalidates a timer that does not repeat.
  open func fire() {
    guard let action else { return }
    switch action {
    case .block(let block): block(self)
    case .method(let target, let selector): selector.perform(on: target, with: self)
    }
    if !repeats { invalidate() }
  }

  /// Schedules the timer in a mode, also of a timer that is scheduled in others.
  func start(in mode: RunLoop.Mode) {
    guard isValid, modes.insert(mode).inserted else { return }
    work?.cancel()
    schedule()
  }

  /// Takes the timer out of one mode; it may be started again.
  func stop(in mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil else { return }
    work?.cancel()
    work = nil
    if !modes.isEmpty { schedule() }
  }

  private func schedule() {
    let delay = nextFire - MainLoop.shared.now
    work = MainLoop.shared.performForApp(after: delay, in: modes) { [self] in
      // Counted from when it was due, so that a repeating timer does not drift. What it has missed in
      // other modes is not made up for.
      let late = MainLoop.shared.now - nextFire
      nextFire += interval * max(1, (late / interval + 1e-6).rounded(.down) + 1)
      fire()
      if isValid, !modes.isEmpty { schedule() }
    }
  }
}
