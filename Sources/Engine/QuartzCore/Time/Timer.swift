/// Calls a method or a block after a while, once or again and again.
///
/// It stands in for Foundation's type of the same name, which would follow the wall clock.
open class Timer: NSObject {
  private enum Action {
    case block((Timer) -> Void)
    case method(AnyObject, Selector)
  }

  private var action: Action?
  private let repeats: Bool
  private let interval: Double
  private var work: ScheduledWork?
  private var nextFire: Double

  /// Anything that the app attached.
  open private(set) var userInfo: Any?
  /// How much later than its time the timer may fire; without effect.
  open var tolerance: TimeInterval = 0

  private init(delay: Double, interval: Double, repeats: Bool, action: Action, userInfo: Any?) {
    // Foundation takes a tenth of a millisecond for nothing and less.
    self.interval = interval > 0 ? interval : 0.0001
    self.repeats = repeats
    self.action = action
    self.userInfo = userInfo
    nextFire = MainLoop.shared.now + delay
  }

  /// Creates a timer that runs once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: interval, interval: interval, repeats: repeats, action: .block(block), userInfo: nil)
  }

  /// Creates a timer that runs once it is added to a run loop.
  ///
  /// How far the first date is from now is read from the wall clock.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: date.virtualDelay, interval: interval, repeats: repeats, action: .block(block),
      userInfo: nil)
  }

  /// Creates a timer that runs once it is added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      delay: ti, interval: ti, repeats: yesOrNo,
      action: .method(aTarget as AnyObject, aSelector), userInfo: userInfo)
  }

  /// Creates a timer that runs.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that runs; it keeps its target alive until it is invalidated.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// Whether the timer can still fire.
  open var isValid: Bool { action != nil }

  /// The time between two calls, in seconds; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }

  /// When the timer fires next, on the wall clock if virtual time went along with it from now.
  open var fireDate: Date {
    get { .now + (nextFire - MainLoop.shared.now) }
    set {
      nextFire = MainLoop.shared.now + newValue.virtualDelay
      guard work != nil else { return }
      work?.cancel()
      schedule()
    }
  }

  /// Stops the timer for ever and lets go of its target.
  open func invalidate() {
    action = nil
    userInfo = nil
    work?.cancel()
    work = nil
  }

  /// Makes the timer fire now; one that fires once is used up by it.
  open func fire() {
    guard let action else { return }
    switch action {
    case .block(let block): block(self)
    case .method(let target, let selector): selector.perform(on: target, with: self)
    }
    if !repeats { invalidate() }
  }

  /// Lets the timer run; once is enough.
  func start() {
    guard isValid, work == nil else { return }
    schedule()
  }

  private func schedule() {
    work = MainLoop.shared.perform(after: nextFire - MainLoop.shared.now) { [self] in
      // Counted from when it was due, so that a repeating timer does not drift.
      nextFire += interval
      fire()
      if isValid { schedule() }
    }
  }
}

extension Date {
  /// How far the date lies ahead, to the millisecond: the wall clock runs while code does.
  var virtualDelay: Double { max(0, (timeIntervalSinceNow * 1000).rounded() / 1000) }
}
