import Chapters
import Checking
import Compiling
import Foundation
import Record
import Sandboxing
import SiteRendering

/// The output of `check` for people: a line for each exercise, with its first failure in full.
struct CheckConsole {
  let look: Look
  let book: Book
  /// By exercise, the files beside its own that are not checked; see
  /// ``Workspace/newerCopies(of:among:)``.
  var copies: [String: [String]] = [:]
  /// Whether the code of the first test that does not pass is printed.
  var printsTests = false
  /// Whether not everything was played that a verdict needs.
  var isPartial = false
  /// The solved exercises before this check and after it; `nil` if the answers are not the
  /// learner's.
  var progress: WorkspaceProgress.Change?
  /// `nil` if everything is solved.
  var next: NextExercise?

  func text(_ verdicts: [Verdict], protection: Protection?) -> String {
    var lines: [String] = []
    if let gap = protection?.gap {
      lines += Lines.prose(Self.gap(gap), width: look.width).map(look.yellow) + [""]
    }
    if let place = progress?.setAside {
      lines += wrapped(ProgressWords.setAside(at: place)) + [""]
    }
    if case .newer(let tool) = progress?.condition {
      lines += wrapped(ProgressWords.newer(tool)) + [""]
    }
    lines += encouragement(verdicts)
    for chapter in book.chapters {
      let ids = Set(chapter.exercises.map(\.id))
      let own = verdicts.filter { ids.contains($0.exercise) }
      guard !own.isEmpty else { continue }
      let title = (chapter.number.map { "\($0)  " } ?? "") + chapter.title
      lines += wrapped(title).map(look.bold)
      lines.append("")
      for verdict in own { lines += exercise(verdict, in: chapter, isOnly: verdicts.count == 1) }
      if lines.last?.isEmpty == false { lines.append("") }
    }
    lines += summary(verdicts)
    return lines.joined(separator: "\n")
  }

  /// A sentence that follows the verdicts.
  func text(_ sentence: String) -> String { wrapped(sentence).joined(separator: "\n") }

  /// The paths of the reports by chapter, or the reason why they could not be written.
  func text(reports: Result<[String: String], any Error>) -> String {
    let paths: [String: String]
    switch reports {
    case .success(let written): paths = written
    case .failure(let error):
      return look.faint("The report could not be written. \(ErrorWords.text(error))")
    }
    return paths.sorted { $0.key < $1.key }.map { "Report: \($0.value)" }
      .joined(separator: "\n")
  }

  private static func gap(_ gap: Protection.Gap) -> String {
    "There is no sandbox here (\(ProtectionWords.reason(gap))): programs run with limits only."
  }

  // MARK: - One exercise

  private func exercise(_ verdict: Verdict, in chapter: Chapter, isOnly: Bool) -> [String] {
    let number = chapter.number.map { "\($0).\(verdict.number)" } ?? verdict.exercise
    let isUntouched = verdict.isUntouched && verdict.status != .pass
    let word =
      verdict.status == .pass ? "" : verdict.word
    let sign = isUntouched ? look.faint(look.sign("·", or: "--")) : sign(verdict.status)
    let end = word.isEmpty ? "" : "  " + look.faint(word)
    let title = "  \(sign) \(number)  \(verdict.title)\(end)"
    let indent = String(repeating: " ", count: 6 + number.count)
    var lines =
      Look.columns(of: title) <= look.width
      ? [title]
      : Lines.wrap(
        "\(verdict.title) \(word)", width: look.width, first: "  \(sign) \(number)  ", rest: indent)
    if let copies = copies[verdict.exercise] {
      let subject = copies.joined(separator: ", ") + (copies.count == 1 ? " is" : " are")
      lines += indented("\(subject) newer, and not checked. What is checked is \(verdict.file).")
        .map(look.yellow)
    }
    // Of several exercises that are not begun the summary says how to begin.
    guard !isUntouched && !canBeStarted(verdict) || isOnly else { return lines }
    if verdict.status != .pass, verdict.status != .skipped || verdict.unreadable != .missing {
      lines.append(look.faint("      \(verdict.file)"))
    }
    switch verdict.status {
    case .pass:
      if let remark = verdict.remarkSentence { lines += faintly(remark) }
    case .skipped, .error, .timeout, .crash: lines += stopped(verdict)
    case .fail:
      for cause in verdict.likelyCauses { lines += text(of: cause, isLed: true) }
      lines += failed(verdict, in: chapter)
    }
    lines += remarks(on: verdict)
    return lines
  }

  private func sign(_ status: Verdict.Status) -> String {
    switch status {
    case .pass: look.green(look.sign("✓", or: "ok"))
    case .skipped: look.faint(look.sign("·", or: "--"))
    case .fail: look.red(look.sign("✗", or: "no"))
    case .error, .timeout, .crash: look.red(look.sign("!", or: "!!"))
    }
  }

  private func stopped(_ verdict: Verdict) -> [String] {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    guard let stop = verdict.stop else {
      return errors.isEmpty ? verdict.explanation.map { indented($0) } ?? [] : rejected(errors)
    }
    let line = stop.line ?? stop.loopLine
    let exercise = book.exercise(verdict.exercise)
    return (verdict.explanation.map { indented($0) } ?? [])
      + field("where", line.map { SourceLocation(file: verdict.file, line: $0).description })
      + field("when", moment(nil, of: stop.run, in: exercise))
      + field("alone", again(stop.run, verdict))
      + field("read", exercise.map { "bin/workbook read \($0.chapter)#\($0.anchor)" })
  }

  /// When something was seen, and what the user does in that play.
  private func moment(_ instant: Double?, of run: Run.Label?, in exercise: Exercise?) -> String {
    let words = [
      instant.map { "at \(Self.seconds($0))" },
      run.map { RunCaption.phrase(for: $0, in: exercise) },
    ]
    return words.compactMap(\.self).joined(separator: ": ")
  }

  private func rejected(_ errors: [Diagnostic]) -> [String] {
    var lines: [String] = []
    for error in errors.prefix(3) {
      lines += text(of: error, isLed: true)
      for note in error.notes.prefix(3) { lines += text(of: note) }
    }
    let rest = errors.count - 3
    if rest > 0 { lines += indented("… and \(rest) more \(rest == 1 ? "error" : "errors")") }
    return lines
  }

  /// The compiler's warnings, and the program's output.
  private func remarks(on verdict: Verdict) -> [String] {
    var lines: [String] = []
    let told = verdict.status == .fail ? verdict.likelyCauses : []
    let warnings = verdict.diagnostics.filter { $0.severity == .warning && !told.contains($0) }
    for warning in warnings.prefix(3) { lines += text(of: warning, isLed: true) }
    let rest = warnings.count - 3
    if rest > 0 { lines += indented("… and \(rest) more \(rest == 1 ? "warning" : "warnings")") }
    var printed = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    if printed.last?.isEmpty == true { printed.removeLast() }
    for (index, line) in printed.enumerated() {
      // A blank line was printed too.
      lines += field(index == 0 ? "printed" : "", line.isEmpty ? " " : String(line))
    }
    return lines
  }

  /// - Parameter isLed: Whether the workbook's own sentence comes first.
  private func text(of diagnostic: Diagnostic, isLed: Bool = false) -> [String] {
    let lead = isLed ? diagnostic.lead.map { indented($0).map(look.bold) } ?? [] : []
    let id = diagnostic.id.map { "[\($0)]" }
    let message =
      diagnostic.locationPrefix + "\(diagnostic.severity.rawValue): " + diagnostic.message
    var lines = lead
    let text = Look.withoutControls([message, id].compactMap(\.self).joined(separator: " "))
    lines += Lines.wrap(text, width: look.width, first: "      ", rest: "        ")
    if let id, let last = lines.popLast() {
      lines.append(last.hasSuffix(id) ? last.dropLast(id.count) + look.faint(id) : last)
    }
    if let source = diagnostic.source, let column = diagnostic.column {
      lines += excerpt(of: source, column: column)
    }
    return lines
  }

  /// A line of code with a caret below a column; of a long line, the part around it.
  private func excerpt(of source: String, column: Int) -> [String] {
    let line = Array(Look.withoutControls(source.replacing("\t", with: " ")))
    let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self).count
    let room = max(10, look.width - 8)
    let start = line.count <= room ? 0 : max(0, min(before - room / 2, line.count - room))
    var part = Array(line.dropFirst(start).prefix(room))
    let cut = Character(look.sign("…", or: "~"))
    if start > 0 { part[0] = cut }
    if start + room < line.count { part[part.count - 1] = cut }
    let shown = String(part)
    let caret = String(repeating: " ", count: max(0, before - start)) + "^"
    return ["        " + shown, "        " + caret]
  }

  private func failed(_ verdict: Verdict, in chapter: Chapter) -> [String] {
    let failures = verdict.tests.filter { $0.status == .fail }
    guard let first = failures.first else { return [] }
    var lines = field("expected", first.failure?.expected, isBold: true)
    let exercise = book.exercise(verdict.exercise)
    lines += field("seen", first.failure?.seen, isBold: true)
    lines += field("when", moment(first.failure?.instant, of: first.run, in: exercise))
    lines += field("alone", again(first.run, verdict))
    if first.mistake == nil, !verdict.isUntouched, let earlier = first.failure?.earlier {
      lines += field("before", "at \(Self.seconds(earlier.instant)): \(earlier.sentence)")
    }
    lines += field("why", first.because)
    lines += field("remember", first.reminder)
    lines += field("read", first.failure?.read.map { "bin/workbook read \(chapter.id)\($0)" })
    lines += explained(first.failure?.fault)
    lines += field("test", Self.quoted([first]))
    if printsTests { lines += code(of: first) }
    if let mistake = first.mistake, !verdict.isUntouched {
      lines.append("")
      lines += Lines.prose(RecognizedMistake.introduction, width: look.width - 8)
        .map { "        " + look.faint($0) }
      lines += Lines.prose(markdown: mistake.explanation, width: look.width - 8)
        .map { $0.isEmpty ? "" : "        " + $0 }
      lines.append("")
    }
    let rest = verdict.otherFailures
    if !rest.isEmpty {
      let subject = rest.count == 1 ? "this test does" : "these tests do"
      lines += faintly("\(subject) not pass either: \(Self.quoted(rest))")
    }
    let skipped = verdict.tests.filter { $0.status == .skipped }
    if !skipped.isEmpty { lines += faintly("not tried yet: \(Self.quoted(skipped))") }
    return lines
  }

  private func explained(_ fault: Fault.Code?) -> [String] {
    guard let fault, let text = FaultsPage(of: book)?.explanation(of: fault) else { return [] }
    return field("why", Prose(markdown: text).text.replacing("\n\n", with: " "))
      + field("read", "bin/workbook read \(FaultsPage.id)#\(fault.rawValue)")
  }

  /// The command that plays nothing but one play; `nil` if only that was played.
  private func again(_ run: Run.Label?, _ verdict: Verdict) -> String? {
    guard !isPartial, !verdict.isUntouched, let exercise = book.exercise(verdict.exercise),
      exercise.plays.count > 1, let run
    else { return nil }
    return exercise.number(of: run).map {
      "bin/workbook check \(exercise.chapter).\(exercise.number) --only-play \($0)"
    }
  }

  /// A test as the book has it.
  private func code(of test: TestResult) -> [String] {
    guard !test.testCode.isEmpty else { return [] }
    let lines = test.testCode.split(separator: "\n")
      .flatMap { Lines.code($0, sign: "        ", width: look.width) }
    return [""] + lines.map(look.faint) + [""]
  }

  /// Tests by name, in quotation marks, because a title says nothing about the answer.
  ///
  /// The fault that one is about stands behind its name. Of many there are the first three.
  private static func quoted(_ tests: [TestResult]) -> String {
    let names = tests.map { test in
      "\"\(test.name)\"" + (test.failure?.fault.map { " (\($0.rawValue))" } ?? "")
    }
    guard names.count > 4 else { return names.joined(separator: ", ") }
    return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) others"
  }

  private func field(_ name: String, _ text: String?, isBold: Bool = false) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    let own = Invocation.named(in: text)
    return Lines.prose(own, width: look.width - 18).enumerated().map { number, line in
      let label = (number == 0 ? name : "").padding(toLength: 10, withPad: " ", startingAt: 0)
      return "        " + look.faint(label) + (isBold ? look.bold(line) : line)
    }
  }

  /// By exercise, the files that are newer than those that were judged and look like copies of them.
  static func copies(
    beside verdicts: [Verdict], of book: Book, in workspace: Workspace
  ) -> [String: [String]] {
    verdicts.reduce(into: [:]) { copies, verdict in
      guard let exercise = book.exercise(verdict.exercise) else { return }
      let found = workspace.newerCopies(of: exercise, among: book.exercises)
      if !found.isEmpty { copies[exercise.id] = found }
    }
  }

  // MARK: - Around the exercises

  private func encouragement(_ verdicts: [Verdict]) -> [String] {
    guard let progress, let first = verdicts.first(where: \.isUntouched),
      verdicts.allSatisfy({ $0.isUntouched && $0.status != .pass })
    else { return [] }
    let chapters = Set(verdicts.map { $0.exercise.prefix { $0 != "." } })
    let isFirst = !progress.before.solved.contains { chapters.contains($0.prefix { $0 != "." }) }
    guard isFirst || verdicts.count == 1 else { return [] }
    return wrapped("Nothing is broken: every exercise starts out unsolved.").map(look.bold)
      + wrapped("Open \(first.file), look for \"Your turn\", and check again.")
      + wrapped("bin/workbook hint \(first.exercise) helps if you are stuck.") + [""]
  }

  private func summary(_ verdicts: [Verdict]) -> [String] {
    let solved = verdicts.filter { $0.status == .pass }.count
    var lines: [String] = []
    if let missing = verdicts.first(where: canBeStarted) {
      let chapter = missing.exercise.prefix { $0 != "." }
      lines += wrapped("Create the missing files: bin/workbook start \(chapter)") + [""]
    }
    let everything = solved == verdicts.count
    let count =
      verdicts.count == 1
      ? (everything ? (isPartial ? Self.onePlay : "Solved.") : "Not solved yet.")
      : everything ? "All \(solved) solved." : "\(solved) of \(verdicts.count) solved."
    let next = solved > 0 ? nextStep() : nil
    let text = wrapped([count, next].compactMap(\.self).joined(separator: " "))
    lines += text.map { everything ? look.green($0) : look.bold($0) }
    return lines + finishedChapters(verdicts)
  }

  private static let onePlay =
    "Nothing is wrong in this play. Without --only-play all of them are tried."

  /// Whether it is about a file that `start` makes.
  private func canBeStarted(_ verdict: Verdict) -> Bool {
    verdict.unreadable == .missing && verdict.lookalike == nil
      && verdict.file.hasPrefix("exercises/")
  }

  private func nextStep() -> String? {
    guard progress != nil, let next else { return nil }
    let exercise = next.exercise
    let number = exercise.chapter.drop { !$0.isNumber }
    return "Next: \(number.isEmpty ? exercise.id : "\(number).\(exercise.number)")  "
      + exercise.title
      + (next.isStarted
        ? ", in \(exercise.exerciseFile)"
        : ". Begin with: bin/workbook start \(exercise.chapter)")
  }

  /// A line for each chapter whose last open exercise was solved, with what was learned the first time.
  private func finishedChapters(_ verdicts: [Verdict]) -> [String] {
    guard let progress else { return [] }
    return book.chapters.filter { chapter in
      let ids = Set(chapter.exercises.map(\.id))
      return !ids.isEmpty && ids.isSubset(of: progress.after.solved)
        && !ids.isSubset(of: progress.before.solved)
    }.flatMap { chapter in
      // Who solves an exercise once more has read that already.
      let isFirst = !Set(chapter.exercises.map(\.id)).isSubset(of: progress.before.everSolved)
      let learned = isFirst ? chapter.learned.map { ": \($0)" } ?? "" : ""
      let name = chapter.number.map { "Chapter \($0)" } ?? chapter.title
      return wrapped("\(look.sign("★", or: "*")) \(name) is finished\(learned).").map(look.green)
    }
  }

  static func seconds(_ instant: Double) -> String {
    guard instant.isFinite, abs(instant) < 1e9 else { return "\(instant) s" }
    let hundredths = Int((abs(instant) * 100).rounded())
    let rest = "\(hundredths % 100)"
    let sign = instant < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest) s"
  }

  private func faintly(_ text: String) -> [String] { indented(text).map(look.faint) }

  private func indented(_ text: String) -> [String] {
    Lines.prose(Invocation.named(in: text), width: look.width - 6).map { "      " + $0 }
  }

  private func wrapped(_ text: String) -> [String] {
    Lines.prose(Invocation.named(in: text), width: look.width)
  }
}
