import Files
import Foundation
import Sandboxing

/// The parts of a class, graded apart from each other, as one run.
public struct Merge: Sendable {
  /// The folders that `grade --shard` has written to.
  private let parts: [Part]

  /// The shards and students that no part has.
  public struct Missing: Equatable, Sendable {
    /// Parts that were not given.
    public var shards: [Shard] = []
    /// Students that a part should have graded and has not.
    public var students: [String] = []

    public init(shards: [Shard] = [], students: [String] = []) {
      self.shards = shards
      self.students = students
    }
  }

  private struct Part {
    let folder: String
    let database: RecordDatabase
    let terms: GradingRecord.Terms
    let list: ClassList
    /// Whose rows count.
    let students: [String]

    init(_ folder: String) throws(GradingError) {
      try RunFolder.requireWhole(folder)
      self.folder = folder
      database = try RecordDatabase(reading: folder)
      list = try database.list()
      let record = try GradingRecord(database, list: list, keeping: .students)
      terms = record.terms
      students = record.rows.map(\.grades.student)
    }
  }

  /// Whether all parts were graded under the same limits.
  public var haveSameLimits: Bool {
    protections.count <= 1
  }

  /// The limits of all parts, each once, and in the same order whatever the parts' is.
  private var protections: [Protection] {
    var all: [Protection] = []
    for protection in parts.flatMap(\.terms.protections) where !all.contains(protection) {
      all.append(protection)
    }
    return all.sorted { $0.identity < $1.identity }
  }

  /// Whether the parts were graded with a secret.
  public var hasSecret: Bool { parts.contains { $0.terms.secret != nil } }

  /// - Throws: ``GradingError`` if the parts are not of one class.
  public init(parts folders: [String]) throws(GradingError) {
    var parts: [Part] = []
    var places: [String: String] = [:]
    for folder in folders {
      let part = try Part(folder)
      if let first = parts.first {
        let differences = part.terms.differences(fromPart: first.terms)
        guard differences.isEmpty else {
          throw .partsDiffer(path: folder, other: first.folder, differences)
        }
      }
      for student in part.students {
        if let other = places[student] {
          throw .studentTwice(student, path: folder, other: other)
        }
        places[student] = folder
      }
      parts.append(part)
    }
    self.parts = parts
  }

  /// The students and parts that are missing.
  public var missing: Missing {
    var missing = Missing(shards: missingParts)
    for part in parts {
      let known = Set(part.students)
      missing.students += part.list.students.map(\.id).filter { !known.contains($0) }
    }
    missing.students.sort()
    return missing
  }

  private var missingParts: [Shard] {
    let given = parts.compactMap(\.terms.shard)
    return given.first.map { Shard.all($0.count).filter { !given.contains($0) } } ?? []
  }

  /// Writes all that the parts have as one run.
  ///
  /// An earlier merge stays as it is until all of the parts is read. From then on no other command takes the
  /// folder for a run until all is done: if this is ended meanwhile, it has to be done again.
  ///
  /// - Parameters:
  ///   - progress: Called with the number of students that are done, and of all.
  ///   - complete: Makes with the gradebook what else belongs to a run.
  /// - Returns: Its gradebook.
  @discardableResult
  public func write(
    to output: String, progress: (Int, Int) -> Void = { _, _ in },
    completing complete: (Gradebook) async throws -> Void = { _ in }
  ) async throws -> Gradebook {
    guard let terms else { return Gradebook(columns: [], rows: []) }
    for part in parts where RunFolder.isSame(part.folder, output) {
      throw GradingError.outputIsPart(path: part.folder)
    }
    try AtomicFile.makeFolder(output + "/feedback")
    let lock = try RunLock(output)
    defer { withExtendedLifetime(lock) {} }
    try requireReplaceable(output)
    var list = ClassList()
    for part in parts { list.add(part.list) }
    let pages = try MarkedFolder(in: output + "/.cache/merged")
    defer { pages.remove() }
    for part in parts { try Self.copyPages(of: part, to: pages.path) }
    let database = try RecordDatabase(writing: output)
    var gradebook = Gradebook(columns: terms.columns, rows: [], list: list)
    // A reader finds the earlier merge or this one, and nothing between them.
    try database.writeWithFiles { db in
      try database.insert(terms, db)
      try database.insert(list, db)
      gradebook.rows = try copyRows(progress) { try database.insert($0, terms.columns, $1, db) }
      try RunFolder.beginReplacing(output)
      try Self.movePages(from: pages.path, to: output + "/feedback")
    }
    try await complete(gradebook)
    // The pages, before nothing says any more that they have to be made again.
    SystemCall.flushDisks()
    RunFolder.endReplacing(output)
    return gradebook
  }

  /// The terms of the whole; `nil` if there is no part.
  private var terms: GradingRecord.Terms? {
    guard var terms = parts.first?.terms else { return nil }
    terms.protections = protections
    terms.shard = nil
    terms.missingParts = missingParts.isEmpty ? nil : missingParts
    terms.begun = parts.map(\.terms.begun).min() ?? terms.begun
    return terms
  }

  /// Adds each row of the parts, in the order of students, with its answers.
  ///
  /// - Returns: The grades without the parts that only pages show.
  private func copyRows(
    _ progress: (Int, Int) -> Void, _ add: (GradingRecord.Row, [KeptAnswer]) throws -> Void
  ) throws -> [StudentGrades] {
    let places = parts.flatMap { part in part.students.map { (student: $0, part: part) } }
    var rows: [StudentGrades] = []
    var shared = SharedGrades()
    for (student, part) in places.sorted(by: { $0.student < $1.student }) {
      // Somebody grades the part, and has renamed the student meanwhile.
      guard var row = try part.database.row(of: student) else {
        throw GradingError.recordDamaged(path: part.database.path, student: student)
      }
      row.protection = protections.firstIndex(of: part.terms.protection(of: row)) ?? 0
      let store = AnswerStore(part.database)
      let answers = try row.answers.compactMap(\.self).map { try store.answer($0, of: student) }
      try add(row, answers)
      rows.append(shared.share(row.grades.brief))
      progress(rows.count, places.count)
    }
    return rows
  }

  /// Makes sure that the output has nothing but what these parts have too, as after an earlier merge.
  private func requireReplaceable(_ output: String) throws(GradingError) {
    do throws(GradingError) { try GradingRecord.requireNone(in: output) } catch {
      guard let record = try? GradingRecord(run: output, keeping: .students),
        let first = parts.first?.terms, record.terms.shard == nil,
        record.terms.columns == first.columns,
        Set(record.rows.map(\.grades.student)).isSubset(of: parts.flatMap(\.students))
      else { throw error }
    }
  }

  private static func copyPages(of part: Part, to output: String) throws {
    let feedback = part.folder + "/feedback"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: feedback) else {
      throw GradingError.fileNotReadable(path: feedback)
    }
    let pages = Set(part.students.map { $0 + ".html" })
    // A hidden file is a draft of a run that was killed, and so is a page of somebody without a row.
    for name in names
    where !name.hasPrefix(".") && (pages.contains(name) || !name.hasSuffix(".html")) {
      guard let page = FileManager.default.contents(atPath: "\(feedback)/\(name)") else {
        throw GradingError.fileNotReadable(path: "\(feedback)/\(name)")
      }
      try AtomicFile.write(page, to: "\(output)/\(name)", isDurable: false)
    }
  }

  private static func movePages(from folder: String, to feedback: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try AtomicFile.move("\(folder)/\(name)", to: "\(feedback)/\(name)")
    }
  }
}

extension GradingRecord.Terms {
  /// Why two runs are not parts of one: everything has to be the same but the part and the means
  /// by which limits are kept.
  fileprivate func differences(fromPart first: GradingRecord.Terms) -> [Difference] {
    differences(from: first).filter {
      switch $0 {
      case .protections: false
      case .part(let one, let other): one?.count != other?.count
      default: true
      }
    }
  }
}
