#if !hasFeature(Embedded)
  /// Codes the kind under the name of its case; properties with their defaults are left out.
  extension AnimationDescription: Codable {
    private enum Key: String, CodingKey {
      case keyPath, timing, curve, additive, cumulative, stays, valueFunction
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        keyPath: try values.decodeIfPresent(LayerKeyPath.self, forKey: .keyPath),
        kind: try AnimationKind(from: decoder),
        timing: try values.decode(Timing.self, forKey: .timing))
      curve = try values.decodeIfPresent(CubicCurve.self, forKey: .curve)
      isAdditive = try values.decode(.additive, otherwise: false)
      isCumulative = try values.decode(.cumulative, otherwise: false)
      isRemovedOnCompletion = !(try values.decode(.stays, otherwise: false))
      valueFunction = try values.decodeIfPresent(ValueFunction.self, forKey: .valueFunction)
    }

    public func encode(to encoder: any Encoder) throws {
      try kind.encode(to: encoder)
      var values = encoder.container(keyedBy: Key.self)
      try values.encodeIfPresent(keyPath, forKey: .keyPath)
      try values.encode(timing, forKey: .timing)
      try values.encodeIfPresent(curve, forKey: .curve)
      try values.encode(isAdditive, unless: false, forKey: .additive)
      try values.encode(isCumulative, unless: false, forKey: .cumulative)
      try values.encode(!isRemovedOnCompletion, unless: false, forKey: .stays)
      try values.encodeIfPresent(valueFunction, forKey: .valueFunction)
    }
  }

  extension AnimationKind: Codable {
    private enum Key: String, CodingKey {
      case basic, spring, keyframes, group, transition
    }
    private enum PartKey: String, CodingKey {
      case spring, from, to, by, type, subtype
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let key = try values.onlyKey()
      switch key {
      case .keyframes:
        self = .keyframes(try values.decode(Keyframes.self, forKey: key))
      case .group:
        self = .group(try values.decode([AnimationDescription].self, forKey: key))
      case .basic:
        let parts = try values.nestedContainer(keyedBy: PartKey.self, forKey: key)
        self = .basic(
          from: try parts.decodeIfPresent(AnimatableValue.self, forKey: .from),
          to: try parts.decodeIfPresent(AnimatableValue.self, forKey: .to),
          by: try parts.decodeIfPresent(AnimatableValue.self, forKey: .by))
      case .spring:
        let parts = try values.nestedContainer(keyedBy: PartKey.self, forKey: key)
        self = .spring(
          try parts.decode(Spring.self, forKey: .spring),
          from: try parts.decodeIfPresent(AnimatableValue.self, forKey: .from),
          to: try parts.decodeIfPresent(AnimatableValue.self, forKey: .to),
          by: try parts.decodeIfPresent(AnimatableValue.self, forKey: .by))
      case .transition:
        let parts = try values.nestedContainer(keyedBy: PartKey.self, forKey: key)
        self = .transition(
          type: try parts.decode(String.self, forKey: .type),
          subtype: try parts.decodeIfPresent(String.self, forKey: .subtype))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      switch self {
      case .keyframes(let keyframes):
        try values.encode(keyframes, forKey: .keyframes)
      case .group(let children):
        try values.encode(children, forKey: .group)
      case .basic(let from, let to, let by):
        var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .basic)
        try parts.encodeIfPresent(from, forKey: .from)
        try parts.encodeIfPresent(to, forKey: .to)
        try parts.encodeIfPresent(by, forKey: .by)
      case .spring(let spring, let from, let to, let by):
        var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .spring)
        try parts.encode(spring, forKey: .spring)
        try parts.encodeIfPresent(from, forKey: .from)
        try parts.encodeIfPresent(to, forKey: .to)
        try parts.encodeIfPresent(by, forKey: .by)
      case .transition(let type, let subtype):
        var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: .transition)
        try parts.encode(type, forKey: .type)
        try parts.encodeIfPresent(subtype, forKey: .subtype)
      }
    }
  }
#endif
