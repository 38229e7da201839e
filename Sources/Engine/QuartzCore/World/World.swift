import Foundation
internal import Record

/// All state of the engine that outlives a call and is not stored in an object of the app.
///
/// Every run gets a new world. The timers, observers, open transitions and counters of an earlier
/// run belong to the earlier world and end with it.
///
/// Static storage is left for constants and for objects without state, such as `RunLoop.main`.
package final class World: @unchecked Sendable {
  package let mainLoop = MainLoop()
  /// Receives the engine's events; see ``EngineLog``.
  var eventSink: ((Event.Kind, _ receiver: AnyObject?) -> Void)?
  /// Jobs of Swift tasks that are ready to run; see ``TaskQueue``.
  var readyJobs: [TaskQueue.ReadyJob] = []
  var propertyObservers: [ObjectIdentifier: [PropertyObserver]] = [:]
  var notificationObservers: [NotificationObserver] = []
  let notificationQueue = NotificationQueue(notificationCenter: .default)
  var delayedPerforms: [DelayedPerform] = []
  var randomNumbers = RandomNumbers()
  /// The app's values in ``UserDefaults``, and those that it has registered there.
  var defaults: [String: Any] = [:]
  var registeredDefaults: [String: Any] = [:]
  /// The app's values in ``Thread/threadDictionary``.
  lazy var threadDictionary = NSMutableDictionary()
  /// The queue whose block is running.
  var currentQueue = DispatchQueue.main
  /// The seconds for which the block of a queue other than the main one has slept.
  var sleptInBackground = 0.0
  lazy var mainOperationQueue = OperationQueue.makeMain()
  /// Queues with operations that have not finished.
  var busyOperationQueues: [OperationQueue] = []
  weak var currentOperationQueue: OperationQueue?

  var layerSerials = SerialNumbers()
  /// The model layer whose presentation layer is being made.
  var presentedLayer: CALayer?
  var selectorSerials = SerialNumbers()
  var propertyObserverSerials = SerialNumbers()

  /// The state of the module above this one, HeadlessUIKit, which knows its type.
  package var upperState: AnyObject?

  fileprivate private(set) var isOver = false

  fileprivate init() {}

  /// Releases the objects of the run, while they still find this world as the current one.
  ///
  /// Nothing is reported any more, and no completion runs.
  fileprivate func end() {
    isOver = true
    eventSink = nil
    for observer in notificationObservers { observer.end() }
    mainLoop.end()
    // The variables are empty before what they held is released, since a `deinit` may use them.
    let remains: [Any] = [
      readyJobs, propertyObservers, notificationObservers, delayedPerforms, upperState as Any,
      busyOperationQueues, defaults, registeredDefaults, threadDictionary,
    ]
    defaults = [:]
    registeredDefaults = [:]
    threadDictionary = NSMutableDictionary()
    busyOperationQueues = []
    readyJobs = []
    propertyObservers = [:]
    notificationObservers = []
    delayedPerforms = []
    upperState = nil
    withExtendedLifetime(remains) {}
  }
}

extension World {
  /// A scope in which one world follows another: the process, or one test of the engine.
  private final class Scope: @unchecked Sendable {
    var world = World()
  }

  private static let process = Scope()
  @TaskLocal private static var taskScope: Scope?
  /// Spares apps, which have no scopes but the process, the search for a task's scope.
  nonisolated(unsafe) private static var hasTaskScopes = false

  private static var scope: Scope {
    if hasTaskScopes, let scope = taskScope { return scope }
    return process
  }

  package static var current: World { scope.world }

  /// Ends the current world and starts a new one in its place.
  package static func restart() {
    let scope = scope
    let old = scope.world
    old.end()
    scope.world = World()
    // A layer that outlives its run must not be taken for one of the next run.
    scope.world.layerSerials = old.layerSerials
  }

  /// Runs an operation in a scope of its own, which tasks that it starts inherit.
  package static func withNewScope(
    _ operation: @Sendable () async throws -> Void
  ) async throws {
    hasTaskScopes = true
    let scope = Scope()
    try await $taskScope.withValue(scope) {
      defer { scope.world.end() }
      try await operation()
    }
  }
}

/// The world in which an object was made.
///
/// An object may be released long after its world ended, and on any thread. Its `deinit` then has
/// to leave the current world alone.
package struct WorldOfOrigin {
  private weak var world: World?

  package init() {
    world = World.current
  }

  package var isCurrent: Bool {
    guard let world else { return false }
    return world === World.current && !world.isOver
  }
}

/// Numbers from 1 upwards.
package struct SerialNumbers {
  private var latest = 0

  package init() {}

  package mutating func next() -> Int {
    latest += 1
    return latest
  }
}
