import Compiling
import Databases
import Foundation
import Record

extension RecordDatabase {
  /// Who has a row, in the order in which the rows were written.
  func students() throws(GradingError) -> [String] {
    try read { db in
      var students: [String] = []
      try db.forEachRow("SELECT student FROM submission ORDER BY rowid") {
        students.append(try $0.text("student"))
      }
      return students
    }
  }

  /// A student's row; `nil` if there is none.
  func row(of student: String) throws(GradingError) -> GradingRecord.Row? {
    try read { try row(of: student, $0) }
  }

  /// Calls a function with each student's row, of which one at a time is in memory.
  func forEachRow(of students: [String], _ body: (GradingRecord.Row) throws -> Void)
    throws(GradingError)
  {
    // Who has no row has got another name meanwhile.
    try read(each: students) { student, db in try row(of: student, db).map(body) }
  }

  /// Calls a function with the shape of each answer; with `nil` where there is none that can be read.
  func forEachShape(of digests: [String], _ body: (String, SyntaxShape?) throws -> Void)
    throws(GradingError)
  {
    try read(each: digests) { digest, db in
      let row = try db.row("SELECT shape FROM answer WHERE digest = ?", [.text(digest)])
      try body(digest, row.flatMap(Self.shape(in:)))
    }
  }

  /// Calls a function for each of many.
  ///
  /// A transaction costs as much as a row of one exercise, and a grader waits for its end; so each reads some.
  private func read<Key>(
    each keys: [Key], _ body: (Key, DatabaseTransaction) throws -> Void
  ) throws(GradingError) {
    var rest = keys[...]
    while !rest.isEmpty {
      let some = rest.prefix(64)
      rest = rest.dropFirst(some.count)
      try read { db in for key in some { try body(key, db) } }
    }
  }

  private func row(of student: String, _ db: DatabaseTransaction) throws -> GradingRecord.Row? {
    guard let submission = try Self.submission(of: student, db) else { return nil }
    var row = GradingRecord.Row(
      grades: StudentGrades(
        student: student, grades: [],
        remarks: try decode([Remark].self, submission.text("remarks"), of: student)),
      submission: try submission.text("digest"), seconds: try submission.real("seconds"),
      protection: try submission.integer("protection"))
    try db.forEachRow(
      """
      SELECT grade.* FROM exercise LEFT JOIN grade
      ON grade.exercise = exercise.id AND grade.student = ? ORDER BY exercise.position
      """, [.text(student)]
    ) { grade in
      if let verdict = try grade.textIfAny("verdict") {
        row.grades.grades.append(.graded(try decode(Verdict.self, verdict, of: student)))
      } else {
        row.grades.grades.append(try decode(Grade.self, grade.text("reason"), of: student))
      }
      row.answers.append(try grade.textIfAny("answer"))
      row.durations.append(try grade.realIfAny("seconds"))
      row.runs.append(try grade.textIfAny("run"))
    }
    return row
  }

  /// Whether a student's row is about this submission, and has a grade for each exercise.
  ///
  /// - Parameter digest: `nil` if nobody wants to know whether the submission has changed.
  func isGraded(_ student: String, handingIn digest: String?) throws(GradingError) -> Bool {
    try read { db in
      guard let row = try Self.submission(of: student, db),
        try row.integerIfAny("points") != nil
      else { return false }
      return [nil, try row.text("digest")].contains(digest)
    }
  }

  private static func submission(
    of student: String, _ db: DatabaseTransaction
  ) throws -> DatabaseRow? {
    try db.row("SELECT * FROM submission WHERE student = ?", [.text(student)])
  }

  /// Writes a row in the place of an earlier one about the same student.
  func insert(
    _ row: GradingRecord.Row, _ columns: [Gradebook.Column], _ answers: [KeptAnswer],
    _ db: DatabaseTransaction
  ) throws {
    for answer in answers { try insert(answer, db) }
    let student = row.grades.student
    try db.execute("DELETE FROM submission WHERE student = ?", [.text(student)])
    try db.execute(
      """
      INSERT INTO submission (student, digest, points, seconds, protection, remarks)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .text(student), .text(row.submission), .integer(row.grades.total), .real(row.seconds),
        .integer(row.protection), .text(try Self.json(row.grades.remarks)),
      ])
    for (place, (column, grade)) in zip(columns, row.grades.grades).enumerated() {
      try db.execute(
        """
        INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(student), .text(column.exercise), .text(grade.status), .integer(grade.points),
          .real(row.durations[place]), .text(row.answers[place]), .text(row.runs[place]),
          .text(try grade.verdict.map(Self.json)),
          .text(grade.verdict == nil ? try Self.json(grade) : nil),
        ])
    }
  }

  /// An answer; `nil` if it is not there, or is not the one that the digest names.
  func answer(_ digest: String) throws(GradingError) -> KeptAnswer? {
    try read { db in
      guard
        let row = try db.row(
          // As bytes, since a text may have characters of zero.
          "SELECT CAST(text AS BLOB) AS text, shape FROM answer WHERE digest = ?", [.text(digest)])
      else { return nil }
      let answer = KeptAnswer(
        text: String(decoding: try row.bytes("text"), as: UTF8.self), shape: try Self.shape(in: row)
      )
      return answer.digest == digest ? answer : nil
    }
  }

  private static func shape(in row: DatabaseRow) throws -> SyntaxShape? {
    try row.textIfAny("shape").flatMap { text in
      WorkerLine.decode(SyntaxShape.self, from: Array(text.utf8))
    }
  }

  private func insert(_ answer: KeptAnswer, _ db: DatabaseTransaction) throws {
    // What is there and damaged is written again.
    try db.execute(
      """
      INSERT INTO answer (digest, text, shape) VALUES (?, CAST(? AS TEXT), ?)
      ON CONFLICT (digest) DO UPDATE
      SET text = excluded.text, shape = coalesce(excluded.shape, shape)
      """,
      [
        .text(answer.digest), .bytes(Data(answer.text.utf8)),
        .text(try answer.shape.map(Self.json)),
      ])
  }

  static func json(_ value: some Encodable) throws -> String {
    String(decoding: try WorkerLine.encode(value), as: UTF8.self)
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String, of student: String
  ) throws(GradingError) -> Value {
    guard let value = WorkerLine.decode(type, from: Array(json.utf8)) else {
      throw .recordDamaged(path: path, student: student)
    }
    return value
  }
}
