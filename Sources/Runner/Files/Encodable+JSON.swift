public import Foundation

extension Encodable {
  /// The value as JSON that people read too: indented, with sorted keys.
  ///
  /// Infinities and NaN are texts, as in `Wire`.
  public func readableJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}
