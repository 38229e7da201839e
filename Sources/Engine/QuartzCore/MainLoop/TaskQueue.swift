/// Runs Swift's tasks on the virtual main thread, in the order in which they become ready.
///
/// Once installed, there are no other threads: tasks on the main actor, on other actors and on none
/// all take their turns here, so that a program with tasks behaves the same on every run. Tests of
/// the engine do without it, since their own runner needs the real executors.
package final class TaskQueue: SerialExecutor {
  package static let shared = TaskQueue()

  /// A piece of a task that is ready to run.
  private struct ReadyJob {
    var job: UnownedJob
    var isOnMainActor: Bool
  }

  nonisolated(unsafe) private var ready: [ReadyJob] = []

  /// Takes the tasks of this process over.
  ///
  /// - Returns: Whether the runtime has the hooks for it.
  @discardableResult
  package static func install() -> Bool {
    TaskHooks.install(
      enqueue: { job, _ in
        TaskQueue.shared.ready.append(ReadyJob(job: job, isOnMainActor: false))
      },
      mainExecutor: { _ in TaskQueue.shared.asUnownedSerialExecutor() })
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
        on: entry.isOnMainActor ? asUnownedSerialExecutor() : TaskHooks.noExecutor)
    }
    return !jobs.isEmpty
  }

  /// Whether anything is ready to run.
  var isEmpty: Bool { ready.isEmpty }
}
