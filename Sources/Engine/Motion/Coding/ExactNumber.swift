#if !hasFeature(Embedded)
  /// A `Double` that survives JSON to the bit.
  ///
  /// Finite numbers are written as such, in the shortest form that reads back the same. JSON has
  /// no others: they and the negative zero are written as words.
  package struct ExactNumber: Codable {
    package var value: Double

    package init(_ value: Double) {
      self.value = value
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // Nearly all are numbers, and to be refused a word takes longer than to read ten of them.
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      switch try container.decode(String.self) {
      case "inf": value = .infinity
      case "-inf": value = -.infinity
      case "nan": value = .nan
      case "-0": value = -0.0
      case let word:
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(word) is not a number.")
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isFinite, value != 0 || value.sign == .plus {
        try container.encode(value)
      } else if value.isNaN {
        try container.encode("nan")
      } else {
        try container.encode(value == 0 ? "-0" : (value < 0 ? "-inf" : "inf"))
      }
    }
  }

  extension UnkeyedEncodingContainer {
    /// Writes numbers one after the other.
    package mutating func encode(numbers: Double...) throws {
      for number in numbers { try encode(ExactNumber(number)) }
    }
  }

  extension UnkeyedDecodingContainer {
    /// Reads the next number.
    package mutating func decodeNumber() throws -> Double {
      try decode(ExactNumber.self).value
    }
  }

  extension KeyedEncodingContainer {
    /// Writes a number.
    package mutating func encode(number: Double, forKey key: Key) throws {
      try encode(ExactNumber(number), forKey: key)
    }

    /// Writes a number if it differs from the default.
    package mutating func encode(
      number: Double, unless assumed: Double, forKey key: Key
    ) throws {
      if number.bitPattern != assumed.bitPattern { try encode(ExactNumber(number), forKey: key) }
    }

    /// Writes numbers, unless there are none.
    package mutating func encode(numbers: [Double], forKey key: Key) throws {
      if !numbers.isEmpty { try encode(numbers.map(ExactNumber.init), forKey: key) }
    }

    /// Writes a value if it differs from the default.
    package mutating func encode<Value: Encodable & Equatable>(
      _ value: Value, unless assumed: Value, forKey key: Key
    ) throws {
      if value != assumed { try encode(value, forKey: key) }
    }
  }

  extension KeyedDecodingContainer {
    /// Reads a number.
    package func decode(number key: Key) throws -> Double {
      try decode(ExactNumber.self, forKey: key).value
    }

    /// Reads a number, or returns the default if none was written.
    package func decode(number key: Key, otherwise assumed: Double) throws -> Double {
      try decodeIfPresent(ExactNumber.self, forKey: key)?.value ?? assumed
    }

    /// Reads numbers; none where nothing is written.
    package func decode(numbers key: Key) throws -> [Double] {
      try decodeIfPresent([ExactNumber].self, forKey: key)?.map(\.value) ?? []
    }

    /// Reads a value, or returns the default if none was written.
    package func decode<Value: Decodable>(_ key: Key, otherwise assumed: Value) throws -> Value {
      contains(key) ? try decode(Value.self, forKey: key) : assumed
    }

    /// The only key, for values that are written under the name of their case.
    package func onlyKey() throws -> Key {
      let keys = allKeys
      guard let key = keys.first, keys.count == 1 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "Exactly one known case is expected."))
      }
      return key
    }
  }
#endif
