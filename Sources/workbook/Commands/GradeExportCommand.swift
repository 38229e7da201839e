import ArgumentParser
import Files
import Foundation
import Grading
import SiteRendering

/// Writes the grades of a run as a platform or a tool reads them.
struct GradeExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a run's grades in the form of a platform.")

  @Argument(help: "One of \(Export.Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: Export.Format

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Option(
    help: ArgumentHelp(
      "Where files are written; in the run's folder if it is not given.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The roster, if it is not the one that the run was graded with; its columns name, email, canvas, "
        + "sis, login, section, number, lti and participant are what platforms know students by.",
      valueName: "file"))
  var roster: String?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Exercises or chapters to export, such as ch17.fade-in or ch17.")
  )
  var names: [String] = []

  @Option(
    name: .customLong("assignment"),
    help: ArgumentHelp(
      "A column of canvas or moodle: an exercise, a chapter or total, an equals sign, and what the "
        + "platform calls it, such as \"ch17=Chapter 17 (123456)\" with Canvas' own number. Without "
        + "any, each exercise is a column.", valueName: "column=title"))
  var assignments: [String] = []

  @Option(
    name: .customLong("assignments"),
    help: ArgumentHelp(
      "The same as a table: comma-separated values with the columns exercise and assignment.",
      valueName: "file"))
  var assignmentsFile: String?

  @Option(
    help: ArgumentHelp(
      "Who handed in late: comma-separated values with the columns student and days.",
      valueName: "file"))
  var late: String?

  @Option(
    help: ArgumentHelp(
      "What each day costs, in percent of the judged points; points by hand stay. 10 if it is not given.",
      valueName: "percent"))
  var latePercent: Int?

  func validate() throws {
    if let latePercent, !(0...100).contains(latePercent) {
      throw ValidationError("--late-percent is a whole number from 0 to 100.")
    }
    if latePercent != nil, late == nil {
      throw ValidationError(
        "--late-percent takes nothing off without --late, which says who is late.")
    }
    if let word = assignments.first(where: { !$0.contains("=") || $0.hasSuffix("=") }) {
      throw ValidationError(
        "--assignment \(word): write a column and a title, such as \"ch17=Chapter 17 (123456)\".")
    }
    let hasAssignments = !assignments.isEmpty || assignmentsFile != nil
    if hasAssignments, ![.canvas, .moodle].contains(format) {
      throw ValidationError(
        "Assignments are columns of canvas and moodle; \(format.rawValue) has none.")
    }
  }

  func run() async throws {
    let reading = ProgressLine("Reading the run")
    let run = try GradedRun(folder: BookOptions.absolute(self.run))
    await reading.end()
    let roster =
      try roster.map { try Roster(file: BookOptions.absolute($0)) } ?? run.gradebook.list.roster
    let policy = try late.map {
      try LatePolicy(file: BookOptions.absolute($0), percent: latePercent ?? 10)
    }
    let whole = try policy?.applied(to: run.gradebook, roster: roster) ?? run.gradebook
    let gradebook = try whole.only(names)
    let style = try format == .moodleFeedback ? self.style(of: run) : Data()
    let export = Export(
      gradebook, assignments: try columns(of: gradebook, run, roster), roster: roster,
      feedback: run.folder + "/feedback",
      adjusting: { page, row, columns in
        let whole = FeedbackPage.selfContained(page, style: style)
        return FeedbackPage.agreeing(
          FeedbackPage.restricted(whole, to: columns), with: row, columns: columns)
      })
    // A run that was ended has not come to these.
    let known = Set(run.gradebook.rows.map(\.student))
    let missing = try ClassList(run: run.folder).students.map(\.id).filter { !known.contains($0) }
    let place = output.map(BookOptions.absolute) ?? "\(run.folder)/export/\(format.rawValue)"
    let files = try export.files(format)
    let writing = ProgressLine("Writing", total: files.count)
    for (index, (name, content)) in files.enumerated() {
      try AtomicFile.write(content, to: "\(place)/\(name)", isDurable: false)
      writing.note(done: index + 1)
    }
    await writing.end()
    let list = run.gradebook.list.named(by: roster)
    func leaveOut(_ student: String, _ reason: String) {
      Terminal.say("Left out: \(Look.harmless(list.label(student))), \(reason)")
    }
    for student in format == .moodleFeedback ? export.withoutParticipant : [] {
      leaveOut(
        student,
        "whose number in Moodle is not known. Give it in the roster's column participant.")
    }
    for student in export.strangers { leaveOut(student, "who is not on the roster.") }
    for student in export.ungraded {
      guard format == .prairielearn else {
        leaveOut(student, "who is not graded yet.")
        continue
      }
      Terminal.say(
        "Not graded yet: \(Look.harmless(list.label(student))). The file says so, and costs no attempt."
      )
    }
    if format == .canvas, let platform = roster?.assignments, !platform.isEmpty {
      sayWhatIsNew(export, platform)
    }
    let unknown = export.withoutNumber(format)
    if !unknown.isEmpty {
      let columns = Export.columns(of: format)
      Terminal.say(
        "The roster has no \(columns.joined(separator: ", no ")) of "
          + "\(unknown.prefix(3).map { Look.harmless(list.label($0)) }.joined(separator: "; "))"
          + (unknown.count > 3 ? " and \(unknown.count - 3) more" : "")
          + ", so that the platform may not know who is meant. Give one of these columns with --roster."
      )
    }
    if ![.junit, .sarif, .exercism].contains(format) {
      try sayWhoIsLate(run.gradebook, policy, roster, list)
    }
    for student in missing { leaveOut(student, "who is not graded yet.") }
    let parts = run.record.terms.otherParts
    for line in MissingWords.lines(parts: parts, absent: list.absent, list: list) {
      Terminal.say(line)
    }
    Terminal.say("Written: \(files.count) \(files.count == 1 ? "file" : "files") in \(place)/")
    let isComplete =
      export.ungraded.isEmpty && missing.isEmpty && !files.isEmpty && parts.isEmpty
      && list.absent.isEmpty && unknown.isEmpty
    throw isComplete ? ExitStatus.success : .softwareFault
  }

  /// Names who was late for the platform and loses nothing for it.
  private func sayWhoIsLate(
    _ gradebook: Gradebook, _ policy: LatePolicy?, _ roster: Roster?, _ list: ClassList
  ) throws {
    let named = try policy?.students(in: gradebook, roster: roster) ?? []
    let late = gradebook.rows.filter { $0.isMarkedLate && !named.contains($0.student) }
    guard !late.isEmpty else { return }
    let students = late.map(\.student)
    Terminal.say(
      self.late.map { LateWords.unlisted(students, list, file: $0) }
        ?? LateWords.unpriced(students, list))
  }

  /// Names columns that Canvas does not know, or that are worth something else there.
  private func sayWhatIsNew(_ export: Export, _ platform: [PlatformAssignment]) {
    let new = export.newTitles(on: platform)
    if !new.isEmpty {
      Terminal.say(
        "Canvas will propose new assignments for \(Look.harmless(new.joined(separator: ", "))). The roster has "
          + "\(Look.harmless(platform.map(\.title).joined(separator: ", "))): --assignment names columns so."
      )
    }
    for (title, here, there) in export.differing(from: platform) {
      Terminal.say(
        "\(Look.harmless(title)) is worth \(there.formatted(.number.grouping(.never))) points in Canvas and "
          + "\(here) here: nothing is scaled.")
    }
  }

  /// The style sheet that the run's pages were made for.
  private func style(of run: GradedRun) throws -> Data {
    let path = run.folder + "/feedback/style.css"
    guard let style = FileManager.default.contents(atPath: path) else {
      throw GradingError.fileNotReadable(path: path)
    }
    return style
  }

  /// The columns that the options ask for.
  private func columns(
    of gradebook: Gradebook, _ run: GradedRun, _ roster: Roster?
  ) throws -> [Assignment] {
    let whole = run.gradebook.columns
    let listed = try assignmentsFile.map {
      try Assignment.listed(
        in: BookOptions.absolute($0), among: gradebook.columns, of: whole)
    }
    let named =
      try (listed ?? []) + Assignment.named(assignments, among: gradebook.columns, of: whole)
    let all = Assignment.known(named, to: roster?.assignments ?? [])
    try Assignment.requireDistinct(all)
    return all
  }
}

extension Export.Format: ExpressibleByArgument {}
