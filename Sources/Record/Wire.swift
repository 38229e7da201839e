import Foundation

/// The encoding of messages, timelines and verdicts: one line of JSON each.
///
/// Equal values give equal bytes: keys are sorted, and a number is the shortest text that decodes to
/// the same bits. Infinities and NaN are strings.
public enum Wire {
  /// The version of the format, which `launch` carries.
  ///
  /// It has to grow when the format changes.
  public static let format = 5

  /// Encodes a value as one line of JSON, without a newline at the end.
  public static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  /// Decodes the result of ``encode(_:)``.
  public static func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: line)
  }
}
