internal import Record

/// Finds out whether an object implements a requirement that is optional in Objective-C.
///
/// UIKit asks `responds(to:)` before it calls an optional method. In Swift every requirement has
/// an implementation: the app's, or the default in a protocol extension. Each default therefore
/// calls ``missing(_:)``, and UIKit calls the requirement through ``ask(_:)``, ``query`` or
/// ``tell``, which distinguish "not implemented" from an app that returned `nil`:
///
///     OptionalRequirement.ask { delegate.interactionController(using: animator) }
///
/// An app's implementation that itself calls a default counts as missing.
enum OptionalRequirement {
  private static var isMissing: Bool {
    get { World.current.uiKit.isRequirementMissing }
    set { World.current.uiKit.isRequirementMissing = newValue }
  }

  /// Called by default implementations, with the result for callers other than UIKit.
  static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  /// Called by default implementations without a result.
  static func missing() { isMissing = true }

  /// Calls a requirement; `nil` means that the object doesn't implement it.
  static func ask<Answer>(_ question: () -> Answer) -> Answer? {
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    let answer = question()
    return isMissing ? nil : answer
  }

  /// Calls a requirement that returns an object, and logs the call if the app implements it.
  static func query<Answer>(
    _ receiver: AnyObject, _ method: String, _ arguments: [AnyObject?],
    _ question: () -> Answer?
  ) -> Answer? {
    guard let answer = ask(question) else { return nil }
    EngineLog.call(
      toApp: true, receiver, method, arguments.map(EngineLog.name),
      returned: EngineLog.name(answer as AnyObject?))
    return answer
  }

  /// Calls a requirement without a result, and logs the call if the app implements it.
  static func tell(
    _ receiver: AnyObject, _ method: String, _ arguments: [String] = [], _ call: () -> Void
  ) {
    // The call must be logged before the events that the app causes in it.
    let sink = EngineLog.sink
    var waiting: [(Event.Kind, AnyObject?)] = []
    if sink != nil { EngineLog.sink = { waiting.append(($0, $1)) } }
    let reached = ask(call) != nil
    EngineLog.sink = sink
    if reached { EngineLog.call(toApp: true, receiver, method, arguments) }
    for (kind, receiver) in waiting { sink?(kind, receiver) }
  }
}

/// The rewriter's replacement for `object.method?(arguments)`, the call of an optional Objective-C
/// requirement: `_ifImplemented(object.method(arguments))`.
///
/// Fidelity: not Apple's. The requirement is always called; if only a default implementation
/// exists, the result is `nil`.
public func _ifImplemented<Answer>(_ call: @autoclosure () -> Answer) -> Answer? {
  OptionalRequirement.ask(call)
}

/// The same for `delegate?.method?(arguments)`.
public func _ifImplemented<Answer>(_ call: @autoclosure () -> Answer?) -> Answer? {
  OptionalRequirement.ask(call) ?? nil
}

/// Called by methods that rewriting adds to a class because only a subclass implements them.
public func _requirementIsMissing() { OptionalRequirement.missing() }
