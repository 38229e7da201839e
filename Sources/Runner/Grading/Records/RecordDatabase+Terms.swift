import Checking
import Databases
import Sandboxing

extension RecordDatabase {
  /// The terms of the run; `nil` if it ended before it had begun.
  func terms() throws(GradingError) -> GradingRecord.Terms? {
    try read { db in
      guard let run = try db.row("SELECT * FROM run") else { return nil }
      var columns: [Gradebook.Column] = []
      try db.forEachRow("SELECT * FROM exercise ORDER BY position") { row in
        columns.append(
          Gradebook.Column(
            exercise: try row.text("id"), title: try row.text("title"),
            points: try row.integer("points"), number: try row.integerIfAny("number")))
      }
      var protections: [Protection] = []
      try db.forEachRow("SELECT * FROM protection ORDER BY id") { row in
        protections.append(
          Protection(
            gap: try row.textIfAny("gap").map { try value(Protection.Gap.init, $0) },
            accounting: try value(Protection.Accounting.init, row.text("accounting"))))
      }
      return GradingRecord.Terms(
        columns: columns, book: try run.text("book"), tools: try run.text("engine"),
        workbook: try run.text("workbook"), compiler: try run.text("compiler"),
        begun: try run.text("begun"), secret: try run.textIfAny("secret"),
        protections: protections,
        limits: JudgingLimits(
          compiler: try limits("compiler", db), program: try limits("program", db),
          checks: try limits("checks", db)),
        workerLimits: try limits("worker", db),
        shard: try run.textIfAny("part").map { try value(Shard.init, $0) },
        missingParts: try run.textIfAny("missing_parts").map { text in
          try text.split(separator: " ").map { try value(Shard.init, String($0)) }
        })
    }
  }

  /// Writes the terms in the place of whatever there is.
  func insert(_ terms: GradingRecord.Terms, _ db: DatabaseTransaction) throws {
    for table in ["grade", "submission", "answer", "exercise", "protection", "limits", "run"] {
      try db.execute("DELETE FROM \(table)")
    }
    try db.execute(
      """
      INSERT INTO run (id, begun, workbook, compiler, book, engine, secret, part, missing_parts)
      VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(terms.begun), .text(terms.workbook), .text(terms.compiler), .text(terms.book),
        .text(terms.tools), .text(terms.secret), .text(terms.shard?.text),
        .text(terms.missingParts?.map(\.text).joined(separator: " ")),
      ])
    for (position, column) in terms.columns.enumerated() {
      try db.execute(
        "INSERT INTO exercise (position, id, title, points, number) VALUES (?, ?, ?, ?, ?)",
        [
          .integer(position), .text(column.exercise), .text(column.title),
          .integer(column.points), .integer(column.number),
        ])
    }
    for (id, protection) in terms.protections.enumerated() {
      try db.execute(
        "INSERT INTO protection (id, gap, accounting) VALUES (?, ?, ?)",
        [.integer(id), .text(protection.gap?.rawValue), .text(protection.accounting.rawValue)])
    }
    try insert(terms.limits.compiler, of: "compiler", db)
    try insert(terms.limits.program, of: "program", db)
    try insert(terms.limits.checks, of: "checks", db)
    try insert(terms.workerLimits, of: "worker", db)
  }

  private func insert(_ limits: Limits, of process: String, _ db: DatabaseTransaction) throws {
    try db.execute(
      """
      INSERT INTO limits (process, cpu_seconds, wall_seconds, memory_bytes, processes, file_bytes,
        output_bytes, scratch_bytes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(process), .integer(limits.cpu), .real(limits.wall), .integer(limits.memory),
        .integer(limits.processes), .integer(limits.fileSize), .integer(limits.output),
        .integer(limits.scratch),
      ])
  }

  private func limits(_ process: String, _ db: DatabaseTransaction) throws -> Limits {
    guard let row = try db.row("SELECT * FROM limits WHERE process = ?", [.text(process)]) else {
      throw DatabaseFailure.damaged
    }
    return Limits(
      cpu: try row.integer("cpu_seconds"), wall: try row.real("wall_seconds"),
      memory: try row.integer("memory_bytes"), processes: try row.integer("processes"),
      fileSize: try row.integer("file_bytes"), output: try row.integer("output_bytes"),
      scratch: try row.integer("scratch_bytes"))
  }

  /// What a text stands for.
  private func value<Value>(
    _ make: (String) -> Value?, _ text: String
  ) throws(DatabaseFailure) -> Value {
    guard let value = make(text) else { throw .damaged }
    return value
  }
}
