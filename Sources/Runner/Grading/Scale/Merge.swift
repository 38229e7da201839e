import Files
import Foundation
import Sandboxing

/// The parts of a class, graded apart from each other, as one run.
public struct Merge: Sendable {
  /// The folders that `grade --shard` has written to.
  private let parts: [(folder: String, record: GradingRecord)]
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

  /// Whether all parts were graded under the same limits.
  public var haveSameLimits: Bool {
    protections.count <= 1
  }

  /// The limits of all parts, each once, and in the same order whatever the parts' is.
  private var protections: [Protection] {
    var all: [Protection] = []
    for protection in parts.flatMap(\.record.terms.protections) where !all.contains(protection) {
      all.append(protection)
    }
    return all.sorted { $0.identity < $1.identity }
  }

  /// Whether the parts were graded with a secret.
  public var hasSecret: Bool { parts.contains { $0.record.terms.secret != nil } }

  /// - Throws: ``GradingError`` if the parts are not of one class.
  public init(parts folders: [String]) throws(GradingError) {
    var parts: [(folder: String, record: GradingRecord)] = []
    var places: [String: String] = [:]
    for folder in folders {
      try RunFolder.requireWhole(folder)
      let record = try GradingRecord(run: folder)
      if let first = parts.first {
        let differences = record.terms.differences(fromPart: first.record.terms)
        guard differences.isEmpty else {
          throw .partsDiffer(path: folder, other: first.folder, differences)
        }
      }
      for row in record.rows {
        let student = row.grades.student
        if let other = places[student] {
          throw .studentTwice(student, path: folder, other: other)
        }
        places[student] = folder
      }
      parts.append((folder, record))
    }
    self.parts = parts
  }

  /// Finds out which students and parts are missing.
  ///
  /// - Throws: ``GradingError/fileNotReadable(path:)`` if a part's list of students is damaged.
  public func missing() throws(GradingError) -> Missing {
    var missing = Missing(shards: missingParts)
    for part in parts {
      let known = Set(part.record.rows.map(\.grades.student))
      let expected = try ClassList(run: part.folder).students.map(\.id)
      missing.students += expected.filter { !known.contains($0) }
    }
    missing.students.sort()
    return missing
  }

  private var missingParts: [Shard] {
    let given = parts.compactMap(\.record.terms.shard)
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
    guard var terms = parts.first?.record.terms else { return Gradebook(columns: [], rows: []) }
    try requireReplaceable(output)
    let protections = protections
    terms.protections = protections
    terms.shard = nil
    terms.missingParts = missingParts.isEmpty ? nil : missingParts
    terms.begun = parts.map(\.record.terms.begun).min() ?? terms.begun
    var list = ClassList()
    for part in parts { list.add(try ClassList(run: part.folder)) }
    try AtomicFile.makeFolder(output + "/feedback")
    let file = try GradingRecordFile(
      path: output + "/record.jsonl", terms: terms, resumes: false, replaces: true)
    // In the order of students, so that the same parts make the same file.
    let rows = parts.flatMap { part in
      part.record.rows.map { row in
        var row = row
        let own = part.record.terms.protection(of: row)
        row.protection = protections.firstIndex(of: own) ?? 0
        return (row: row, folder: part.folder)
      }
    }
    let sorted = rows.sorted { $0.row.grades.student < $1.row.grades.student }
    for (index, (row, folder)) in sorted.enumerated() {
      try await file.add(row, from: AnswerStore(run: folder))
      progress(index + 1, rows.count)
    }
    let pages = try MarkedFolder(in: output + "/.cache/merged")
    defer { pages.remove() }
    for part in parts { try Self.copyPages(from: part.folder, to: pages.path) }
    try RunFolder.beginReplacing(output)
    try Self.movePages(from: pages.path, to: output + "/feedback")
    try list.write(run: output)
    try await file.replace()
    var gradebook = GradingRecord(terms: terms, rows: rows.map(\.row)).gradebook
    gradebook.list = list
    try await complete(gradebook)
    RunFolder.endReplacing(output)
    return gradebook
  }

  /// Makes sure that the output has nothing but what these parts have too, as after an earlier merge.
  private func requireReplaceable(_ output: String) throws(GradingError) {
    for part in parts where RunFolder.isSame(part.folder, output) {
      throw .outputIsPart(path: part.folder)
    }
    do throws(GradingError) { try GradingRecord.requireNone(in: output) } catch {
      guard let record = try? GradingRecord(file: output + "/record.jsonl"),
        let first = parts.first?.record.terms, record.terms.shard == nil,
        record.terms.columns == first.columns,
        Set(record.rows.map(\.grades.student)).isSubset(
          of: parts.flatMap { $0.record.rows.map(\.grades.student) })
      else { throw error }
    }
  }

  private static func copyPages(from folder: String, to output: String) throws {
    let feedback = folder + "/feedback"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: feedback) else {
      throw GradingError.fileNotReadable(path: feedback)
    }
    // A hidden file is a draft of a run that was killed.
    for name in names where !name.hasPrefix(".") {
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
