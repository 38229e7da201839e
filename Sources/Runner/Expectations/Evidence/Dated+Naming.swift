public import Record

/// What happened, under a name that says what it is.
extension Timeline.Dated<Call> {
  /// The call.
  public var call: Call { content }
}

extension Timeline.Dated<Touch> {
  /// The touch.
  public var touch: Touch { content }
}

extension Timeline.Dated<Fault> {
  /// The fault.
  public var fault: Fault { content }
}
