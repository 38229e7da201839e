internal import Record

/// Requirements that are optional in Objective-C, and whether an object implements them.
///
/// UIKit asks `responds(to:)` before it calls an optional method. In Swift every requirement has
/// an implementation: either the app's or the default in the protocol's extension. Each default
/// of ours therefore reports here that it is one. So a question and the answer "nobody
/// implements this" are told apart, although both look like `nil`:
///
/// OptionalRequirement.ask { delegate.interactionController(using: animator) }
///
/// An app's implementation that itself calls a default would be taken for missing; there is no
/// reason to write such a thing.
enum OptionalRequirement {
  private static var isMissing = false

  /// Called by default implementations, with the answer to give when somebody calls them anyway.
  static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  /// Called by default implementations that answer nothing.
  static func missing() { isMissing = true }

  /// Calls a requirement.
  ///
  /// - Returns: What the object answered, or `nil` if it doesn't implement the requirement.
  static func ask<Answer>(_ question: () -> Answer) -> Answer? {
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    let answer = question()
    return isMissing ? nil : answer
  }

  /// Asks a question whose answer is an object, and logs question and answer if it reached the app.
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

  /// Tells the app something, and logs it if it reached the app.
  static func tell(
    _ receiver: AnyObject, _ method: String, _ arguments: [String] = [], _ call: () -> Void
  ) {
    // The log has to come first, so that what the app does in answer comes after it.
    let sink = EngineLog.sink
    var waiting: [(Event.Kind, AnyObject?)] = []
    if sink != nil { EngineLog.sink = { waiting.append(($0, $1)) } }
    let reached = ask(call) != nil
    EngineLog.sink = sink
    if reached { EngineLog.call(toApp: true, receiver, method, arguments) }
    for (kind, receiver) in waiting { sink?(kind, receiver) }
  }
}

/// What the rewriter of the learner's source makes of `object.method?(arguments)`, the call of an
/// optional Objective-C requirement: `_ifImplemented(object.method(arguments))`.
///
/// Fidelity: not Apple's; Swift on Linux has no other way to say it. The requirement is called,
/// and answers `nil` where only its default implementation was there to answer.
public func _ifImplemented<Answer>(_ call: @autoclosure () -> Answer) -> Answer? {
  OptionalRequirement.ask(call)
}

/// As above, for calls that are optional already: `delegate?.method?(arguments)`.
public func _ifImplemented<Answer>(_ call: @autoclosure () -> Answer?) -> Answer? {
  OptionalRequirement.ask(call) ?? nil
}
