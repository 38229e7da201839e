#if !hasFeature(Embedded)
  extension TextProperties: Codable {
    private enum Key: String, CodingKey {
      case string, fontSize, color, alignment, isBold
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        string: try values.decode(String.self, forKey: .string),
        fontSize: try values.decode(number: .fontSize),
        color: try values.decode(Color.self, forKey: .color),
        alignment: try values.decode(.alignment, otherwise: 0),
        isBold: try values.decode(.isBold, otherwise: false))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(string, forKey: .string)
      try values.encode(number: fontSize, forKey: .fontSize)
      try values.encode(color, forKey: .color)
      try values.encode(alignment, unless: 0, forKey: .alignment)
      try values.encode(isBold, unless: false, forKey: .isBold)
    }
  }
#endif
