/// Two answers to one exercise that are alike although nothing asks for it.
public struct AlikeAnswers: Equatable, Sendable {
  public var exercise: String
  public var students: [String]
  /// The share of the smaller answer's rare parts that the other one has too, in percent.
  public var percent: Int
  /// The lines of each answer that the other one has too, in the order of the students.
  public var lines: [Set<Int>]
}

/// ``AlikeAnswers`` as they are found among many: in a large class they may be a hundred thousand, of which
/// the first few are shown.
struct AlikePair: Equatable {
  /// The place of the exercise among the columns.
  var column: Int
  /// The places of the two students among the rows.
  var first: Int
  var second: Int
  var percent: Int

  private struct Students: Hashable {
    var first: Int
    var second: Int
  }

  /// Pairs of several exercises: those of two who are alike in many first, since chance makes that rare, and
  /// of these the most alike.
  ///
  /// - Parameter exercises: The columns' exercises.
  static func suspiciousFirst(_ pairs: [AlikePair], exercises: [String]) -> [AlikePair] {
    var counts: [Students: Int] = [:]
    for pair in pairs { counts[pair.students, default: 0] += 1 }
    func order(_ pair: AlikePair) -> (Int, Int, Int, Int, String) {
      (
        -(counts[pair.students] ?? 0), -pair.percent, pair.first, pair.second,
        exercises[pair.column]
      )
    }
    return pairs.sorted { order($0) < order($1) }
  }

  private var students: Students { Students(first: first, second: second) }
}
