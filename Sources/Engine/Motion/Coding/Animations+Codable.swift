#if !hasFeature(Embedded)
  /// Its text: `"transform.scale.x"`.
  extension LayerKeyPath: Codable {
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let keyPath = LayerKeyPath(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no property of a layer.")
      }
      self = keyPath
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  extension Timing.Fill: Codable {}
  extension ValueFunction: Codable {}
  extension Keyframes.Mode: Codable {}

  /// Codes the properties that differ from `CAMediaTiming`'s defaults, and the duration unless it
  /// is infinite.
  extension Timing: Codable {
    private enum Key: String, CodingKey {
      case beginTime, timeOffset, speed, duration, repeatCount, repeatDuration, autoreverses, fill
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(duration: try values.decode(number: .duration, otherwise: .infinity))
      beginTime = try values.decode(number: .beginTime, otherwise: 0)
      timeOffset = try values.decode(number: .timeOffset, otherwise: 0)
      speed = try values.decode(number: .speed, otherwise: 1)
      repeatCount = try values.decode(number: .repeatCount, otherwise: 0)
      repeatDuration = try values.decode(number: .repeatDuration, otherwise: 0)
      autoreverses = try values.decode(.autoreverses, otherwise: false)
      fill = try values.decode(.fill, otherwise: .removed)
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(number: beginTime, unless: 0, forKey: .beginTime)
      try values.encode(number: timeOffset, unless: 0, forKey: .timeOffset)
      try values.encode(number: speed, unless: 1, forKey: .speed)
      try values.encode(number: duration, unless: .infinity, forKey: .duration)
      try values.encode(number: repeatCount, unless: 0, forKey: .repeatCount)
      try values.encode(number: repeatDuration, unless: 0, forKey: .repeatDuration)
      try values.encode(autoreverses, unless: false, forKey: .autoreverses)
      try values.encode(fill, unless: .removed, forKey: .fill)
    }
  }

  /// Codes the properties that differ from `CASpringAnimation`'s defaults.
  extension Spring: Codable {
    private enum Key: String, CodingKey {
      case mass, stiffness, damping, initialVelocity, allowsOverdamping
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        mass: try values.decode(number: .mass, otherwise: 1),
        stiffness: try values.decode(number: .stiffness, otherwise: 100),
        damping: try values.decode(number: .damping, otherwise: 10),
        initialVelocity: try values.decode(number: .initialVelocity, otherwise: 0))
      allowsOverdamping = try values.decode(.allowsOverdamping, otherwise: false)
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(number: mass, unless: 1, forKey: .mass)
      try values.encode(number: stiffness, unless: 100, forKey: .stiffness)
      try values.encode(number: damping, unless: 10, forKey: .damping)
      try values.encode(number: initialVelocity, unless: 0, forKey: .initialVelocity)
      try values.encode(allowsOverdamping, unless: false, forKey: .allowsOverdamping)
    }
  }

  extension Keyframes: Codable {
    private enum Key: String, CodingKey {
      case values, path, keyTimes, curves, mode, rotatesAlongPath, reversesRotation
      case tensions, continuities, biases
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init()
      values = try container.decode(.values, otherwise: [])
      path = try container.decodeIfPresent(Path.self, forKey: .path)
      keyTimes = try container.decode(numbers: .keyTimes)
      curves = try container.decode(.curves, otherwise: [])
      mode = try container.decode(.mode, otherwise: .linear)
      rotatesAlongPath = try container.decode(.rotatesAlongPath, otherwise: false)
      reversesRotation = try container.decode(.reversesRotation, otherwise: false)
      tensions = try container.decode(numbers: .tensions)
      continuities = try container.decode(numbers: .continuities)
      biases = try container.decode(numbers: .biases)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(values, unless: [], forKey: .values)
      try container.encodeIfPresent(path, forKey: .path)
      try container.encode(numbers: keyTimes, forKey: .keyTimes)
      try container.encode(curves, unless: [], forKey: .curves)
      try container.encode(mode, unless: .linear, forKey: .mode)
      try container.encode(rotatesAlongPath, unless: false, forKey: .rotatesAlongPath)
      try container.encode(reversesRotation, unless: false, forKey: .reversesRotation)
      try container.encode(numbers: tensions, forKey: .tensions)
      try container.encode(numbers: continuities, forKey: .continuities)
      try container.encode(numbers: biases, forKey: .biases)
    }
  }
#endif
