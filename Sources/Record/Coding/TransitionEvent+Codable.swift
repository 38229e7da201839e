import Motion

/// The phase is encoded under the name of its case.
extension TransitionEvent: Codable {
  private enum Key: String, CodingKey {
    case id, operation, phase, isInteractive, isAnimated, from, to, animator, container
    case fromLayer, toLayer
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(Int.self, forKey: .id),
      operation: try values.decode(Operation.self, forKey: .operation),
      phase: try values.decode(Phase.self, forKey: .phase),
      isInteractive: try values.decode(.isInteractive, otherwise: false),
      isAnimated: try values.decode(.isAnimated, otherwise: true),
      from: try values.decode(String.self, forKey: .from),
      to: try values.decode(String.self, forKey: .to),
      animator: try values.decodeIfPresent(String.self, forKey: .animator),
      container: try values.decode(Int.self, forKey: .container),
      fromLayer: try values.decodeIfPresent(Int.self, forKey: .fromLayer),
      toLayer: try values.decodeIfPresent(Int.self, forKey: .toLayer))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(operation, forKey: .operation)
    try values.encode(phase, forKey: .phase)
    try values.encode(isInteractive, unless: false, forKey: .isInteractive)
    try values.encode(isAnimated, unless: true, forKey: .isAnimated)
    try values.encode(from, forKey: .from)
    try values.encode(to, forKey: .to)
    try values.encodeIfPresent(animator, forKey: .animator)
    try values.encode(container, forKey: .container)
    try values.encodeIfPresent(fromLayer, forKey: .fromLayer)
    try values.encodeIfPresent(toLayer, forKey: .toLayer)
  }
}

extension TransitionEvent.Phase: Codable {
  private enum Key: String, CodingKey {
    case began, updated, interactionCancelled, completed, completedAfterDelay
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    switch key {
    case .began:
      self = .began
    case .updated:
      self = .updated(try values.decode(number: key))
    case .interactionCancelled:
      self = .interactionEnded(cancelled: try values.decode(Bool.self, forKey: key))
    case .completed:
      self = .completed(try values.decode(Bool.self, forKey: key))
    case .completedAfterDelay:
      self = .completed(try values.decode(Bool.self, forKey: key), afterDelay: true)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .began:
      try values.encode(true, forKey: .began)
    case .updated(let progress):
      try values.encode(number: progress, forKey: .updated)
    case .interactionEnded(let cancelled):
      try values.encode(cancelled, forKey: .interactionCancelled)
    case .completed(let didComplete, let afterDelay):
      try values.encode(didComplete, forKey: afterDelay ? .completedAfterDelay : .completed)
    }
  }
}
