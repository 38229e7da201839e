public import Timelines

/// What happened, under a name that says what it is.
extension Timeline.Dated<Call> {
  public var call: Call { content }
}

extension Timeline.Dated<Touch> {
  public var touch: Touch { content }
}

extension Timeline.Dated<Fault> {
  public var fault: Fault { content }
}
