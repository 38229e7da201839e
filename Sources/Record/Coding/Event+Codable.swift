import Motion

extension Call.Direction: Codable {}
extension TransitionEvent.Operation: Codable {}
extension Touch.Phase: Codable {}

/// The kind is encoded under the name of its case.
extension Event: Codable {
  private enum Key: String, CodingKey {
    case instant
  }
  private enum KindKey: String, CodingKey {
    case call, transition, touch, fault, step
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let kinds = try decoder.container(keyedBy: KindKey.self)
    let key = try kinds.onlyKey()
    let kind: Kind =
      switch key {
      case .call: .call(try kinds.decode(Call.self, forKey: key))
      case .transition: .transition(try kinds.decode(TransitionEvent.self, forKey: key))
      case .touch: .touch(try kinds.decode(Touch.self, forKey: key))
      case .fault: .fault(try kinds.decode(Fault.self, forKey: key))
      case .step: .step(try kinds.decode(Int.self, forKey: key))
      }
    self.init(instant: try values.decode(number: .instant), kind: kind)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(number: instant, forKey: .instant)
    var kinds = encoder.container(keyedBy: KindKey.self)
    switch kind {
    case .call(let call): try kinds.encode(call, forKey: .call)
    case .transition(let transition): try kinds.encode(transition, forKey: .transition)
    case .touch(let touch): try kinds.encode(touch, forKey: .touch)
    case .fault(let fault): try kinds.encode(fault, forKey: .fault)
    case .step(let number): try kinds.encode(number, forKey: .step)
    }
  }
}

extension Call: Codable {
  private enum Key: String, CodingKey {
    case direction, receiver, object, method, arguments, returned
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      direction: try values.decode(Direction.self, forKey: .direction),
      receiver: try values.decode(String.self, forKey: .receiver),
      object: try values.decode(Int.self, forKey: .object),
      method: try values.decode(String.self, forKey: .method),
      arguments: try values.decode(.arguments, otherwise: []),
      returned: try values.decodeIfPresent(String.self, forKey: .returned))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(direction, forKey: .direction)
    try values.encode(receiver, forKey: .receiver)
    try values.encode(object, forKey: .object)
    try values.encode(method, forKey: .method)
    try values.encode(arguments, unless: [], forKey: .arguments)
    try values.encodeIfPresent(returned, forKey: .returned)
  }
}

extension Touch: Codable {
  private enum Key: String, CodingKey {
    case phase, location, finger, target
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      phase: try values.decode(Phase.self, forKey: .phase),
      location: try values.decode(Point.self, forKey: .location),
      finger: try values.decode(.finger, otherwise: 0),
      target: try values.decodeIfPresent(String.self, forKey: .target))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(phase, forKey: .phase)
    try values.encode(location, forKey: .location)
    try values.encode(finger, unless: 0, forKey: .finger)
    try values.encodeIfPresent(target, forKey: .target)
  }
}

extension Fault: Codable {
  private enum Key: String, CodingKey {
    case code, facts
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(Code.self, forKey: .code),
      facts: try values.decode(.facts, otherwise: [:]))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(code, forKey: .code)
    try values.encode(facts, unless: [:], forKey: .facts)
  }
}
