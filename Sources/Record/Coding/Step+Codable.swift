import Motion

extension Step.Ending: Codable {}

/// The place is encoded under the name of its case: `{"view": "detail"}`.
extension Step.Place: Codable {
  private enum Key: String, CodingKey {
    case view, within, point, fraction
  }
  private enum WithinKey: String, CodingKey {
    case view, at
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    switch key {
    case .view: self = .view(try values.decode(String.self, forKey: key))
    case .within:
      let parts = try values.nestedContainer(keyedBy: WithinKey.self, forKey: key)
      self = .within(
        try parts.decode(String.self, forKey: .view), try parts.decode(Point.self, forKey: .at))
    case .point: self = .point(try values.decode(Point.self, forKey: key))
    case .fraction: self = .fraction(try values.decode(Point.self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .view(let name): try values.encode(name, forKey: .view)
    case .within(let name, let point):
      var parts = values.nestedContainer(keyedBy: WithinKey.self, forKey: .within)
      try parts.encode(name, forKey: .view)
      try parts.encode(point, forKey: .at)
    case .point(let point): try values.encode(point, forKey: .point)
    case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
    }
  }
}

/// The step is encoded under the name of its case: `{"wait": 0.5}`.
extension Step: Codable {
  private enum Key: String, CodingKey {
    case wait, settle, tap, longPress, drag, dragOn, pinch, twist, rotate, background, home
  }
  private enum PartKey: String, CodingKey {
    case on, from, by, scale, radians, duration, ending
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    func parts() throws -> KeyedDecodingContainer<PartKey> {
      try values.nestedContainer(keyedBy: PartKey.self, forKey: key)
    }
    switch key {
    case .wait: self = .wait(try values.decode(number: key))
    case .settle: self = .settle(limit: try values.decode(number: key))
    case .tap: self = .tap(try values.decode(Place.self, forKey: key))
    case .rotate: self = .rotate(try values.decode(Size.self, forKey: key))
    case .background: self = .background
    case .home: self = .home
    case .longPress:
      let parts = try parts()
      self = .longPress(
        try parts.decode(Place.self, forKey: .on), duration: try parts.decode(number: .duration))
    case .drag:
      let parts = try parts()
      self = .drag(
        from: try parts.decode(Place.self, forKey: .from),
        by: try parts.decode(Size.self, forKey: .by),
        duration: try parts.decode(number: .duration),
        ending: try parts.decode(Ending.self, forKey: .ending))
    case .dragOn:
      let parts = try parts()
      self = .dragOn(
        by: try parts.decode(Size.self, forKey: .by),
        duration: try parts.decode(number: .duration),
        ending: try parts.decode(Ending.self, forKey: .ending))
    case .pinch:
      let parts = try parts()
      self = .pinch(
        try parts.decode(Place.self, forKey: .on), scale: try parts.decode(number: .scale),
        duration: try parts.decode(number: .duration),
        ending: try parts.decode(Ending.self, forKey: .ending))
    case .twist:
      let parts = try parts()
      self = .twist(
        try parts.decode(Place.self, forKey: .on), radians: try parts.decode(number: .radians),
        duration: try parts.decode(number: .duration),
        ending: try parts.decode(Ending.self, forKey: .ending))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .wait(let duration): try values.encode(number: duration, forKey: .wait)
    case .settle(let limit): try values.encode(number: limit, forKey: .settle)
    case .tap(let place): try values.encode(place, forKey: .tap)
    case .rotate(let screen): try values.encode(screen, forKey: .rotate)
    case .background: try values.encode(true, forKey: .background)
    case .home: try values.encode(true, forKey: .home)
    case .longPress(let place, let duration):
      var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .longPress)
      try parts.encode(place, forKey: .on)
      try parts.encode(number: duration, forKey: .duration)
    case .drag(let place, let distance, let duration, let ending):
      var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .drag)
      try parts.encode(place, forKey: .from)
      try parts.encode(distance, forKey: .by)
      try parts.encode(number: duration, forKey: .duration)
      try parts.encode(ending, forKey: .ending)
    case .dragOn(let distance, let duration, let ending):
      var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .dragOn)
      try parts.encode(distance, forKey: .by)
      try parts.encode(number: duration, forKey: .duration)
      try parts.encode(ending, forKey: .ending)
    case .pinch(let place, let scale, let duration, let ending):
      var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .pinch)
      try parts.encode(place, forKey: .on)
      try parts.encode(number: scale, forKey: .scale)
      try parts.encode(number: duration, forKey: .duration)
      try parts.encode(ending, forKey: .ending)
    case .twist(let place, let radians, let duration, let ending):
      var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .twist)
      try parts.encode(place, forKey: .on)
      try parts.encode(number: radians, forKey: .radians)
      try parts.encode(number: duration, forKey: .duration)
      try parts.encode(ending, forKey: .ending)
    }
  }
}
