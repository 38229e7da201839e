import Files

/// One of several equal parts of a class, which machines can grade apart from each other.
///
/// A student is always in the same one, whichever other students hand in.
public struct Shard: Equatable, Sendable {
  /// From 1.
  public var number: Int
  public var count: Int

  /// The part as it is written on the command line.
  var text: String { "\(number)/\(count)" }

  /// A part as it is written on the command line, such as `2/8`; `nil` if it is none.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// All parts of a class.
  static func all(_ count: Int) -> [Shard] {
    (1...count).map { Shard(number: $0, count: count) }
  }

  /// Whether the student belongs to it.
  public func contains(student: String) -> Bool {
    let digest = Digest.text(of: [student]).prefix(8)
    return (Int(digest, radix: 16) ?? 0) % count == number - 1
  }
}
