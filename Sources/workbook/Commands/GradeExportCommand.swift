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

  func run() async throws {
    try requireSense()
    let reading = ProgressLine("Reading the run")
    let run = try GradedRun(folder: BookOptions.absolute(self.run), keeping: format.detail)
    await reading.end()
    let list = run.gradebook.list
    let roster =
      try roster.map { list.calledAsHere(try Roster(file: BookOptions.absolute($0))) }
      ?? list.roster
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
    let missing = list.students.map(\.id).filter { !known.contains($0) }
    let place = output.map(BookOptions.absolute) ?? "\(run.folder)/export/\(format.rawValue)"
    let files = try export.files(format)
    let writing = ProgressLine("Writing", total: files.count)
    for (index, (name, content)) in files.enumerated() {
      try AtomicFile.write(content, to: "\(place)/\(name)", isDurable: false)
      writing.note(done: index + 1)
    }
    await writing.end()
    let folders = Set(files.keys.filter { $0.contains("/") }.map(Self.folder))
    let report = try ExportReport(
      export: export, format: format, list: list.named(by: roster),
      platform: roster?.assignments ?? [],
      lateWithoutDeduction: lateWithoutDeduction(in: run.gradebook, policy, roster), lateFile: late,
      missing: missing, missingParts: run.record.terms.otherParts,
      leftovers: folders.isEmpty ? [] : Self.folders(in: place).filter { !folders.contains($0) },
      count: files.count, place: place)
    Terminal.say(report.text())
    throw report.isComplete ? ExitStatus.success : .softwareFault
  }

  /// Makes sure that the options go together.
  private func requireSense() throws(GradeUsageError) {
    if let latePercent, !(0...100).contains(latePercent) { throw .notAPercentage(latePercent) }
    if latePercent != nil, late == nil { throw .latePercentWithoutTable }
    if let word = assignments.first(where: { !$0.contains("=") || $0.hasSuffix("=") }) {
      throw .notAnAssignment(word)
    }
    let hasAssignments = !assignments.isEmpty || assignmentsFile != nil
    if hasAssignments, ![.canvas, .moodle].contains(format) {
      throw .noAssignments(format: format.rawValue)
    }
  }

  /// Students whom the platform marks as late and from whom no points are taken off.
  ///
  /// Empty for a format without points.
  private func lateWithoutDeduction(
    in gradebook: Gradebook, _ policy: LatePolicy?, _ roster: Roster?
  ) throws -> [String] {
    guard ![.junit, .sarif, .exercism].contains(format) else { return [] }
    let named = try policy?.students(in: gradebook, roster: roster) ?? []
    return gradebook.rows.filter { $0.isMarkedLate && !named.contains($0.student) }.map(\.student)
  }

  private static func folder(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// The folders of students whose files an export has written here.
  private static func folders(in place: String) -> [String] {
    func names(_ folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let files: Set = ["results.json", "feedback.html"]
    return names(place).filter { student in
      let inner = names("\(place)/\(student)")
      return !files.isDisjoint(with: inner)
        || inner.contains { !files.isDisjoint(with: names("\(place)/\(student)/\($0)")) }
    }.sorted()
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
