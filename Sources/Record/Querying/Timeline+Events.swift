extension Timeline {
  /// A call, fault, touch or step with its instant.
  public struct Dated<Content: Sendable & Equatable>: Sendable, Equatable {
    /// Seconds of virtual time since the app's first frame.
    public var instant: Double
    /// The call, fault, touch or step.
    public var content: Content
  }

  /// The calls between UIKit and the app, in order.
  ///
  /// - Parameters:
  ///   - method: With its labels, or its base name alone (`animateTransition`); `nil` for all.
  ///   - receiver: The class of the object that was called; `nil` for all.
  public func calls(_ method: String? = nil, on receiver: String? = nil) -> [Dated<Call>] {
    // Most calls are of other methods, and a base name has to be cut out first.
    let isBaseName = method?.contains("(") == false
    return events.compactMap { event in
      guard case .call(let call) = event.kind,
        method == nil || method == call.method || isBaseName && method == call.baseName,
        receiver == nil || receiver == call.receiver
      else { return nil }
      return Dated(instant: event.instant, content: call)
    }
  }

  /// The rules that the app broke, in order; `nil` for all codes.
  public func faults(_ code: Fault.Code? = nil) -> [Dated<Fault>] {
    events.compactMap { event in
      guard case .fault(let fault) = event.kind, code == nil || code == fault.code else {
        return nil
      }
      return Dated(instant: event.instant, content: fault)
    }
  }

  /// The touches, in order.
  public var touches: [Dated<Touch>] {
    events.compactMap { event in
      guard case .touch(let touch) = event.kind else { return nil }
      return Dated(instant: event.instant, content: touch)
    }
  }

  /// The scenario's steps with the instants at which they began.
  public var steps: [Dated<Int>] {
    events.compactMap { event in
      guard case .step(let number) = event.kind else { return nil }
      return Dated(instant: event.instant, content: number)
    }
  }
}

extension Timeline.Dated<Call> {
  /// The call itself.
  public var call: Call { content }
}

extension Timeline.Dated<Touch> {
  /// The touch itself.
  public var touch: Touch { content }
}

extension Timeline.Dated<Fault> {
  /// The fault itself.
  public var fault: Fault { content }
}

extension Call {
  /// The method's name without its labels.
  public var baseName: String {
    String(method.prefix { $0 != "(" })
  }
}
