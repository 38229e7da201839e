#if !hasFeature(Embedded)
  /// Codes the properties that differ from those of a new layer of its kind.
  extension LayerDescription: Codable {
    private enum Key: String, CodingKey {
      case id, kind, name, controller, model, timing, animations, sublayers, mask, takesTouches,
        touchSettings, recognizers, undrawn
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        id: try values.decode(Int.self, forKey: .id),
        kind: try values.decode(String.self, forKey: .kind))
      name = try values.decodeIfPresent(String.self, forKey: .name)
      controller = try values.decodeIfPresent(String.self, forKey: .controller)
      model = try values.decode(.model, otherwise: model)
      timing = try values.decode(.timing, otherwise: timing)
      animations = try values.decode(.animations, otherwise: [])
      sublayers = try values.decode(.sublayers, otherwise: [])
      mask = try values.decodeIfPresent(Int.self, forKey: .mask)
      takesTouches = try values.decode(.takesTouches, otherwise: true)
      touchSettings = try values.decode(.touchSettings, otherwise: [])
      recognizers = try values.decode(.recognizers, otherwise: [])
      undrawn = try values.decode(.undrawn, otherwise: [])
    }

    public func encode(to encoder: any Encoder) throws {
      let assumed = LayerDescription(id: id, kind: kind)
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(kind, forKey: .kind)
      try values.encodeIfPresent(name, forKey: .name)
      try values.encodeIfPresent(controller, forKey: .controller)
      try values.encode(model, unless: assumed.model, forKey: .model)
      try values.encode(timing, unless: assumed.timing, forKey: .timing)
      try values.encode(animations, unless: [], forKey: .animations)
      try values.encode(sublayers, unless: [], forKey: .sublayers)
      try values.encodeIfPresent(mask, forKey: .mask)
      try values.encode(takesTouches, unless: true, forKey: .takesTouches)
      try values.encode(touchSettings, unless: [], forKey: .touchSettings)
      try values.encode(recognizers, unless: [], forKey: .recognizers)
      try values.encode(undrawn, unless: [], forKey: .undrawn)
    }
  }

  /// The animation with its key beside its other parts.
  extension KeyedAnimation: Codable {
    private enum Key: String, CodingKey {
      case key
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        key: try values.decode(String.self, forKey: .key),
        animation: try AnimationDescription(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(key, forKey: .key)
      try animation.encode(to: encoder)
    }
  }
#endif
