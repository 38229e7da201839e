import Chapters
import Files
import Foundation

/// The students of a run, recorded when it begins, with names and addresses from the roster.
public struct ClassList: Equatable, Sendable {
  /// A student as the gradebook has the name, and as people do.
  public struct Student: Equatable, Sendable {
    public var id: String
    /// From the roster, or else from the name of a folder of Moodle's; `nil` if neither has one.
    public var name: String?
    public var email: String?
    /// All columns of the roster; `nil` for who is not on it.
    public var fields: [String: String]?
    /// Moodle's number of the student for an assignment, from the name of what was handed in.
    var participant: String?

    init(id: String, name: String? = nil, email: String? = nil, fields: [String: String]? = nil) {
      self.id = id
      self.name = name
      self.email = email
      self.fields = fields
    }

    /// Somebody who is on no roster.
    fileprivate init(stranger id: String) {
      self.init(id: id, name: PlatformName(id)?.participant?.name)
    }

    init(_ person: Roster.Person) {
      func field(_ name: String) -> String? {
        person.fields[name].flatMap { $0.isEmpty ? nil : $0 }
      }
      self.init(
        id: person.id, name: field("name"), email: field("email"), fields: person.fields)
    }
  }

  /// Whom the run is to grade.
  private var byID: [String: Student] = [:]
  /// Who else is on the roster.
  private var absentByID: [String: Student] = [:]
  /// The assignments of the platform whose gradebook was the roster.
  public private(set) var assignments: [PlatformAssignment] = []
  /// Whether anybody has a name, and anybody an address: asked for each line of a gradebook.
  private(set) var hasNames = false
  private(set) var hasEmails = false

  /// Whom the run is to grade, in the order of their ids.
  public var students: [Student] { byID.values.sorted { $0.id < $1.id } }

  /// Who is on the roster and not this run's to grade, in the order of their ids.
  public var absent: [Student] { absentByID.values.sorted { $0.id < $1.id } }

  /// - Parameters:
  ///   - ids: Whom the run is to grade.
  ///   - roster: The names and addresses.
  ///   - earlier: The names and addresses of students who are not on the roster, or the roster if there is no
  ///     other.
  ///   - participants: Moodle's numbers by the ids; an earlier one stays where there is none.
  public init(
    _ ids: [String] = [], roster: Roster? = nil, keeping earlier: ClassList? = nil,
    participants: [String: String] = [:]
  ) {
    let people = Dictionary((roster?.people ?? []).map { ($0.id, Student($0)) }) { first, _ in
      first
    }
    assignments = roster?.assignments ?? earlier?.assignments ?? []
    for id in ids {
      var student = people[id] ?? earlier?[id] ?? Student(stranger: id)
      student.participant = participants[id] ?? earlier?[id]?.participant
      byID[id] = student
    }
    for person in roster?.people ?? earlier?.roster?.people ?? [] { noteAbsent(Student(person)) }
    noteColumns()
  }

  /// A list that was recorded.
  init(_ students: [Student], absent: [Student], assignments: [PlatformAssignment]) {
    for student in students { byID[student.id] = student }
    for student in absent { noteAbsent(student) }
    self.assignments = assignments
    noteColumns()
  }

  /// The list of a run; empty if there is none.
  public init(run folder: String) throws(GradingError) {
    guard RunFolder.hasRecord(folder) else { return }
    do throws(GradingError) {
      self = try RecordDatabase(reading: folder).list()
    } catch .recordEmpty {
      return
    }
  }

  public mutating func add(_ other: ClassList) {
    byID.merge(other.byID) { first, _ in first }
    if assignments.isEmpty { assignments = other.assignments }
    for student in absent + other.absent { noteAbsent(student) }
    noteColumns()
  }

  private mutating func noteAbsent(_ student: Student) {
    absentByID[student.id] = byID[student.id] == nil ? student : nil
  }

  private mutating func noteColumns() {
    hasNames = byID.values.contains { $0.name != nil }
    hasEmails = byID.values.contains { $0.email != nil }
  }

  /// With the names of a roster in the place of those that were kept.
  public func named(by roster: Roster?) -> ClassList {
    ClassList(Array(byID.keys), roster: roster.map(calledAsHere), keeping: self)
  }

  /// A roster with the ids of this run, where it calls a student otherwise, as another platform's does.
  ///
  /// Its student is the only one who has the run's id, or else the address, in any column. Whom two of the run
  /// could be stays as it is.
  public func calledAsHere(_ roster: Roster) -> Roster {
    let names = RosterNames(roster)
    let ids = Set(roster.people.map(\.id))
    // Who was on no roster may be called anything.
    let enrolled = students.filter { $0.fields != nil }
    var claims: [String: [String]] = [:]
    for student in enrolled.isEmpty ? students : enrolled where !ids.contains(student.id) {
      let words = [student.id, student.email].compactMap(\.self)
      guard
        let person = words.lazy.map(names.people(named:)).first(where: { $0.count == 1 })?.first,
        !has(person.id)
      else { continue }
      claims[person.id, default: []].append(student.id)
    }
    var called = roster
    for (place, person) in roster.people.enumerated() {
      if let claim = claims[person.id], claim.count == 1 { called.people[place].id = claim[0] }
    }
    return called
  }

  /// The roster that the run was graded with; `nil` if there was none.
  public var roster: Roster? {
    let people = (students + absent).sorted { $0.id < $1.id }.compactMap { student in
      student.fields.map { Roster.Person(id: student.id, fields: $0) }
    }
    return people.isEmpty ? nil : Roster(people: people, assignments: assignments)
  }

  public subscript(id: String) -> Student? { byID[id] ?? absentByID[id] }

  /// Whether the run is to grade the student.
  func has(_ id: String) -> Bool { byID[id] != nil }

  /// The ids of the students with this id, or else with this value in any column of the roster, or with this
  /// name of a platform's.
  ///
  /// The two parts of a name may stand in either order: "Doe, Ann" is "Ann Doe".
  public func ids(named word: String) -> [String] {
    if self[word] != nil { return [word] }
    let wanted = Self.key(word)
    let found = (students + absent).filter { student in
      (Self.words(of: student) + [shortID(student.id)]).contains { Self.key($0) == wanted }
    }
    if found.isEmpty { return roster?.people(named: word).map(\.id) ?? [] }
    return found.map(\.id)
  }

  /// Students with nearly this id or name, or with a part of a name like it, as they are displayed.
  public func nearest(to word: String) -> [String] {
    var owners: [String: [String]] = [:]
    for student in students + absent {
      let parts = (student.name ?? "").split { " ,".contains($0) }.map(String.init)
      for name in Set([student.id, student.name ?? student.id] + parts) {
        owners[name, default: []].append(student.id)
      }
    }
    var found: [String] = []
    for id in NearestWords.to(word, among: Array(owners.keys)).flatMap({ owners[$0] ?? [] }) {
      if !found.contains(label(id)) { found.append(label(id)) }
    }
    return Array(found.prefix(3))
  }

  private static func words(of student: Student) -> [String] {
    ([student.name, student.email].compactMap(\.self) + (student.fields ?? [:]).values)
      .filter { !$0.isEmpty }
  }

  private static func key(_ name: String) -> String {
    let parts = name.lowercased().split(separator: ",").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    return parts.count == 2 ? "\(parts[1]) \(parts[0])" : parts.joined(separator: ",")
  }

  /// A student's name for display: "Ann Doe (ann)", or the id alone.
  public func label(_ id: String) -> String {
    guard let name = self[id]?.name, name != id else { return id }
    return "\(name) (\(shortID(id)))"
  }

  /// The id beside a student's name: of a stranger whose folder Moodle has named, the number in that name.
  public func shortID(_ id: String) -> String {
    guard let student = self[id], student.fields == nil else { return id }
    return PlatformName(id)?.participant?.number ?? id
  }
}
