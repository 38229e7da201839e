import Chapters
import Compiling

/// What the answers of a class have in common with each other, and with the book's.
struct ClassLikeness {
  /// The most alike pairs.
  private(set) var alike: [AlikeAnswers] = []
  /// How many pairs there are.
  private(set) var count = 0
  private(set) var copies: [ClassSummary.Copies] = []

  /// - Parameter most: How many pairs are told of.
  init(
    _ record: GradingRecord, answers: AnswerStore, book: Book, most: Int
  ) throws(GradingError) {
    let rows = record.rows.sorted { $0.grades.student < $1.grades.student }
    let exercises = record.terms.columns.map(\.exercise)
    var pairs: [AlikePair] = []
    var parts: [RareParts] = []
    // One exercise after the other, and of an answer's shape only what is compared.
    for (column, id) in exercises.enumerated() {
      let exercise = book.exercise(id)
      let given = exercise.map { [$0.starter.code, $0.solution ?? ""] } ?? []
      let reference = exercise?.solution.map { SyntaxShape(of: $0) }
      var copied: [Int] = []
      let owners = Self.owners(in: column, of: rows)
      var found = RareParts.Occurrences(besides: Set(given.flatMap { SyntaxShape(of: $0).parts }))
      try answers.forEachShape(of: Array(owners.keys)) { digest, shape in
        let places = owners[digest] ?? []
        if let shape, let reference, shape.isSame(as: reference) { copied += places }
        found.add(shape?.parts ?? [], at: places)
      }
      let own = RareParts(consume found, places: rows.count)
      pairs += own.pairs(inColumn: column)
      parts.append(own)
      if !copied.isEmpty {
        copies.append(
          .init(exercise: id, students: copied.sorted().map { rows[$0].grades.student }))
      }
    }
    count = pairs.count
    alike = AlikePair.suspiciousFirst(pairs, exercises: exercises).prefix(most).compactMap { pair in
      let two = [rows[pair.first], rows[pair.second]]
      let shapes = two.compactMap { $0.answers[pair.column].flatMap { answers[$0]?.shape } }
      guard shapes.count == 2 else { return nil }
      return AlikeAnswers(
        exercise: exercises[pair.column], students: two.map(\.grades.student),
        percent: pair.percent, lines: parts[pair.column].lines(of: shapes[0], and: shapes[1]))
    }
  }

  /// The answers to an exercise, each once, with the places of all who have handed it in.
  private static func owners(
    in column: Int, of rows: [GradingRecord.Row]
  ) -> [String: [Int]] {
    var owners: [String: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      // Who leaves the starter as it is copies from nobody.
      guard let digest = row.answers[column],
        row.grades.grades[column].verdict?.isUntouched != true
      else { continue }
      owners[digest, default: []].append(place)
    }
    return owners
  }
}

extension SyntaxShape {
  /// Whether another source differs in names, numbers, texts, spaces and comments at most.
  fileprivate func isSame(as other: SyntaxShape) -> Bool { !parts.isEmpty && parts == other.parts }
}
