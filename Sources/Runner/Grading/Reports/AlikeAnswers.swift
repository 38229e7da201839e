public import Compiling

/// Two answers to one exercise that are alike although nothing asks for it.
public struct AlikeAnswers: Equatable, Sendable {
  public var exercise: String
  public var students: [String]
  /// The share of the smaller answer's rare parts that the other one has too, in percent.
  public var percent: Int
  /// The lines of each answer that the other one has too, in the order of the students.
  public var lines: [Set<Int>]

  /// The percentage from which on a person should look.
  static let fewestPercent = 60
  /// The fewest rare parts that two answers share; with fewer, chance would do.
  static let fewestParts = 6
  /// The most students who have a part that is rare, however large the class.
  ///
  /// Each pair of them is counted, so that a part that a thousand students have would cost half a
  /// million steps; and a part that more students have is no sign of copying.
  static let mostOwners = 50

  /// All pairs of answers to one exercise, the most alike first.
  ///
  /// Parts that the starter, the reference answer or many answers have do not count.
  ///
  /// - Parameters:
  ///   - answers: By student; of several the same one all count.
  ///   - given: The shapes of the starter and of the reference answer.
  static func pairs(
    of answers: [String: SyntaxShape], to exercise: String, besides given: [SyntaxShape]
  ) -> [AlikeAnswers] {
    let common = Set(given.flatMap(\.parts))
    let students = answers.keys.sorted()
    let shapes = students.compactMap { answers[$0] }
    // Digests of parts with the places of all who have them; of too many nobody needs to know who.
    var owners: [UInt64: [Int]] = [:]
    let most = min(max(5, answers.count / 10), mostOwners)
    for (place, shape) in shapes.enumerated() {
      for part in Set(shape.parts).subtracting(common)
      where owners[part]?.count ?? 0 <= most {
        owners[part, default: []].append(place)
      }
    }
    owners = owners.filter { $0.value.count <= most }
    var counts = shapes.map { _ in 0 }
    var shared: [Pair: Int] = [:]
    for places in owners.values {
      for (index, first) in places.enumerated() {
        counts[first] += 1
        for second in places.dropFirst(index + 1) {
          shared[Pair(first: first, second: second), default: 0] += 1
        }
      }
    }
    return shared.compactMap { pair, count -> AlikeAnswers? in
      let smaller = min(counts[pair.first], counts[pair.second])
      guard count >= fewestParts, smaller > 0, count * 100 / smaller >= fewestPercent
      else { return nil }
      let (first, second) = (shapes[pair.first], shapes[pair.second])
      let parts = Set(first.parts).intersection(second.parts).intersection(owners.keys)
      return AlikeAnswers(
        exercise: exercise, students: [students[pair.first], students[pair.second]],
        percent: count * 100 / smaller, lines: [first, second].map { $0.lines(of: parts) })
    }.sorted {
      ($1.percent, $0.students[0], $0.students[1]) < ($0.percent, $1.students[0], $1.students[1])
    }
  }

  /// Pairs of several exercises: those of two who are alike in many first, since chance makes that rare, and
  /// of these the most alike.
  static func suspiciousFirst(_ pairs: [AlikeAnswers]) -> [AlikeAnswers] {
    let counts = Dictionary(grouping: pairs, by: \.students).mapValues(\.count)
    func order(_ pair: AlikeAnswers) -> (Int, Int, String, String, String) {
      (
        -(counts[pair.students] ?? 0), -pair.percent, pair.students[0], pair.students[1],
        pair.exercise
      )
    }
    return pairs.sorted { order($0) < order($1) }
  }

  /// The places of two students in the order of all.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
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
