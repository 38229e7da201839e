#if !hasFeature(Embedded)
  /// `[x, y]`.
  extension Point: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(x: try values.decodeNumber(), y: try values.decodeNumber())
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(numbers: x, y)
    }
  }

  /// `[width, height]`.
  extension Size: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(width: try values.decodeNumber(), height: try values.decodeNumber())
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(numbers: width, height)
    }
  }

  /// `[x, y, width, height]`.
  extension Rectangle: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        x: try values.decodeNumber(), y: try values.decodeNumber(),
        width: try values.decodeNumber(), height: try values.decodeNumber())
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(numbers: origin.x, origin.y, size.width, size.height)
    }
  }

  /// `[red, green, blue]`, and the alpha unless it is 1.
  extension Color: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        red: try values.decodeNumber(), green: try values.decodeNumber(),
        blue: try values.decodeNumber(), alpha: values.isAtEnd ? 1 : try values.decodeNumber())
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(numbers: red, green, blue)
      if alpha != 1 { try values.encode(numbers: alpha) }
    }
  }

  /// `[x1, y1, x2, y2]`.
  extension CubicCurve: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        try values.decodeNumber(), try values.decodeNumber(), try values.decodeNumber(),
        try values.decodeNumber())
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(numbers: x1, y1, x2, y2)
    }
  }

  /// The six numbers a, b, c, d, tx, ty of an affine matrix, or all sixteen by rows.
  extension Matrix: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      var numbers: [Double] = []
      while !values.isAtEnd, numbers.count < 17 { numbers.append(try values.decodeNumber()) }
      switch numbers.count {
      case 6:
        self.init(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5])
      case 16:
        self.init()
        (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
        (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
        (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
      default:
        throw DecodingError.dataCorruptedError(
          in: values, debugDescription: "A matrix has 6 or 16 numbers.")
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      if isAffine {
        try values.encode(numbers: m11, m12, m21, m22, m41, m42)
      } else {
        try values.encode(numbers: m11, m12, m13, m14, m21, m22, m23, m24)
        try values.encode(numbers: m31, m32, m33, m34, m41, m42, m43, m44)
      }
    }
  }
#endif
