import Chapters
import Checking
import Compiling
import Files
import Foundation
import Record
import Sandboxing
import SiteRendering
import Synchronization

/// Checks saved files, shows the verdict, and obeys keys.
final class WatchSession {
  private var checking: CheckSession
  /// The watched exercises: at least one.
  private var exercises: [Exercise]
  private let installation: Installation
  private let protection: Protection
  private let look: () -> Look
  /// Whether each problem is printed in a line of its own.
  private let printsProblems: Bool
  private let keyboard: Keyboard?

  /// The exercise that keys are about.
  private var current: Exercise
  /// The text above the status, for a look and width of the terminal.
  private var body: (Look) -> String = { _ in "" }
  /// How many of the body's lines have been read.
  private var firstLine = 0
  private var hintLevel = 0
  /// Draws the pages of the latest verdicts, and reports errors.
  private var reporting: Task<Void, Never>?
  private let reportProblem = ReportProblem()
  /// A key that was pressed while answers were judged.
  private var pressed: Character?
  private var isQuitting = false
  private var files: AnswerFiles
  /// Whether `exercises` has other folders than those that are listened to.
  private var hasNewFolders = false
  /// The terminal's size in which the lines are shown.
  private var size = (width: 0, height: 0)
  /// A copy of an answer that was saved in its place.
  private var savedCopy: (file: String, exercise: Exercise)?

  private var workspace: Workspace { checking.workspace }
  private var book: Book { checking.book }

  /// - Parameters:
  ///   - exercises: The exercises to watch; at least one.
  ///   - look: How text is printed now, since a terminal changes its size.
  init(
    checking: CheckSession, exercises: [Exercise], installation: Installation,
    protection: Protection, printsProblems: Bool, look: @escaping () -> Look
  ) {
    self.checking = checking
    self.exercises = exercises
    self.installation = installation
    self.protection = protection
    self.printsProblems = printsProblems
    self.look = look
    keyboard = printsProblems ? nil : Keyboard()
    let solved = WorkspaceProgress(in: checking.workspace).solved
    current = exercises.first { !solved.contains($0.id) } ?? exercises[0]
    files = AnswerFiles(in: checking.workspace)
  }

  /// Goes on until the user quits.
  func run() async throws {
    if keyboard != nil { Terminal.control("2J") }
    await check([current])
    var events = FileEvents(folders: files.folders)
    while true {
      let hasInput = events.wait(for: keyboard == nil ? 1000 : 300, besides: keyboard?.descriptor)
      if hasInput {
        guard let key = keyboard?.key(), try await obey(key) else { break }
      }
      let changed = takeChanges()
      if hasNewFolders {
        events = FileEvents(folders: files.folders)
        hasNewFolders = false
      }
      if !changed.isEmpty {
        await check(changed)
      } else if let problem = reportProblem.take() {
        show(problem: problem)
      } else if let copy = savedCopy {
        let checked = workspace.file(of: copy.exercise)
        say(status: "\(copy.file) was saved and is not watched. What is checked is \(checked).")
        savedCopy = nil
      } else if keyboard != nil, size != (look().width, WatchScreen.terminalHeight) {
        draw()
      }
      while !isQuitting, let key = pressed {
        pressed = nil
        isQuitting = try await !obey(key)
      }
      if isQuitting { break }
    }
    // Whoever quits wants the pages whole.
    _ = await reporting?.value
  }

  /// The exercises whose files are others than before, once nothing changes any more; the first of them
  /// is the one that keys are about then.
  private func takeChanges() -> [Exercise] {
    let earlier = files
    files = earlier.settled()
    if files.folders != earlier.folders { hasNewFolders = true }
    let names = Set(files.changed(since: earlier))
    let changed = exercises.filter { names.contains(workspace.file(of: $0)) }
    for name in names.sorted() {
      let original = exercises.first { workspace.isCopy(name, of: $0, among: book.exercises) }
      if let original { savedCopy = (name, original) }
    }
    if let first = changed.first {
      current = first
      hintLevel = 0
    }
    return changed
  }

  /// An event while answers are judged.
  private enum Moment: Sendable {
    /// The number of answers that are judged.
    case progress(Int)
    /// It is time to look whether something was saved.
    case look
    case end(Result<[Judgement], CheckingError>)
  }

  /// Judges, and begins anew when something is saved meanwhile, so that no verdict is about a
  /// replaced file.
  private func check(_ chosen: [Exercise]) async {
    let names =
      chosen.count > 3 ? "\(chosen.count) exercises" : chosen.map(\.id).joined(separator: ", ")
    say(status: "Checking \(names) …")
    let (moments, teller) = AsyncStream.makeStream(of: Moment.self)
    let session = checking
    Task {
      do throws(CheckingError) {
        let outcome = try await session.check(chosen) { teller.yield(.progress($0)) }
        teller.yield(.end(.success(outcome)))
      } catch {
        teller.yield(.end(.failure(error)))
      }
    }
    let looking = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(200))
        teller.yield(.look)
      }
    }
    defer { looking.cancel() }
    for await moment in moments {
      switch moment {
      case .progress(let done):
        if keyboard != nil, chosen.count > 1 {
          draw(status: "Checking: \(done) of \(chosen.count) …")
        }
      case .look:
        if pressed == nil, let keyboard, keyboard.hasKey {
          pressed = keyboard.key() ?? "q"
          if pressed == "q" {
            checking = checking.withOtherWorkers()
            isQuitting = true
            return
          }
        }
        let changed = takeChanges()
        guard !changed.isEmpty else { continue }
        // What never ends keeps its cores until it is stopped.
        checking = checking.withOtherWorkers()
        let rest =
          chosen.count > 1 ? chosen.filter { old in !changed.contains { $0.id == old.id } } : []
        return await check(changed + rest)
      case .end(let result): return await show(result)
      }
    }
  }

  private func show(_ result: Result<[Judgement], CheckingError>) async {
    switch result {
    case .success(let outcome):
      let verdicts = outcome.map(\.verdict)
      let noted = WorkspaceProgress.note(verdicts, in: workspace, at: .now)
      let given = (try? workspace.giveOut(book.exercises, solved: noted.after.solved)) ?? []
      // What the tool wrote is no change to be checked.
      if !given.isEmpty { files = AnswerFiles(in: workspace) }
      let next = NextExercise(
        of: book, in: workspace, solved: noted.after.solved, current: current.id)
      let (book, protection, printsProblems) = (book, protection, printsProblems)
      let copies = CheckConsole.copies(beside: verdicts, of: book, in: workspace)
      show { look in
        printsProblems
          ? EditorLines.text(verdicts)
          : CheckConsole(look: look, book: book, copies: copies, progress: noted, next: next)
            .text(verdicts, protection: protection)
      }
      if keyboard == nil { Terminal.say(body(look())) }
      say(status: waiting)
      await writeReports(on: outcome)
    case .failure(let error):
      let text = ErrorWords.text(error)
      show { _ in text }
      if keyboard == nil { Terminal.complain(text) }
      say(status: "Waiting for a change.")
    }
  }

  /// Writes the pages while the next key or file is waited for; an error is shown below the verdicts.
  private func writeReports(on outcome: [Judgement]) async {
    _ = await reporting?.value
    let (session, installation, problem) = (checking, installation, reportProblem)
    reporting = Task {
      do {
        _ = try await session.writeReports(outcome, readTemplates: installation.templates)
      } catch {
        problem.note("The report could not be written. \(ErrorWords.text(error))")
      }
    }
  }

  private func show(problem: String) {
    let verdicts = body
    body = { verdicts($0) + "\n\n" + problem }
    if keyboard == nil { Terminal.complain(problem) } else { draw() }
  }

  // MARK: - Keys

  /// - Returns: Whether to go on.
  private func obey(_ key: Character) async throws -> Bool {
    if key != "h" { hintLevel = 0 }
    switch key {
    case "q": return false
    case "n": try await goOn()
    case "c": await check(exercises)
    case "h": showHint()
    case "l":
      let (book, workspace, chapter) = (book, workspace, current.chapter)
      show { ListCommand.text(of: book, in: workspace, look: $0, first: chapter) }
      draw()
    case "d":
      let (current, workspace) = (current, workspace)
      show { DiffCommand.text(current, in: workspace, look: $0) }
      draw()
    case "o":
      if let chapter = book.chapter(current.chapter) {
        let section = BookSection(chapter: chapter, anchor: current.anchor)
        show { section.text(look: $0) }
        draw()
      }
    case "p":
      let page = workspace.path(".workbook/report/\(current.chapter).html")
      _ = await reporting?.value
      let text =
        !FileManager.default.fileExists(atPath: page)
        ? "There is no report of \(current.chapter) yet. Press c to check all."
        : await Browser.start(page)
          ? "Opened \(page)" : "No browser can be started here. The report is \(page)"
      show { _ in text }
      draw()
    case "x": try await reset()
    case " ":
      firstLine = nextPage
      draw()
    case let other where other.isWhitespace: draw()
    default: draw(status: "There is no key for \(Look.harmless(String(key))). These are the keys:")
    }
    return true
  }

  /// To the next open exercise that is watched, and then to the next one of the book.
  private func goOn() async throws {
    let solved = WorkspaceProgress(in: workspace).solved
    let start = (exercises.firstIndex { $0.id == current.id } ?? -1) + 1
    let order = exercises[start...] + exercises[..<start]
    if let open = order.first(where: { !solved.contains($0.id) }) {
      guard open.id != current.id else {
        return draw(status: "Of what is watched, only \(open.id) is not solved yet.")
      }
      return try await go(to: open)
    }
    let whole = try installation.readBook()
    guard
      let next = NextExercise(of: whole, in: workspace, solved: solved, current: current.id)?
        .exercise
    else {
      let text = NextCommand.nothingLeft(of: whole)
      show { _ in text }
      return draw()
    }
    try whole.requireNoObstacles(for: [next])
    checking.book = whole
    exercises.append(next)
    try await go(to: next)
  }

  /// Makes an exercise the one that keys are about, with a file for it if there is none.
  private func go(to next: Exercise) async throws {
    _ = try StartCommand.start([next], in: workspace, installation)
    _ = try workspace.carryOn(book.exercises, solved: WorkspaceProgress(in: workspace).solved)
    _ = takeChanges()
    current = next
    await check([next])
  }

  private func showHint() {
    hintLevel = min(hintLevel + 1, max(1, current.hints.count))
    let hints = current.hints.prefix(hintLevel)
    let more = hintLevel < current.hints.count ? "\n\nPress h again for more." : ""
    let title = "\(current.id)  \(current.title)"
    show { look in
      "\(title)\n\n" + (hints.isEmpty ? "There are no hints for this exercise." : "")
        + hints.map { hint in
          "Hint \(hint.number)\n"
            + Lines.prose(hint.prose.text, width: look.width).joined(separator: "\n")
        }.joined(separator: "\n\n") + more
    }
    draw()
  }

  private func reset() async throws {
    draw(status: "Put the starter back into \(workspace.file(of: current))? y or n")
    guard let keyboard, keyboard.key()?.lowercased() == "y" else { return draw() }
    let stamp = Date.now.formatted(.iso8601).replacing(":", with: "-")
    _ = try workspace.reset(current, stamp: stamp)
    _ = takeChanges()
    await check([current])
  }

  // MARK: - Showing

  /// Makes something else the body, from its beginning.
  private func show(_ text: @escaping (Look) -> String) {
    body = text
    firstLine = 0
  }

  /// The line with which the next page of the body begins; its first one after the last.
  private var nextPage: Int {
    let screen = WatchScreen(look: look(), height: WatchScreen.terminalHeight)
    return screen.lineAfterPage(of: body(look()), from: firstLine, status: waiting) ?? 0
  }

  private var waiting: String { "Waiting for a change of \(workspace.file(of: current))." }

  /// A new line of the log, or the screen's line above the keys.
  private func say(status: String) {
    if keyboard == nil { Terminal.say(status) } else { draw(status: status) }
  }

  private func draw(status: String? = nil) {
    let look = look()
    let screen = WatchScreen(look: look, height: WatchScreen.terminalHeight)
    let lines = screen.lines(body: body(look), from: firstLine, status: status ?? waiting)
    size = (look.width, screen.height)
    WatchScreen.show(lines)
  }
}

/// Why the pages could not be written, noted by the task that writes them.
private final class ReportProblem: Sendable {
  private let text = Mutex<String?>(nil)

  func note(_ problem: String) { text.withLock { $0 = problem } }
  func take() -> String? { text.withLock { $0.take() } }
}
