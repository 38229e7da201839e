import Foundation

/// How messages, timelines and verdicts are written down: one line of JSON each.
///
/// Keys are sorted and numbers are the shortest that read back to the same bits, so that equal
/// values give equal bytes. Infinities and NaN are strings.
public enum Wire {
  /// The number of the format, which every conversation begins with; rises when the format changes.
  public static let format = 3

  /// The value as one line of JSON, without the newline at its end.
  public static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  /// Reads what `encode(_:)` wrote.
  public static func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: line)
  }
}
