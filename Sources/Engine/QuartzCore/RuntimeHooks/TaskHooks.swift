import Foundation

/// The variables of the Swift runtime through which a program takes over the running of tasks.
///
/// The runtime declares them for this purpose (`swift/Runtime/Concurrency.h`), but no Swift module
/// does, so they are found by name.
package enum TaskHooks {
  /// Called with each job that has no executor of its own.
  static let enqueueGlobal = "swift_task_enqueueGlobal_hook"
  /// Called for the executor of the main actor.
  static let mainExecutor = "swift_task_getMainExecutor_hook"

  typealias EnqueueHook =
    @convention(thin) (
      UnownedJob, @convention(thin) (UnownedJob) -> Void
    ) -> Void
  typealias MainExecutorHook =
    @convention(thin) (
      @convention(thin) () -> UnownedSerialExecutor
    ) -> UnownedSerialExecutor

  /// The executor that stands for "no actor": the runtime writes it as two zero words.
  static let noExecutor = unsafeBitCast((0, 0) as (Int, Int), to: UnownedSerialExecutor.self)

  /// The hooks that this process's runtime does not have.
  package static var missing: [String] {
    [enqueueGlobal, mainExecutor].filter { address(of: $0) == nil }
  }

  /// Sets both hooks.
  ///
  /// - Returns: Whether the runtime has them; if not, none is set.
  static func install(enqueue: EnqueueHook, mainExecutor main: MainExecutorHook) -> Bool {
    guard let enqueueHook = address(of: enqueueGlobal), let mainHook = address(of: mainExecutor)
    else { return false }
    enqueueHook.assumingMemoryBound(to: EnqueueHook?.self).pointee = enqueue
    mainHook.assumingMemoryBound(to: MainExecutorHook?.self).pointee = main
    return true
  }

  private static func address(of name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }
}
