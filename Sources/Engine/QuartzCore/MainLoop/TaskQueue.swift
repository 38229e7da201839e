import Foundation

/// Runs Swift's tasks on the virtual main thread, in the order in which they become ready.
///
/// Once installed, there are no other threads: tasks on the main actor, on other actors and on none
/// all take their turns here, so that a program with tasks behaves the same on every run. Tests of
/// the engine do without it, since their own runner needs the real executors.
///
/// The Swift runtime has hooks for this purpose; they are variables in its library, named below.
package final class TaskQueue: SerialExecutor {
  package static let shared = TaskQueue()

  private typealias EnqueueHook =
    @convention(thin) (
      UnownedJob, @convention(thin) (UnownedJob) -> Void
    ) -> Void
  private typealias MainExecutorHook =
    @convention(thin) (
      @convention(thin) () -> UnownedSerialExecutor
    ) -> UnownedSerialExecutor

  /// A piece of a task that is ready to run.
  private struct ReadyJob {
    var job: UnownedJob
    var isOnMainActor: Bool
  }

  /// The executor that stands for "no actor": the runtime writes it as two zero words.
  private static let anywhere = unsafeBitCast(
    (0, 0) as (Int, Int), to: UnownedSerialExecutor.self)

  nonisolated(unsafe) private var ready: [ReadyJob] = []

  /// Takes the tasks of this process over.
  ///
  /// - Returns: Whether the runtime has the hooks.
  @discardableResult
  package static func install() -> Bool {
    guard let runtime = dlopen(nil, RTLD_LAZY),
      let enqueue = dlsym(runtime, "swift_task_enqueueGlobal_hook"),
      let main = dlsym(runtime, "swift_task_getMainExecutor_hook")
    else { return false }
    let takeJob: EnqueueHook = { job, _ in
      TaskQueue.shared.ready.append(ReadyJob(job: job, isOnMainActor: false))
    }
    let answerMain: MainExecutorHook = { _ in TaskQueue.shared.asUnownedSerialExecutor() }
    enqueue.assumingMemoryBound(to: EnqueueHook?.self).pointee = takeJob
    main.assumingMemoryBound(to: MainExecutorHook?.self).pointee = answerMain
    return true
  }

  package func enqueue(_ job: UnownedJob) {
    ready.append(ReadyJob(job: job, isOnMainActor: true))
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Whether the caller is on the main actor; there is no other thread to be on.
  package func checkIsolated() {}

  /// Runs what is ready now; what becomes ready meanwhile waits for the next time.
  ///
  /// - Returns: Whether there was anything.
  func run() -> Bool {
    let jobs = ready
    ready = []
    for entry in jobs {
      entry.job.runSynchronously(
        on: entry.isOnMainActor ? asUnownedSerialExecutor() : Self.anywhere)
    }
    return !jobs.isEmpty
  }

  /// Whether anything is ready to run.
  var isEmpty: Bool { ready.isEmpty }
}
