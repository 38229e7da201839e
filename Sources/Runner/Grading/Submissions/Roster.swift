import Foundation

/// Who is expected to hand something in, from a file of comma-separated values.
///
/// The first line names the columns. `id` is how a student's submission is called; all others, such
/// as `name`, `email` or a platform's own numbers, are kept, and are names of the same student too.
public struct Roster: Equatable, Sendable {
  /// A student of the course.
  public struct Person: Equatable, Sendable {
    public var id: String
    /// All columns by their names in small letters.
    public var fields: [String: String]
  }

  /// In the order of the file.
  public var people: [Person]

  /// Reads a file.
  public init(file: String) throws(RosterError) {
    guard let bytes = FileManager.default.contents(atPath: file),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw RosterError(file: file, line: nil, reason: .notReadable) }
    try self.init(text, file: file)
  }

  init(_ text: String, file: String) throws(RosterError) {
    guard let rows = CSV.rows(of: text) else {
      throw RosterError(file: file, line: nil, reason: .openQuotation)
    }
    guard let header = rows.first?.cells.map({ $0.lowercased() }),
      let column = header.firstIndex(of: "id")
    else { throw RosterError(file: file, line: 1, reason: .noColumn) }
    people = []
    var lines: [String: Int] = [:]
    for row in rows.dropFirst() {
      func fail(_ reason: RosterError.Reason) -> RosterError {
        RosterError(file: file, line: row.line, reason: reason)
      }
      guard row.cells.indices.contains(column), !row.cells[column].isEmpty else {
        throw fail(.noID)
      }
      let id = row.cells[column]
      guard Submission.isFileName(id) else { throw fail(.noFileName(id: id)) }
      if let first = lines[id.lowercased()] { throw fail(.twice(id: id, first: first)) }
      lines[id.lowercased()] = row.line
      let fields = Dictionary(zip(header, row.cells)) { first, _ in first }
      people.append(Person(id: id, fields: fields))
    }
    guard !people.isEmpty else { throw RosterError(file: file, line: nil, reason: .empty) }
  }

  /// The student whose submission has this name; `nil` if it is nobody's, or could be several's.
  ///
  /// Moodle calls a folder `Ann Doe_4711_assignsubmission_file`.
  public func person(named submission: String) -> Person? {
    let whole = submission.lowercased()
    if let person = people.first(where: { $0.id.lowercased() == whole }) { return person }
    var names: Set = [whole]
    if let match = whole.firstMatch(of: /^(.+)_(\d+)_assignsubmission_/) {
      names.formUnion([String(match.1), String(match.2)])
    }
    let found = people.filter { person in
      person.fields.values.contains { !$0.isEmpty && names.contains($0.lowercased()) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The submissions under their students' names, with one that is missing for everybody else.
  ///
  /// A submission of nobody's stays as it is, and so does a second one of the same student's.
  public func matched(_ submissions: [Submission]) -> [Submission] {
    var taken: Set<String> = []
    // Whose name is the student's, to the letter, comes before whose name only means the student.
    let exact = Set(submissions.map { Array($0.student.utf8) })
    var matched = submissions.map { submission -> Submission in
      var submission = submission
      guard let person = person(named: submission.student) else {
        submission.remarks.append(.notOnRoster)
        return submission
      }
      let id = Array(person.id.utf8)
      let isOther = id != Array(submission.student.utf8)
      if taken.contains(person.id) || (isOther && exact.contains(id)) {
        submission.remarks.append(.secondSubmission(student: person.id))
        return submission
      }
      taken.insert(person.id)
      submission.student = person.id
      return submission
    }
    matched += people.filter { !taken.contains($0.id) }.map { .missing(student: $0.id) }
    return matched.sorted { $0.student < $1.student }
  }
}

/// Why a roster cannot be used.
public struct RosterError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case notReadable, openQuotation, noColumn, noID, empty
    /// Pages and folders are called by a student's name, and this one leads elsewhere.
    case noFileName(id: String)
    /// Two lines have the same student.
    case twice(id: String, first: Int)
  }

  public var file: String
  /// From 1; `nil` if it is about the whole file.
  public var line: Int?
  public var reason: Reason
}
