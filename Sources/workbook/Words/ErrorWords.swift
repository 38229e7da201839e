import Chapters
import Checking
import Compiling
import Conformance
import Files
import Grading
import Record
import Sandboxing
import SiteRendering
import SiteServing

/// The wording of the tool's own errors: the event, and the remedy.
enum ErrorWords {
  /// The text and exit status of an error; `nil` for errors of the argument parser.
  static func describe(_ error: any Error) -> (text: String, status: ExitStatus)? {
    switch error {
    case let error as NameError: (name(error), .usage)
    case let error as BookError: (book(error), .usage)
    case let error as SetupError: setup(error)
    case let error as CompilerError: (error.sentence, .softwareFault)
    case let error as SandboxError: (error.sentence, .softwareFault)
    case let error as CheckingError: (error.sentence, .softwareFault)
    case let error as FileError: (error.sentence, status(of: error))
    case let error as GradingError: grading(error)
    case let error as GradeUsageError: (gradingUsage(error), .usage)
    case let error as RosterError: (roster(error), .usage)
    case let error as TableError: (table(error), .usage)
    case let error as KnownAnswerError: (knownAnswer(error), .usage)
    case let error as RecordingError: (recording(error), .usage)
    case let error as WebProgramError: (webProgram(error), .softwareFault)
    case let error as SiteError: (site(error), .softwareFault)
    case let error as ServingError: (serving(error), .usage)
    case let error as UsageError: (usage(error), .usage)
    default: nil
    }
  }

  /// The text of any error, also of one without a wording here.
  static func text(_ error: any Error) -> String {
    describe(error)?.text
      ?? "Something failed that should not: \(type(of: error)). Please report it."
  }

  /// What stands where something is to be written is the caller's; whatever else is, the machine's.
  private static func status(of error: FileError) -> ExitStatus {
    if case .outputExists = error { .usage } else { .softwareFault }
  }

  private static func name(_ error: NameError) -> String {
    switch error {
    case .unknown(let name, let nearest):
      let suggestion =
        nearest.isEmpty
        ? "bin/workbook list shows all names." : "Did you mean \(nearest.joined(separator: ", "))?"
      return "There is no chapter or exercise named \(quoted(name)). \(suggestion)"
    case .noChapter(let name, let first, let last):
      return "There is no chapter or exercise named \(quoted(name)). "
        + (first == last
          ? "The only chapter is \(first)." : "The chapters are \(first) to \(last).")
    case .noExercise(let name, let chapter, let last):
      return "There is no exercise named \(quoted(name)). \(chapter) has "
        + (last == 1
          ? "one exercise, \(chapter).1."
          : "\(last) exercises, \(chapter).1 to \(chapter).\(last).")
    case .ambiguous(let name, let candidates):
      return "\(quoted(name)) could be \(candidates.joined(separator: ", ")). Write more of it."
    }
  }

  private static func book(_ error: BookError) -> String {
    switch error {
    case .noChapters(let folder):
      "There are no chapters in \(folder)/chapters. Add a Markdown file there."
    }
  }

  private static func setup(_ error: SetupError) -> (text: String, status: ExitStatus) {
    switch error {
    case .packageNotFound:
      ("The workbook's own files cannot be found. Start it with bin/workbook.", .softwareFault)
    case .noUserFolder:
      (
        "There is no folder that only you can write. Set HOME or XDG_CACHE_HOME to one.",
        .softwareFault
      )
    case .noSandbox(let hasOption):
      (
        "There is no sandbox on this machine, so these files would run with all your rights. "
          + "bin/workbook doctor says what is missing; or "
          + (hasOption
            ? "add --allow-unboxed if you trust them."
            : "run this command in a terminal, where it asks whether you trust them."),
        .softwareFault
      )
    case .bookHasErrors(let findings):
      (
        findings.map(\.text).joined(separator: "\n")
          + "\nFix the chapter first. Nothing can be judged with it before.",
        .softwareFault
      )
    }
  }

  private static func table(_ error: TableError) -> String {
    let place = printedPlace(error.file, error.line)
    return switch error.reason {
    case .notReadable: place + noFile
    case .notText: place + noText
    case .openQuotation: place + openQuotation
    case .tooManyValues(let count, let columns): place + tooMany(count, columns)
    case .noColumn(let name, let columns):
      place + "There is no column \(name). The first line names the columns: "
        + columns.joined(separator: ", ") + "."
    case .noValue(let name): place + "The column \(name) is empty."
    case .noNumber(let name, let value):
      place + "\(quoted(value)) is no number for \(name). Write a whole number from 0 on."
    case .twice(let first): place + "Line \(first) is about the same. Leave one of them out."
    case .nobody(let name, let nearest):
      place
        + "Nobody in the gradebook is called \(quoted(name)). "
        + (nearest.isEmpty
          ? "Write the id or the name as it stands there."
          : "Did you mean \(Look.withoutControls(nearest.joined(separator: ", ")))?")
    case .several(let name, let ids):
      place
        + "Several in the gradebook are called \(quoted(name)): "
        + "\(ids.map(quoted).joined(separator: ", ")). Write the id."
    case .noExercise(let name, let nearest):
      place + "The gradebook has no exercise \(quoted(name)). "
        + (nearest.isEmpty
          ? "Write the name as its first line has it."
          : "Did you mean \(nearest.joined(separator: ", "))?")
    case .tooMany(let points, let most):
      place + "\(points) points are more than the exercise is worth, which is \(most)."
    }
  }

  private static func roster(_ error: RosterError) -> String {
    let place = printedPlace(error.file, error.line)
    return switch error.reason {
    case .notReadable: place + noFile
    case .notText: place + noText
    case .openQuotation: place + openQuotation
    case .tooManyValues(let count, let columns): place + tooMany(count, columns)
    case .noColumn(let found):
      place
        + "There is no column id. The first line names the columns, such as id,name,email; id is "
        + "what a student's submission is called. "
        + (found.isEmpty
          ? "" : "Rename one of \(found.map(quoted).joined(separator: ", ")) to id. ")
        + "What Canvas (Student, ID, SIS Login ID), Moodle (ID number, Email address) and Gradescope (SID, "
        + "Email) export is read too."
    case .noID: place + "The column id is empty."
    case .empty: place + "Nobody is in it."
    case .twice(let id, let first): place + "\(quoted(id)) is in line \(first) already."
    case .noFileName(let id):
      place
        + "\(quoted(id)) cannot be the name of a page: leave out / and a dot at its beginning, and use "
        + "200 bytes at most."
    }
  }

  private static let noTextFile = "There is no file with this name, or it is not UTF-8."
  private static let noFile = "There is no file with this name that can be read."
  private static let noText = "It is not text in UTF-8. Save it as CSV."

  private static func tooMany(_ count: Int, _ columns: Int) -> String {
    "The line has \(count) values, and the first line names \(columns). Put a value that has a comma into "
      + "quotation marks."
  }

  private static let openQuotation =
    "A quotation mark opens and never closes. Save the file again as CSV."

  private static func printedPlace(_ file: String, _ line: Int?) -> String {
    let file = Look.withoutControls(file)
    return (line.map { SourceLocation(file: file, line: $0).description } ?? file) + ": "
  }

  private static func knownAnswer(_ error: KnownAnswerError) -> String {
    let place = printedPlace(error.list, error.line)
    switch error.reason {
    case .listNotReadable: return place + noTextFile
    case .noColumn(let name):
      return place + "There is no column \(quoted(name)). The first line names the columns: file, "
        + "exercise, as, kind."
    case .noValue(let name): return place + "The column \(quoted(name)) is empty."
    case .unknownExercise(let id): return place + "There is no exercise \(quoted(id))."
    case .unknownKind(let word):
      return place + "\(quoted(word)) is not a kind. Write right, wrong or either."
    case .notReadable(let file, let reason): return place + reason.sentence(file: file)
    }
  }

  private static func recording(_ error: RecordingError) -> String {
    switch error {
    case .folderNotReadable(let folder):
      "\(folder) is not a folder that can be read. Give the folder with the recordings."
    case .noRecordings(let folder):
      "There is no recording in \(folder). It should contain files that end in \(Recording.suffix)."
    case .notReadable(let file): "\(file) cannot be read. Make it readable, or move it away."
    case .notARecording(let file, let line):
      "Line \(line) of \(file) is not one of a recording. bin/workbook conformance --record writes one."
    case .severalHosts(let file, let line):
      "From line \(line) on, \(file) is of another host. Keep a file for each host."
    case .otherFormat(let file, let format):
      "\(file) has the format \(format), and this tool reads \(Recording.format). Record it again."
    }
  }

  private static func webProgram(_ error: WebProgramError) -> String {
    switch error {
    case .rejected(let output):
      "The figures cannot be built for browsers:\n\(Look.withoutControls(output))"
    case .file(let error): error.sentence
    }
  }

  private static func site(_ error: SiteError) -> String {
    switch error {
    case .templateMissing(let name, let folder):
      "There is no \(name) in \(folder). Restore it from the workbook's repository."
    case .templateNotParsed(let file, let line, let column):
      "\(SourceLocation(file: file, line: line, column: column)): This is not a Mustache template "
        + "that can be parsed. Check that every tag and section is closed."
    case .brokenLinks(let links):
      "These links lead nowhere:\n"
        + links.map { "  \($0.page): \($0.address)" }.joined(separator: "\n")
    case .badBaseURL(let url):
      "\(url) is not the address of a site. Write one that begins with https:// or http://."
    case .badRepositoryURL(let url):
      "\(url) is not the address of a repository's page. Write one such as "
        + "https://host/owner/name."
    }
  }

  private static func serving(_ error: ServingError) -> String {
    switch error {
    case .portTaken(let port):
      "Another program listens on port \(port). End it, or choose another port: "
        + "bin/workbook site serve --port \(port < .max ? port + 1 : 8000)"
    case .portForbidden(let port):
      "Only the system may listen on port \(port). Choose one from 1024 on: "
        + "bin/workbook site serve --port 8000"
    case .failed(let port, let reason):
      "The site cannot be served on port \(port): \(reason)."
    }
  }

  private static func usage(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest):
      "There is no command \(quoted(word)). "
        + (nearest.isEmpty
          ? "bin/workbook --help shows all." : "Did you mean \(nearest.joined(separator: ", "))?")
    case .fileNotFound(let path): "There is no file \(path)."
    case .notAFile(let path): "\(path) is not a file that can be read."
    case .noReport(let chapter):
      "There is no report of \(chapter) yet. bin/workbook check \(chapter) writes it."
    case .notText(let path): "\(path) is not UTF-8. Save it as UTF-8."
    case .tooLarge(let path):
      "\(path) is larger than 512 KB, as no program of this book is. Give a file of Swift, and leave out "
        + "what it does not need."
    case .noSolution(let exercise): "\(exercise) has no reference answer."
    case .notSolvedYet(let exercise):
      "\(exercise) is not solved yet. bin/workbook hint \(exercise) helps; --reveal shows the "
        + "answer anyway."
    case .badScenario(let problem): "The scenario cannot be played: \(problem)"
    case .noSection(let anchor, let chapter, let nearest):
      "\(chapter) has no section \(quoted(anchor)). "
        + (nearest.isEmpty
          ? "bin/workbook read \(chapter) shows the chapter."
          : "Did you mean \(nearest.map { "\(chapter)#\($0)" }.joined(separator: ", "))?")
    case .notInstalled(let path):
      "\(path) was not put there by workbook install. Give the --prefix that you installed to."
    case .unknownScreen(let name):
      "There is no screen named \(quoted(name)). Use phone, small, tablet or landscape."
    case .noPlay(let name, let exercise, let known):
      "\(exercise) has no play \(quoted(name)). These are its plays:\n"
        + known.enumerated().map { "  \($0 + 1)  \($1)" }.joined(separator: "\n")
    case .playOfSeveral(let name):
      "The play \(quoted(name)) is one exercise's: name that too, as in bin/workbook check ch17.2 "
        + "--only-play 1"
    case .noRule(let text): "No rule has \(quoted(text)) in its id. Rules are named like ch17.NAME."
    case .nothingStarted(let chapter):
      "Nothing is started in this folder yet. Begin with: bin/workbook start \(chapter)"
    case .nothingOpen:
      "Every exercise is solved. Name the one that you mean, as in bin/workbook hint ch17.2"
    case .nothingHandedIn:
      "No submission has a folder of a chapter. Expected: SUBMISSIONS/<student>/ch17/*.swift"
    }
  }

  static func quoted(_ text: String) -> String { "'\(Look.withoutControls(text))'" }
}
