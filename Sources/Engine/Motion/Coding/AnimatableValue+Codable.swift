#if !hasFeature(Embedded)
  /// The value under the name of its case: `{"point": [1, 2]}`.
  extension AnimatableValue: Codable {
    private enum Key: String, CodingKey {
      case number, point, size, rectangle, matrix, color, path, numbers, colors, picture
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let key = try values.onlyKey()
      switch key {
      case .number: self = .number(try values.decode(number: key))
      case .point: self = .point(try values.decode(Point.self, forKey: key))
      case .size: self = .size(try values.decode(Size.self, forKey: key))
      case .rectangle: self = .rectangle(try values.decode(Rectangle.self, forKey: key))
      case .matrix: self = .matrix(try values.decode(Matrix.self, forKey: key))
      case .color: self = .color(try values.decodeIfPresent(Color.self, forKey: key))
      case .path: self = .path(try values.decodeIfPresent(Path.self, forKey: key))
      case .numbers: self = .numbers(try values.decode(numbers: key))
      case .colors: self = .colors(try values.decode([Color].self, forKey: key))
      case .picture: self = .picture(try values.decodeIfPresent(Picture.self, forKey: key))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      switch self {
      case .number(let value): try values.encode(number: value, forKey: .number)
      case .point(let value): try values.encode(value, forKey: .point)
      case .size(let value): try values.encode(value, forKey: .size)
      case .rectangle(let value): try values.encode(value, forKey: .rectangle)
      case .matrix(let value): try values.encode(value, forKey: .matrix)
      case .color(let value): try values.encode(value, forKey: .color)
      case .path(let value): try values.encode(value, forKey: .path)
      case .numbers(let value): try values.encode(value.map(ExactNumber.init), forKey: .numbers)
      case .colors(let value): try values.encode(value, forKey: .colors)
      case .picture(let value): try values.encode(value, forKey: .picture)
      }
    }
  }
#endif
