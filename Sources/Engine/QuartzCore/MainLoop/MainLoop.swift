import Motion
internal import Record

/// The one virtual main thread: its clock, its queue and its turns.
///
/// The wall clock is never read. Media time starts at ``epoch`` and moves only by
/// ``advance(to:)``, so a program behaves the same on every machine.
package final class MainLoop {
  package static var shared: MainLoop { World.current.mainLoop }

  /// Media time when the program starts.
  package static let epoch = Timeline.launchEpoch

  /// In seconds.
  package static let frameDuration = DisplayFrame.duration

  /// Work that is due within this many seconds is due now.
  ///
  /// Sums such as 1000.1 + 0.3 differ from each other by some 1e-13; work of one instant has to be
  /// done in one.
  private static let tolerance = 1e-9

  /// How often the loop turns at one instant before it goes on to the next frame.
  ///
  /// Otherwise work that always schedules itself again would stop the clock.
  private static let turnsPerInstant = 1000

  /// Media time in seconds; `CACurrentMediaTime()`.
  package private(set) var now = MainLoop.epoch

  /// The date at media time 0, in seconds since the beginning of 2001: the 13th of January.
  ///
  /// On a device the two clocks have nothing to do with each other, so code that mixes them up has
  /// to fail here too. Twelve days keep a date exact to less than ``tolerance``.
  private static let dateOfZero = 1_048_576.0

  /// The date in seconds since the beginning of 2001.
  package var date: Double { date(ofTime: now) }

  /// The date of a media time, in seconds since the beginning of 2001.
  package func date(ofTime time: Double) -> Double { time + Self.dateOfZero }

  /// The media time of a date, which is in seconds since the beginning of 2001.
  package func time(ofDate date: Double) -> Double { date - Self.dateOfZero }

  /// Called with `now` after each commit that changed anything.
  package var commitObservers: [(Double) -> Void] = []

  /// Called before each block of a dispatch queue's, with the address of its code.
  package var blockObserver: ((UInt) -> Void)?

  package private(set) var transactions = TransactionStack()
  package private(set) var animations = AnimationClock()
  package private(set) var frames = FrameClock()
  private var layers = LayerLedger()
  private var queue = WorkQueue()
  private var isCommitting = false
  /// Whether a delay that the app asked for has run out, and what is called now is called by that.
  package private(set) var isDelayOver = false
  private var workAfterCommit: [() -> Void] = []
  private var modes = RunLoopModes()

  let releases = DeferredReleases()

  init() {}

  /// Drops all scheduled work, animations and layers that wait for a commit.
  func end() {
    releases.close()
    blockObserver = nil
    // The variables are empty before what they held is released, since a `deinit` may use them.
    let remains: [Any] = [
      commitObservers, transactions, animations, frames, layers, queue, workAfterCommit,
    ]
    commitObservers = []
    transactions = TransactionStack()
    animations = AnimationClock()
    frames = FrameClock()
    layers = LayerLedger()
    queue = WorkQueue()
    workAfterCommit = []
    withExtendedLifetime(remains) {}
  }

  // MARK: - Work

  /// Schedules work; without a delay it is done in the next turn, not in this one.
  ///
  /// - Parameters:
  ///   - seconds: The delay; a negative one counts as 0.
  ///   - modes: The modes of the loop that do the work, which waits in others; `nil` for all.
  @discardableResult
  package func perform(
    after seconds: Double, in modes: Set<RunLoop.Mode>? = nil, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    queue.insert(due: now + max(0, seconds), in: modes, work)
  }

  /// Schedules what the app wants to have called after a delay of its own.
  @discardableResult
  package func performForApp(
    after seconds: Double, in modes: Set<RunLoop.Mode>? = nil, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    guard seconds > 0 else { return perform(after: seconds, in: modes, work) }
    return perform(after: seconds, in: modes) { [unowned self] in
      isDelayOver = true
      defer { isDelayOver = false }
      work()
    }
  }

  /// Does work right after the next commit, and before anything else that is due.
  package func performAfterCommit(_ work: @escaping () -> Void) {
    workAfterCommit.append(work)
  }

  /// Runs turns until nothing more is due at this instant.
  ///
  /// A turn does the work that was due when it began, runs tasks that are ready, lays out, commits the
  /// implicit transaction, does what waited for the commit, and calls the delegates of animations that
  /// began or ended.
  package func turn() {
    for _ in 0..<Self.turnsPerInstant {
      for work in queue.takeDue(
        at: now + Self.tolerance, scheduledBefore: queue.scheduled, in: mode)
      {
        work.run()
      }
      let ranOperations = OperationQueue.advanceAll()
      let ranTasks = TaskQueue.shared.run()
      releases.perform(in: self)
      commit()
      let told = animations.tell(at: now)
      let isDue = queue.nextDue(in: mode).map { $0 <= now + Self.tolerance } ?? false
      let isCommitted = layers.isClean && workAfterCommit.isEmpty || transactions.isExplicitOpen
      if !ranOperations && !ranTasks && !told && !isDue && isCommitted && TaskQueue.shared.isEmpty {
        break
      }
    }
    transactions.reportOpen()
  }

  // MARK: - Modes

  /// The mode in which the loop runs.
  package var mode: RunLoop.Mode { modes.current }

  /// Lets the loop track a finger for an object, as long as that exists and until it says otherwise.
  package func setTracking(_ isTracking: Bool, for object: AnyObject) {
    modes.setTracking(isTracking, for: object)
  }

  /// Runs the loop in a mode until an instant.
  func run(mode: RunLoop.Mode, until instant: Double) {
    modes.begin(mode)
    advance(to: instant)
    modes.end()
  }

  // MARK: - Time

  /// Advances the clock, stopping wherever something is due.
  package func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Advances the clock to `instant`; does a turn even if that is now or earlier.
  package func advance(to instant: Double) {
    turn()
    while now < instant { step(to: min(instant, nextInstant)) }
  }

  /// Advances the clock to the next beginning of a frame.
  package func advanceToNextFrame() { advance(to: frames.next(after: now)) }

  /// Advances the clock until nothing is scheduled and no animation is left that ends.
  ///
  /// Animations that repeat forever or are frozen do not count.
  ///
  /// - Parameter limit: The most seconds to advance by.
  /// - Returns: Whether everything came to rest.
  package func settle(limit: Double) -> Bool {
    let end = now + limit
    turn()
    while !isIdle {
      guard now < end else { return false }
      step(to: min(end, nextInstant))
    }
    return true
  }

  /// Whether nothing is scheduled, animating or waiting for frames.
  package var isIdle: Bool {
    queue.isEmpty && animations.nextInstant == .infinity && !frames.isRunning
  }

  /// Lets time pass while the main thread is busy: nothing is done and no frame is drawn meanwhile.
  func skip(_ seconds: Double) { now += seconds }

  private func step(to instant: Double) {
    now = instant
    frames.tick(at: now)
    turn()
  }

  private var nextInstant: Double {
    var next = min(queue.nextDue(in: mode) ?? .infinity, animations.nextInstant)
    if frames.isRunning || next <= now { next = min(max(next, now), frames.next(after: now)) }
    return next <= now ? frames.next(after: now) : next
  }

  // MARK: - Commits

  /// The changes of the last commit.
  package var changes: CommitChanges { layers.changes }

  /// Includes a layer in the next commit.
  func touch(_ layer: CALayer) { layers.touch(layer) }

  /// Ends the implicit transaction: lays out, starts new animations, calls the observers, and does
  /// what waited for the commit.
  ///
  /// Does nothing within a commit or while an explicit transaction is open.
  package func commit() {
    guard !isCommitting, !transactions.isExplicitOpen else { return }
    commitLayers()
    let work = workAfterCommit
    workAfterCommit = []
    for body in work { body() }
  }

  private func commitLayers() {
    isCommitting = true
    defer { isCommitting = false }
    layers.layOut()
    PropertyObservers.checkAll()
    transactions.closeImplicit()
    guard !layers.isClean else { return }
    layers.commit(at: now)
    for observer in commitObservers { observer(now) }
  }
}
