#if !hasFeature(Embedded)
  /// One flat list like an SVG path: `["M", x, y, "Q", controlX, controlY, x, y, "Z"]`.
  extension Path: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      var elements: [Element] = []
      func point() throws -> Point {
        Point(x: try values.decodeNumber(), y: try values.decodeNumber())
      }
      while !values.isAtEnd {
        switch try values.decode(String.self) {
        case "M": elements.append(.move(to: try point()))
        case "L": elements.append(.line(to: try point()))
        case "Q":
          let control = try point()
          elements.append(.quadratic(to: try point(), control: control))
        case "C":
          let control1 = try point()
          let control2 = try point()
          elements.append(.cubic(to: try point(), control1: control1, control2: control2))
        case "Z": elements.append(.close)
        case let other:
          throw DecodingError.dataCorruptedError(
            in: values, debugDescription: "\(other) is no element of a path.")
        }
      }
      self.init(elements)
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for element in elements {
        switch element {
        case .move(let to):
          try values.encode("M")
          try values.encode(numbers: to.x, to.y)
        case .line(let to):
          try values.encode("L")
          try values.encode(numbers: to.x, to.y)
        case .quadratic(let to, let control):
          try values.encode("Q")
          try values.encode(numbers: control.x, control.y, to.x, to.y)
        case .cubic(let to, let control1, let control2):
          try values.encode("C")
          try values.encode(
            numbers: control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        case .close:
          try values.encode("Z")
        }
      }
    }
  }

  /// The name, the size, and the drawing commands, each under the name of its case.
  extension Picture: Codable {
    private enum Key: String, CodingKey {
      case name, size, elements, undrawn
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        name: try values.decodeIfPresent(String.self, forKey: .name),
        size: try values.decode(Size.self, forKey: .size),
        elements: try values.decode(.elements, otherwise: []))
      undrawn = try values.decode(.undrawn, otherwise: [])
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encodeIfPresent(name, forKey: .name)
      try values.encode(size, forKey: .size)
      try values.encode(elements, unless: [], forKey: .elements)
      try values.encode(undrawn, unless: [], forKey: .undrawn)
    }
  }

  extension Picture.Element: Codable {
    private enum Key: String, CodingKey {
      case fill, stroke, text, picture, layers
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let key = try values.onlyKey()
      var parts = try values.nestedUnkeyedContainer(forKey: key)
      switch key {
      case .fill:
        self = .fill(try parts.decode(Path.self), try parts.decode(Color.self))
      case .stroke:
        self = .stroke(
          try parts.decode(Path.self), try parts.decode(Color.self),
          width: try parts.decodeNumber())
      case .text:
        self = .text(
          try parts.decode(String.self), at: try parts.decode(Point.self),
          fontSize: try parts.decodeNumber(), try parts.decode(Color.self))
      case .picture:
        self = .picture(try parts.decode(Picture.self), in: try parts.decode(Rectangle.self))
      case .layers:
        self = .layers(
          try parts.decode([LayerDescription].self), in: try parts.decode(Rectangle.self))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      switch self {
      case .fill(let path, let color):
        var parts = values.nestedUnkeyedContainer(forKey: .fill)
        try parts.encode(path)
        try parts.encode(color)
      case .stroke(let path, let color, let width):
        var parts = values.nestedUnkeyedContainer(forKey: .stroke)
        try parts.encode(path)
        try parts.encode(color)
        try parts.encode(numbers: width)
      case .text(let string, let point, let fontSize, let color):
        var parts = values.nestedUnkeyedContainer(forKey: .text)
        try parts.encode(string)
        try parts.encode(point)
        try parts.encode(numbers: fontSize)
        try parts.encode(color)
      case .picture(let picture, let rectangle):
        var parts = values.nestedUnkeyedContainer(forKey: .picture)
        try parts.encode(picture)
        try parts.encode(rectangle)
      case .layers(let layers, let rectangle):
        var parts = values.nestedUnkeyedContainer(forKey: .layers)
        try parts.encode(layers)
        try parts.encode(rectangle)
      }
    }
  }
#endif
