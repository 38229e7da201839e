import Grading

/// What a run lacks of the class.
enum MissingWords {
  /// The most lines about single students.
  private static let mostLines = 40

  /// Lines about parts that are not there, and about who of the roster is in none that is.
  static func lines(parts: [Shard], absent: [ClassList.Student], list: ClassList) -> [String] {
    var lines: [String] = []
    if !parts.isEmpty {
      let numbers = parts.map { "\($0.number)" }.joined(separator: ", ")
      lines.append(
        "Missing: \(parts.count == 1 ? "part" : "parts") \(numbers). Grade "
          + "\(parts.count == 1 ? "it" : "them") with --shard, and merge again.")
    }
    lines += absent.prefix(mostLines).map {
      "Left out: \(Look.withoutControls(list.label($0.id))), who is on the roster and in no part of this run."
    }
    if absent.count > mostLines {
      lines.append("And \(absent.count - mostLines) more on the roster are in no part of this run.")
    }
    return lines
  }

  /// What is said beside the number of those who are graded; empty if no part is missing.
  static func parts(_ parts: [Shard]) -> String {
    guard let count = parts.first?.count else { return "" }
    let numbers = parts.map { "\($0.number)" }.joined(separator: ", ")
    return parts.count == 1
      ? "; part \(numbers) of \(count) is missing" : "; parts \(numbers) of \(count) are missing"
  }

  /// Lines about students to whom their part has not come.
  static func lines(ungraded students: [String], list: ClassList) -> [String] {
    let lines = students.prefix(mostLines).map {
      "Missing: \(Look.withoutControls(list.label($0))). Go on with that student's part with --resume, and merge "
        + "again."
    }
    let rest = students.count - lines.count
    return rest > 0 ? lines + ["And \(rest) more, for the same reason."] : lines
  }

  static let otherLimits = "The parts were graded under different limits; each row says which."
}
