import Foundation

/// The students who are expected to hand something in, from a file of comma-separated values.
///
/// The first line names the columns. `id` is the name of a student's submission; all others, such
/// as `name`, `email` or a platform's own numbers, are kept, and are names of the same student too.
public struct Roster: Equatable, Sendable {
  /// A student of the course.
  public struct Person: Equatable, Sendable {
    public var id: String
    /// All columns by their names in small letters, and by those that the exports know.
    public var fields: [String: String]
  }

  /// In the order of the file.
  public var people: [Person]
  /// The assignments that a platform's gradebook has beside the students.
  public var assignments: [PlatformAssignment] = []

  /// Reads a file.
  public init(file: String) throws(RosterError) {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw RosterError(file: file, line: nil, reason: .notReadable)
    }
    guard let text = Self.text(of: bytes) else {
      throw RosterError(file: file, line: nil, reason: .notText)
    }
    try self.init(text, file: file)
  }

  init(people: [Person], assignments: [PlatformAssignment] = []) {
    self.people = people
    self.assignments = assignments
  }

  init(_ text: String, file: String) throws(RosterError) {
    guard let rows = CSV.rows(of: text) else {
      throw RosterError(file: file, line: nil, reason: .openQuotation)
    }
    let header = (rows.first?.cells ?? []).map { $0.lowercased() }
    let columns = RosterColumns(header)
    guard columns.hasID else {
      throw RosterError(file: file, line: 1, reason: .noColumn(found: header))
    }
    people = []
    if columns.isCanvas {
      assignments = PlatformAssignment.all(
        in: rows.first?.cells ?? [], rows: rows.dropFirst().prefix(3).map(\.cells))
    }
    var lines: [String: Int] = [:]
    for row in rows.dropFirst() {
      func fail(_ reason: RosterError.Reason) -> RosterError {
        RosterError(file: file, line: row.line, reason: reason)
      }
      if let count = row.count(beyond: header.count) {
        throw fail(.tooManyValues(count, columns: header.count))
      }
      guard let fields = columns.fields(of: row.cells) else { continue }
      guard let id = fields["id"], !id.isEmpty else { throw fail(.noID) }
      guard Submission.isFileName(id) else { throw fail(.noFileName(id: id)) }
      if let first = lines[id.lowercased()] { throw fail(.twice(id: id, first: first)) }
      lines[id.lowercased()] = row.line
      people.append(Person(id: id, fields: fields))
    }
    guard !people.isEmpty else { throw RosterError(file: file, line: nil, reason: .empty) }
  }

  /// A file's text, in one of the forms in which spreadsheets write it.
  ///
  /// Excel writes UTF-16 with a mark, UTF-8, or the code page of Western Europe, which any bytes are.
  private static func text(of bytes: Data) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: bytes, encoding: .utf16)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return bytes.contains(0) ? nil : String(data: bytes, encoding: .windowsCP1252)
  }

  /// The students whose submission may have this name: one, none, or several of one name.
  public func people(named submission: String) -> [Person] {
    RosterNames(self).people(named: submission)
  }

  /// The submissions under their students' names, with a missing one for every other student.
  ///
  /// A submission without a student stays as it is, and so does a second one of the same student.
  /// If it is unclear which of several is a student's, the student has no grade: not one of
  /// another's, and not 0 points.
  public func matched(_ submissions: [Submission]) -> [Submission] {
    let names = RosterNames(self)
    let owners = submissions.map(names.people(owning:))
    // Whose name is the student's, to the letter, comes before whose name only means the student.
    var claims: [String: [Int]] = [:]
    var shared: [String: [Int]] = [:]
    for (index, owners) in owners.enumerated() {
      if owners.count == 1 { claims[owners[0].id, default: []].append(index) }
      for owner in owners where owners.count > 1 { shared[owner.id, default: []].append(index) }
    }
    var matched = submissions
    var taken: Set<String> = []
    for (id, places) in claims {
      let exact = places.first { Array(submissions[$0].student.utf8) == Array(id.utf8) }
      let others = places.filter { $0 != exact }
      if exact == nil, places.count > 1 {
        let names = places.map { submissions[$0].student }
        for place in places {
          matched[place].remarks.append(.severalSubmissions(of: id, names: names))
        }
        matched.append(.unclear(student: id, among: names))
      } else if let place = exact ?? places.first {
        // The name may have a number that the roster lacks.
        matched[place].platformName = matched[place].platformName ?? matched[place].student
        matched[place].student = id
        for other in others where other != place {
          matched[other].remarks.append(.secondSubmission(student: id))
        }
      }
      taken.insert(id)
    }
    for (index, owners) in owners.enumerated() where owners.count != 1 {
      let remark = Remark.nameOfSeveral(students: owners.map(\.id))
      matched[index].remarks.append(owners.isEmpty ? .notOnRoster : remark)
    }
    for person in people where !taken.contains(person.id) {
      let names = (shared[person.id] ?? []).map { submissions[$0].student }
      matched.append(
        names.isEmpty ? .missing(student: person.id) : .unclear(student: person.id, among: names))
    }
    return matched.sorted { $0.student < $1.student }
  }
}

/// Why a roster cannot be used.
public struct RosterError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case notReadable, notText, openQuotation, noID, empty
    /// No column says what a student is called here.
    case noColumn(found: [String])
    /// The row has more values than the first line has names, as after a comma without quotation marks.
    case tooManyValues(Int, columns: Int)
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
