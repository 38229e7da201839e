/// The one virtual main thread: its clock, its queue and its turns.
///
/// Nothing here knows the time of day. Media time starts at ``epoch`` and moves only when somebody
/// calls ``advance(to:)``, so that a program behaves in the same way on every machine.
package final class MainLoop {
  package static let shared = MainLoop()

  /// Media time when the program starts.
  ///
  /// Far from 0, so that code which takes `beginTime = 0.5` for "in half a second" shows its mistake.
  package static let epoch = 1000.0

  /// How long a frame lasts: the screen is drawn sixty times a second.
  package static let frameDuration = 1.0 / 60

  /// Work that is due this much later, in seconds, is due now.
  ///
  /// Sums such as 1000.1 + 0.3 miss each other by some 1e-13; what belongs to one instant has to
  /// happen in one.
  private static let tolerance = 1e-9

  /// How often the loop turns without time passing before it lets the next frame come.
  ///
  /// Work that schedules itself again and again would otherwise stop the clock.
  private static let turnsPerInstant = 1000

  /// What `CACurrentMediaTime()` answers, in seconds.
  package private(set) var now = MainLoop.epoch

  /// Told after each commit that changed anything, with `now`.
  package var commitObservers: [(Double) -> Void] = []

  package private(set) var transactions = TransactionStack()
  package private(set) var animations = AnimationClock()
  package private(set) var frames = FrameClock()
  private var layers = LayerLedger()
  private var queue = WorkQueue()
  private var isCommitting = false

  private init() {}

  /// Begins anew at the epoch, with nothing scheduled and nothing moving; for the next program in
  /// the same process.
  package func restart() {
    now = Self.epoch
    commitObservers = []
    transactions = TransactionStack()
    animations = AnimationClock()
    frames = FrameClock()
    layers = LayerLedger()
    queue = WorkQueue()
    isCommitting = false
    PropertyObservers.removeAll()
  }

  // MARK: - Work

  /// Schedules work; with no delay it happens in the next turn of the loop, not in this one.
  ///
  /// The delay is in seconds from `now`; a negative one counts as 0. The result can be cancelled.
  @discardableResult
  package func perform(
    after seconds: Double, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    queue.insert(due: now + max(0, seconds), work)
  }

  /// Runs turns until nothing more is due at this instant.
  ///
  /// A turn is: the work that was due when it began, tasks that are ready, layout, the commit of the
  /// implicit transaction, the callbacks of animations that ended.
  package func turn() {
    for _ in 0..<Self.turnsPerInstant {
      for work in queue.takeDue(at: now + Self.tolerance, scheduledBefore: queue.scheduled) {
        work.run()
      }
      let ranTasks = TaskQueue.shared.run()
      DeferredReleases.shared.perform()
      commit()
      let told = animations.tell(at: now)
      let isDue = queue.nextDue().map { $0 <= now + Self.tolerance } ?? false
      let isCommitted = layers.isClean || transactions.isExplicitOpen
      if !ranTasks && !told && !isDue && isCommitted && TaskQueue.shared.isEmpty { break }
    }
    transactions.reportOpen()
  }

  // MARK: - Time

  /// Lets time pass, frame by frame and stopping wherever something is due.
  package func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Lets time pass until `instant`; does a turn even if that is now or earlier.
  package func advance(to instant: Double) {
    turn()
    while now < instant { step(to: min(instant, nextInstant)) }
  }

  /// Lets time pass until nothing is scheduled and nothing that will end is still moving.
  ///
  /// Animations that repeat for ever, or are frozen, are not waited for.
  ///
  /// - Parameter limit: How many seconds to wait at most.
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

  /// Whether nothing would happen if time passed.
  package var isIdle: Bool {
    queue.nextDue() == nil && animations.nextInstant == .infinity && !frames.isRunning
  }

  private func step(to instant: Double) {
    now = instant
    frames.tick(at: now)
    turn()
  }

  private var nextInstant: Double {
    var next = min(queue.nextDue() ?? .infinity, animations.nextInstant)
    if frames.isRunning || next <= now { next = min(max(next, now), frames.next(after: now)) }
    return next <= now ? frames.next(after: now) : next
  }

  // MARK: - Commits

  /// What the last commit changed; for its observers.
  package var changes: CommitChanges { layers.changes }

  /// Remembers that a layer has to be committed.
  func touch(_ layer: CALayer) { layers.touch(layer) }

  /// Ends the implicit transaction: lays out, starts new animations, tells the observers.
  ///
  /// Does nothing inside of a commit or while an explicit transaction is open.
  package func commit() {
    guard !isCommitting, !transactions.isExplicitOpen else { return }
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
