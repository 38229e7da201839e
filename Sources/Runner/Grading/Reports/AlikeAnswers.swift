public import Compiling

/// Two answers to one exercise that are alike although nothing asks for it.
public struct AlikeAnswers: Equatable, Sendable {
  public var exercise: String
  public var students: [String]
  /// How much of the smaller one is in the other, in percent, of what is rare in the class.
  public var percent: Int
  /// The lines of each answer that the other one has too, in the order of the students.
  public var lines: [Set<Int>]

  /// From how much on a person should look, in percent.
  static let fewestPercent = 60
  /// The fewest rare parts that two answers share; with fewer, chance would do.
  static let fewestParts = 6

  /// All pairs of answers to one exercise, the most alike first.
  ///
  /// What the starter and the reference answer have, and what many have, says nothing about anybody.
  ///
  /// - Parameters:
  ///   - answers: By student; of several the same one all count.
  ///   - given: The shapes of the starter and of the reference answer.
  static func pairs(
    of answers: [String: SyntaxShape], to exercise: String, besides given: [SyntaxShape]
  ) -> [AlikeAnswers] {
    let common = Set(given.flatMap(\.parts))
    // Digests of parts with all who have them.
    var owners: [UInt64: Set<String>] = [:]
    for (student, shape) in answers {
      for part in shape.parts where !common.contains(part) {
        owners[part, default: []].insert(student)
      }
    }
    let most = max(5, answers.count / 10)
    owners = owners.filter { $0.value.count <= most }
    var counts: [String: Int] = [:]
    var shared: [Pair: Int] = [:]
    for students in owners.values {
      let sorted = students.sorted()
      for (index, first) in sorted.enumerated() {
        counts[first, default: 0] += 1
        for second in sorted.dropFirst(index + 1) { shared[Pair(first, second), default: 0] += 1 }
      }
    }
    return shared.compactMap { pair, count -> AlikeAnswers? in
      let smaller = min(counts[pair.first] ?? 0, counts[pair.second] ?? 0)
      guard count >= fewestParts, smaller > 0, count * 100 / smaller >= fewestPercent,
        let first = answers[pair.first], let second = answers[pair.second]
      else { return nil }
      let parts = Set(first.parts).intersection(second.parts).intersection(owners.keys)
      return AlikeAnswers(
        exercise: exercise, students: [pair.first, pair.second],
        percent: count * 100 / smaller, lines: [first, second].map { $0.lines(of: parts) })
    }.sorted {
      ($1.percent, $0.students[0], $0.students[1]) < ($0.percent, $1.students[0], $1.students[1])
    }
  }

  private struct Pair: Hashable {
    var first: String
    var second: String

    init(_ first: String, _ second: String) {
      self.first = first
      self.second = second
    }
  }
}

extension SyntaxShape {
  /// The lines that these parts are on.
  fileprivate func lines(of wanted: Set<UInt64>) -> Set<Int> {
    var lines: Set<Int> = []
    for (index, part) in parts.enumerated() where wanted.contains(part) {
      lines.formUnion(firstLines[index]...max(firstLines[index], lastLines[index]))
    }
    return lines
  }

  /// Whether another source differs in names, numbers, texts, spaces and comments at most.
  func isSame(as other: SyntaxShape) -> Bool { !parts.isEmpty && parts == other.parts }
}
