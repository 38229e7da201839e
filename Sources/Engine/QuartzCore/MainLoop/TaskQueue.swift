/// Runs Swift's tasks on the virtual main thread, in the order in which they become ready.
///
/// Once installed, there are no other threads: all tasks, on whatever actor, run here one after
/// another, so that a program with tasks behaves the same on every run. Tests of the engine do not
/// install it, since their own runner needs the real executors.
package final class TaskQueue: SerialExecutor {
  package static let shared = TaskQueue()

  /// A piece of a task that is ready to run.
  struct ReadyJob {
    var job: UnownedJob
    var isOnMainActor: Bool
  }

  private var ready: [ReadyJob] {
    get { World.current.readyJobs }
    _modify { yield &World.current.readyJobs }
  }

  /// Takes over the tasks of this process.
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

  /// Never fails, because there is no other thread.
  package func checkIsolated() {}

  /// Runs the jobs that are ready now; those that become ready meanwhile wait for the next call.
  ///
  /// - Returns: Whether there were any.
  func run() -> Bool {
    let jobs = ready
    ready = []
    for entry in jobs {
      entry.job.runSynchronously(
        on: entry.isOnMainActor ? asUnownedSerialExecutor() : TaskHooks.noExecutor)
    }
    return !jobs.isEmpty
  }

  var isEmpty: Bool { ready.isEmpty }
}
