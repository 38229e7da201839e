public import Foundation

/// The key of a run, which only the judge and the stage know, and with which the stage signs its
/// answers.
///
/// The judge sends it before anything of the app runs. A sealed answer proves that the stage wrote
/// it, as its answer of this number, to exactly this message: the program can neither write one nor
/// use one again, and the answers to messages of anybody else fit no question.
public struct Seal: Sendable {
  private let hash: SipHash
  /// The first line of a conversation: 32 hexadecimal digits.
  public let line: String

  /// A new one, from the system's randomness.
  public init() {
    self.init(key: .random(in: 0...UInt64.max), .random(in: 0...UInt64.max))
  }

  init(key first: UInt64, _ second: UInt64) {
    hash = SipHash(key: first, second)
    line = Self.text(first) + Self.text(second)
  }

  /// The one in a conversation's first line; `nil` if there is none.
  public init?(line: Data) {
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.count == 32, let first = UInt64(text.prefix(16), radix: 16),
      let second = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(key: first, second)
  }

  /// The seal of an answer, to be written after it.
  ///
  /// - Parameters:
  ///   - message: The message that is answered, as it was received.
  ///   - number: How many answers came before.
  public func mark(of answer: Data, to message: Data, number: Int) -> Data {
    // Lengths come first, so that no two triples have the same bytes.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + message.count + answer.count)
    for value in [UInt64(number), UInt64(message.count)] {
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    bytes += message
    bytes += answer
    return Data((" " + Self.text(hash.digest(of: bytes))).utf8)
  }

  /// The answer without its seal; `nil` unless the stage gave it as its answer to this message.
  public func opened(_ line: Data, to message: Data, number: Int) -> Data? {
    let answer = Data(line.dropLast(Self.markLength))
    return answer + mark(of: answer, to: message, number: number) == line ? answer : nil
  }

  /// A space and 16 digits.
  private static let markLength = 17

  private static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
