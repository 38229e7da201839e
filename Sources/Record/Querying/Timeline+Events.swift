extension Timeline {
  /// A call or fault and when it happened.
  public struct Dated<Content: Sendable & Equatable>: Sendable, Equatable {
    public var instant: Double
    public var content: Content
  }

  /// The calls between UIKit and the app, in order.
  ///
  /// - Parameters:
  ///   - method: With its labels, or its base name alone (`animateTransition`); `nil` for all.
  ///   - receiver: The class of the object that was called; `nil` for all.
  public func calls(_ method: String? = nil, on receiver: String? = nil) -> [Dated<Call>] {
    events.compactMap { event in
      guard case .call(let call) = event.kind,
        method == nil || method == call.method || method == call.baseName,
        receiver == nil || receiver == call.receiver
      else { return nil }
      return Dated(instant: event.instant, content: call)
    }
  }

  /// The rules that the app broke, in order; `nil` stands for all codes.
  public func faults(_ code: Fault.Code? = nil) -> [Dated<Fault>] {
    events.compactMap { event in
      guard case .fault(let fault) = event.kind, code == nil || code == fault.code else {
        return nil
      }
      return Dated(instant: event.instant, content: fault)
    }
  }

  /// What the fingers did, in order.
  public var touches: [Dated<Touch>] {
    events.compactMap { event in
      guard case .touch(let touch) = event.kind else { return nil }
      return Dated(instant: event.instant, content: touch)
    }
  }

  /// When each of the scenario's steps began.
  public var steps: [Dated<Int>] {
    events.compactMap { event in
      guard case .step(let number) = event.kind else { return nil }
      return Dated(instant: event.instant, content: number)
    }
  }
}

extension Timeline.Dated<Call> {
  public var call: Call { content }
}

extension Timeline.Dated<Touch> {
  public var touch: Touch { content }
}

extension Timeline.Dated<Fault> {
  public var fault: Fault { content }
}

extension Call {
  /// The method's name without its labels.
  public var baseName: String {
    String(method.prefix { $0 != "(" })
  }
}
