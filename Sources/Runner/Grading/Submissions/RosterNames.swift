import Files

/// Finds the people on a roster by their names, without asking each of them.
///
/// Moodle calls a folder `Ann Doe_4711_assignsubmission_file`, and Canvas an archive
/// `doeann_late_4711_98765_answers.zip`. Students may have chosen parts of such a name, so that
/// these count as a name or a number and never as an id.
struct RosterNames {
  private let people: [Roster.Person]
  /// Places among the people, in the order of the roster, by what the people are called in small letters.
  private var ids: [String: Int] = [:]
  private var values: [String: [Int]] = [:]
  /// Their full names as Moodle writes them, or their ids where the roster has no names.
  private var names: [String: [Int]] = [:]
  /// By the numbers that a platform gives out.
  private var numbers: [String: [Int]] = [:]

  init(_ roster: Roster) {
    people = roster.people
    let hasNames = people.contains { $0.fields["name"] != nil }
    for (place, person) in people.enumerated() {
      let id = person.id.lowercased()
      ids[id] = ids[id] ?? place
      for value in Set(person.fields.values.map { $0.lowercased() }) where !value.isEmpty {
        values[value, default: []].append(place)
      }
      let name = person.fields[hasNames ? "name" : "id"] ?? ""
      names[Self.inMoodle(name.lowercased()), default: []].append(place)
      let others = person.fields.filter { !["id", "name", "email"].contains($0.key) }
      for number in Set(others.values) { numbers[number, default: []].append(place) }
    }
  }

  /// The students whose submission may have this name: one, none, or several of one name.
  func people(named submission: String) -> [Roster.Person] {
    let whole = submission.lowercased()
    if let place = ids[whole] { return [people[place]] }
    if let found = all(values[whole]) { return found }
    if let match = whole.firstMatch(of: /^(.+?)_(\d+)_assignsubmission_/) {
      return all(numbers[String(match.2)]) ?? all(names[Self.inMoodle(String(match.1))]) ?? []
    }
    if let match = whole.firstMatch(of: /^[^_]+_(?:late_)?(\d+)_\d+(?:_|$)/) {
      return all(numbers[String(match.1)]) ?? []
    }
    return []
  }

  /// The students whose submission it may be.
  func people(owning submission: Submission) -> [Roster.Person] {
    people(named: submission.platformName ?? submission.student)
  }

  /// A name as Moodle calls a folder by it: "Dee OHara".
  ///
  /// Its `assign` writes spaces for underscores, and its `clean_param` takes these characters out of names of files
  /// (https://github.com/moodle/moodle, mod/assign/locallib.php and lib/moodlelib.php).
  private static func inMoodle(_ name: String) -> String {
    name.replacing("_", with: " ").withoutControls.filter { !#"&<>"`|':\/"#.contains($0) }
  }

  private func all(_ places: [Int]?) -> [Roster.Person]? {
    places.map { $0.map { people[$0] } }
  }
}
