/// A column of a platform's gradebook, in which one or several exercises add up.
public struct Assignment: Equatable, Sendable {
  /// Its name on the platform, such as "Chapter 17 (123456)" with Canvas' own number.
  var title: String
  /// The places of its exercises among the columns.
  var places: [Int]

  /// The word that stands for all exercises that are exported.
  public static let total = "total"

  /// A column for each exercise, called by its id.
  static func each(of columns: [Gradebook.Column]) -> [Assignment] {
    columns.enumerated().map { Assignment(title: $1.exercise, places: [$0]) }
  }

  /// Columns as a command line names them: "ch17.fade-in=Fade in (123456)", with the id of an exercise or a
  /// chapter or the word `total` before the first equals sign.
  ///
  /// - Parameters:
  ///   - columns: The columns that are exported; others of the run are left out.
  ///   - whole: All columns of the run.
  /// - Throws: ``GradingError/noExercise(_:nearest:known:)`` for a name that is in no column of the run.
  public static func named(
    _ words: [String], among columns: [Gradebook.Column], of whole: [Gradebook.Column]
  ) throws(GradingError) -> [Assignment] {
    var all: [Assignment] = []
    for word in words {
      let name = String(word.prefix { $0 != "=" })
      guard isKnown(name, in: whole) else {
        throw .noExercise(name, nearest: whole.nearest(to: name), known: whole.map(\.exercise))
      }
      all.append(
        Assignment(String(word.dropFirst(name.count + 1)), name: name, among: columns, of: whole))
    }
    return all.filter { !$0.places.isEmpty }
  }

  /// Columns as a table names them that has the columns `exercise` and `assignment`.
  public static func listed(
    in file: String, among columns: [Gradebook.Column], of whole: [Gradebook.Column]
  ) throws(TableError) -> [Assignment] {
    var all: [Assignment] = []
    for row in try Table(file: file, columns: ["exercise", "assignment"], unique: 1).rows {
      let name = row["exercise"]
      guard isKnown(name, in: whole) else {
        throw
          row.fault(.noExercise(name, nearest: whole.nearest(to: name)))
      }
      all.append(Assignment(row["assignment"], name: name, among: columns, of: whole))
    }
    return all.filter { !$0.places.isEmpty }
  }

  private init(
    _ title: String, name: String, among columns: [Gradebook.Column], of whole: [Gradebook.Column]
  ) {
    let named = Set(whole.places(named: name).map { whole[$0].exercise })
    self.init(
      title: title,
      places: columns.indices.filter { name == Self.total || named.contains(columns[$0].exercise) })
  }

  init(title: String, places: [Int]) {
    self.title = title
    self.places = places
  }

  /// The columns with the titles that the platform has for them, where only one of its own is called so.
  public static func known(
    _ all: [Assignment], to platform: [PlatformAssignment]
  ) -> [Assignment] {
    all.map { assignment in
      let found = platform.filter { $0.name == assignment.title }
      let isKnown = platform.contains { $0.title == assignment.title }
      guard !isKnown, found.count == 1 else { return assignment }
      return Assignment(title: found[0].title, places: assignment.places)
    }
  }

  /// - Throws: ``GradingError/assignmentTwice(_:)`` if two have the same title, of which a platform would take one.
  public static func requireDistinct(_ all: [Assignment]) throws(GradingError) {
    var titles: Set<String> = []
    for one in all where !titles.insert(one.title).inserted { throw .assignmentTwice(one.title) }
  }

  private static func isKnown(_ name: String, in columns: [Gradebook.Column]) -> Bool {
    name == total || !columns.places(named: name).isEmpty
  }

  /// The most points that it gives: the sum over its exercises.
  func maximum(in columns: [Gradebook.Column]) -> Int {
    places.reduce(0) { $0 + columns[$1].points }
  }

  /// The points that a student earns in it.
  func points(of row: StudentGrades) -> Int {
    places.reduce(0) { $0 + (row.grades[$1].points ?? 0) }
  }

  /// A remark on a student's result, in one line.
  func sentence(of row: StudentGrades, in columns: [Gradebook.Column]) -> String {
    if places.count == 1 { return Export.sentence(of: row, at: places[0]) }
    let solved = places.count { row.grades[$0].status == "pass" }
    let notes = places.compactMap { place in
      row.grades[place].note.map { "\(columns[place].exercise): \($0)" }
    }
    var hints: [String] = []
    for hint in places.flatMap({ row.hints(at: $0) }).map({ Export.plain($0.sentence) })
    where !hints.contains(hint) { hints.append(hint) }
    return Export.joined(["\(solved) of \(places.count) exercises solved."] + notes + hints)
  }
}
