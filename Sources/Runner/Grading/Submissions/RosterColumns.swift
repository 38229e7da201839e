/// The columns of a roster of our own, or of a list that a platform has exported.
///
/// - Canvas' gradebook names the columns `Student, ID, SIS User ID, SIS Login ID, Section` before those of its
///   assignments. Its numbers are the column `canvas` here, and its logins are the ids.
/// - Moodle's participants (`First name, Last name, Email address, ID number`) and its grading worksheet
///   (`Identifier, Full name, ID number, Email address, Status, Grade …`) have the ids in `ID number`; an
///   `Identifier` such as "Participant 33001" is the column `participant`.
/// - Gradescope's roster (`First Name, Last Name, SID, Email, Sections`) has them in `SID`.
struct RosterColumns {
  private let header: [String]
  let isCanvas: Bool
  /// Whether there is no column `id`, so that a platform's columns say who is who.
  private let isPlatforms: Bool

  /// - Parameter header: The first line, in small letters.
  init(_ header: [String]) {
    self.header = header
    isCanvas = ["student", "id", "sis login id"].allSatisfy { header.contains($0) }
    isPlatforms = !header.contains("id") && !Self.platformIDs.allSatisfy { !header.contains($0) }
  }

  var hasID: Bool { isCanvas || isPlatforms || header.contains("id") }

  /// The platforms' columns that can be the id, the first that a student has a value in.
  private static let platformIDs = [
    "id number", "sid", "student id", "username", "email address", "email",
  ]

  /// Everything else that platforms say of a student, such as a grade, is no name of anybody.
  private static let known =
    platformIDs + [
      "name", "full name", "first name", "last name", "surname", "e-mail", "participant", "groups",
      "section", "sections",
    ]

  /// The columns that are called otherwise elsewhere.
  private static let others = [
    "e-mail": "email", "e-mail address": "email", "email address": "email", "student": "name",
    "full name": "name", "id number": "number", "sid": "number",
  ]

  /// A student's values by their columns; `nil` for a line of Canvas' that is about no student.
  func fields(of cells: [String]) -> [String: String]? {
    var fields = Dictionary(zip(header, cells)) { first, _ in first }
    func field(_ name: String) -> String { fields[name] ?? "" }
    if isCanvas {
      // The lines with the points of assignments and with who posts them, and Canvas' test student.
      let number = field("id")
      if number.isEmpty || field("student") == "Student, Test" { return nil }
      // Assignments are no names of students.
      let known = ["student", "sis user id", "sis login id", "section"]
      var own = fields.filter { known.contains($0.key) }
      own["canvas"] = number
      own["name"] = field("student")
      own["sis"] = field("sis user id")
      own["login"] = field("sis login id")
      own["id"] = [field("sis login id"), field("sis user id"), number].first { !$0.isEmpty }
      if field("sis login id").contains("@") { own["email"] = field("sis login id") }
      return own.filter { $0.key == "section" || !known.contains($0.key) }
    }
    if isPlatforms {
      if let match = field("identifier").wholeMatch(of: /\D*(\d+)/) {
        fields["participant"] = String(match.1)
      }
      fields = fields.filter { Self.known.contains($0.key) }
      fields["id"] = Self.platformIDs.lazy.map(field).first { !$0.isEmpty }
    }
    for (other, name) in Self.others where fields[name] == nil && fields[other] != nil {
      fields[name] = fields[other]
    }
    let last = [field("surname"), field("last name")].first { !$0.isEmpty } ?? ""
    if fields["name"] == nil, !field("first name").isEmpty || !last.isEmpty {
      fields["name"] = [field("first name"), last].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return fields
  }
}
