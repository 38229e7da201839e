import Foundation
import Grading

/// The output of `grade export`.
struct ExportReport {
  let export: Export
  let format: Export.Format
  /// The students' names, by the roster of the export.
  let list: ClassList
  /// The assignments that Canvas has, if its gradebook is the roster.
  var platform: [PlatformAssignment] = []
  /// Students whom the platform marks as late and from whom no points are taken off for it.
  var lateWithoutDeduction: [String] = []
  /// The table of late days, which does not name these students; `nil` if none was given.
  var lateFile: String?
  /// Students whose submissions the run has not graded yet.
  var missing: [String] = []
  /// The parts of the class that are not in the run.
  var missingParts: [Shard] = []
  /// Folders of students who are not in this export, from an earlier one into the same place.
  var leftovers: [String] = []
  /// How many files were written, and where.
  let count: Int
  let place: String
  /// The most lines about single students for one reason.
  private static let mostLines = 40

  /// Whether every student of the class has a grade, and the platform can tell whose each grade is.
  var isComplete: Bool {
    export.ungraded.isEmpty && missing.isEmpty && count > 0 && missingParts.isEmpty
      && list.absent.isEmpty && export.withoutNumber(format).isEmpty && leftovers.isEmpty
  }

  func text() -> String {
    var lines: [String] = []
    if format == .moodleFeedback {
      let unknown = export.withoutParticipant
      if !unknown.isEmpty {
        lines.append(
          "Left out, since their numbers in Moodle are not known: \(some(unknown)). Moodle's grading worksheet has "
            + "them: give it with --roster, or a roster with a column participant.")
      }
    }
    lines += each(export.notOnRoster) {
      format.hasEverybody
        ? "Not on the roster, and in the file: \(name($0))."
        : "Left out: \(name($0)), who is not on the roster."
    }
    lines += each(export.ungraded) { ungraded($0) + reasons($0) }
    if format == .canvas, !platform.isEmpty { lines += differences }
    let unknown = export.withoutNumber(format)
    if !unknown.isEmpty { lines.append(unidentified(unknown)) }
    if !lateWithoutDeduction.isEmpty {
      lines.append(
        lateFile.map { LateWords.notInTable(lateWithoutDeduction, list, file: $0) }
          ?? LateWords.withoutTable(lateWithoutDeduction, list))
    }
    lines += each(missing) {
      "Left out: \(name($0)), who is not graded yet. The run was ended before; the same command with --resume "
        + "goes on."
    }
    lines += MissingWords.lines(parts: missingParts, absent: list.absent, list: list)
    if !leftovers.isEmpty {
      let names = leftovers.prefix(3).map(Look.withoutControls).joined(separator: ", ")
      lines.append(
        "Not of this export, and in its folder from an earlier one: \(names)"
          + (leftovers.count > 3 ? " and \(leftovers.count - 3) more" : "")
          + ". Delete what should not be uploaded, or give another --output.")
    }
    lines.append("Written: \(count) \(count == 1 ? "file" : "files") in \(place)/")
    return lines.joined(separator: "\n")
  }

  private func ungraded(_ student: String) -> String {
    switch format {
    case .prairielearn: "Not graded yet: \(name(student)). The file says so, and costs no attempt."
    case .junit: "Not graded yet: \(name(student)). The file says so."
    case .sarif:
      "Not graded yet: \(name(student)). The file has what is known of the other exercises."
    default: "Left out: \(name(student)), who is not graded yet."
    }
  }

  /// Why a student has no grade, as sentences to follow another one.
  private func reasons(_ student: String) -> String {
    export.reasons(forUngraded: student).map {
      " " + Look.withoutControls($0.replacing("\n", with: " "))
    }.joined()
  }

  /// A line for each student, up to ``mostLines``.
  private func each(_ students: [String], _ line: (String) -> String) -> [String] {
    let lines = students.prefix(Self.mostLines).map(line)
    let rest = students.count - lines.count
    return rest > 0 ? lines + ["And \(rest) more."] : lines
  }

  private func name(_ student: String) -> String { Look.withoutControls(list.label(student)) }

  /// Names columns that Canvas does not know, or that are worth something else there.
  private var differences: [String] {
    let new = export.newTitles(on: platform)
    var lines: [String] = []
    if !new.isEmpty {
      lines.append(
        "Canvas will propose new assignments for \(Look.withoutControls(new.joined(separator: ", "))). The roster has "
          + "\(Look.withoutControls(platform.map(\.title).joined(separator: ", "))): --assignment names columns so"
          + proposals + ".")
    }
    return lines
      + export.differing(from: platform).map { title, here, there in
        "\(Look.withoutControls(title)) is worth \(there.formatted(.number.grouping(.never))) points in Canvas and "
          + "\(here) here: nothing is scaled."
      }
  }

  /// The options for exercises whose titles Canvas has, as the end of a sentence.
  private var proposals: String {
    let options = export.proposals(from: platform).map { exercise, assignment in
      "--assignment \"\(Look.withoutControls("\(exercise)=\(assignment)"))\""
    }
    return options.isEmpty ? "" : ", such as " + options.joined(separator: " ")
  }

  /// The first names, and how many others there are.
  private func some(_ students: [String]) -> String {
    students.prefix(3).map(name).joined(separator: "; ")
      + (students.count > 3 ? " and \(students.count - 3) more" : "")
  }

  private func unidentified(_ students: [String]) -> String {
    "The roster has no \(Export.columns(of: format).joined(separator: " and no ")) of "
      + some(students)
      + ", so that the platform may not know who is meant. Give one of these columns with --roster."
  }
}
