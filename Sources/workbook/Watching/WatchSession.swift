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
  var checking: CheckSession
  /// The watched exercises: at least one.
  var exercises: [Exercise]
  let installation: Installation
  /// The protection of which the user has to be told.
  private let protection: Protection?
  private let look: () -> Look
  /// Whether each problem is printed in a line of its own.
  private let printsProblems: Bool
  let keyboard: Keyboard?

  /// The exercise that keys are about.
  var current: Exercise
  /// The text above the status, for a look and width of the terminal.
  private var body: (Look) -> String = { _ in "" }
  /// The body's lines with which pages began: that on the screen, and those before it.
  private var pages = [0]
  var hintLevel = 0
  /// The work that is being done, in words; `nil` while a change is waited for.
  private var work: String?
  /// What became of the latest key, to stand before what is waited for.
  var notice = ""
  /// Whether the current exercise's file was there when the screen was drawn.
  private var isThere = true
  private var queue = WatchQueue()
  private var round = WatchRound()
  /// Draws the pages of the latest verdicts, and reports errors.
  var reporting: Task<Void, Never>?
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

  var workspace: Workspace { checking.workspace }
  var book: Book { checking.book }

  /// - Parameters:
  ///   - exercises: The exercises to watch; at least one.
  ///   - look: How text is printed now, since a terminal changes its size.
  init(
    checking: CheckSession, exercises: [Exercise], installation: Installation,
    protection: Protection?, printsProblems: Bool, look: @escaping () -> Look
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
    while !isQuitting {
      if let key = pressed {
        pressed = nil
        guard try await obey(key) else { break }
        continue
      }
      guard queue.isEmpty else {
        await checkQueue()
        continue
      }
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
        notice = ""
        await check(changed)
      } else if let problem = reportProblem.take() {
        show(problem: problem)
      } else if let copy = savedCopy {
        let checked = workspace.file(of: copy.exercise)
        say(status: "\(copy.file) was saved and is not watched. What is checked is \(checked).")
        savedCopy = nil
      } else if keyboard != nil,
        size != (look().width, WatchScreen.terminalHeight)
          || isThere != workspace.hasStarted(current)
      {
        draw()
      }
    }
    // Whoever quits wants the pages whole.
    _ = await reporting?.value
  }

  /// The exercises whose files are others than before, once nothing changes any more; the first of them
  /// is the one that keys are about then.
  func takeChanges() -> [Exercise] {
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

  /// Judges exercises before all others that were saved, and then those.
  func check(_ chosen: [Exercise]) async {
    if queue.isEmpty { round = WatchRound() }
    queue.add(chosen.map(\.id))
    await checkQueue()
  }

  /// Lets exercises be judged that were saved while something else was done.
  func checkLater(_ saved: [Exercise]) { queue.add(saved.map(\.id)) }

  /// Judges what waits, until there is nothing more, or a key to be obeyed.
  private func checkQueue() async {
    while pressed == nil, !isQuitting, let ids = queue.next() {
      await judge(exercises.filter { ids.contains($0.id) })
    }
  }

  /// Judges, and gives way to what is saved meanwhile, so that no verdict is about a replaced file
  /// and nobody waits for a loop that never ends.
  private func judge(_ chosen: [Exercise]) async {
    let names =
      chosen.count > 3 ? "\(chosen.count) exercises" : chosen.map(\.id).joined(separator: ", ")
    let (begun, title) = (ContinuousClock.now, "Checking \(names) …")
    var done = 0
    var nextLine = Duration.seconds(5)
    work = title
    say(status: work)
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
      case .progress(let count): done = count
      case .look:
        let time = ContinuousClock.now - begun
        let said = WatchScreen.work(title, done: done, of: chosen.count, after: time)
        if keyboard != nil, said != work {
          work = said
          draw(status: pressed.map { "\(said) Then: \($0)" })
        } else if keyboard == nil, time >= nextLine {
          Terminal.say("… for \(Int(time / .seconds(1))) s")
          nextLine += .seconds(30)
        }
        while let keyboard, keyboard.hasKey {
          let key = keyboard.key() ?? "q"
          if key == "q" {
            checking = checking.withOtherWorkers()
            isQuitting = true
            return
          }
          if showsAtOnce(key) { continue }
          pressed = key
          draw(status: "\(work ?? "") Then: \(key)")
        }
        let changed = takeChanges()
        guard !changed.isEmpty else { continue }
        // What never ends keeps its cores until it is stopped.
        checking = checking.withOtherWorkers()
        queue.add(chosen.map(\.id))
        return queue.add(changed.map(\.id))
      case .end(let result): return await show(result)
      }
    }
  }

  private func show(_ result: Result<[Judgement], CheckingError>) async {
    work = nil
    switch result {
    case .success(let outcome):
      let verdicts = outcome.map(\.verdict)
      let noted = WorkspaceProgress.note(
        verdicts, on: outcome.texts, in: workspace, at: .now, by: Workbook.version)
      let carried = carryOn(after: noted.after)
      let next = NextExercise.following(noted.after, of: book, in: workspace)
      // A log has the round's earlier verdicts already. An editor forgets what it is not told again, and
      // so does a screen.
      if keyboard == nil, !printsProblems { round = WatchRound() }
      round.add(outcome, noting: noted, carrying: carried)
      let (round, book, protection, printsProblems) = (round, book, protection, printsProblems)
      let shown = round.judgements.map(\.verdict)
      let copies = CheckConsole.copies(beside: shown, of: book, in: workspace)
      show { look in
        printsProblems
          ? EditorLines.text(shown)
          : Self.text(
            CheckConsole(
              look: look, book: book, copies: copies, progress: round.progress, next: next),
            shown, protection, round.carried)
      }
      if keyboard == nil { Terminal.say(body(look())) }
      if queue.isEmpty { say() }
      await writeReports(on: outcome)
    case .failure(let error):
      let text = ErrorWords.text(error)
      show { _ in text }
      if keyboard == nil { Terminal.complain(text) }
      if queue.isEmpty { say(status: "Waiting for a change.") }
    }
  }

  private static func text(
    _ console: CheckConsole, _ verdicts: [Verdict], _ protection: Protection?, _ carried: [String]
  ) -> String {
    ([console.text(verdicts, protection: protection)] + carried.map { console.text($0) })
      .joined(separator: "\n")
  }

  /// Lets files go on from answers, which is not a change of the learner's.
  ///
  /// - Returns: What became of which file.
  func carryOn(after progress: WorkspaceProgress) -> [String] {
    let carried = (try? workspace.carryOn(book.exercises, after: progress)) ?? []
    files = files.afterWriting(carried.map { workspace.file(of: $0.exercise) })
    return carried.map { $0.text(in: workspace) }
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

  // MARK: - Showing

  /// Makes something else the body, from its beginning.
  func show(_ text: @escaping (Look) -> String) {
    body = text
    pages = [0]
  }

  /// Shows the body's next page, and after the last one the first.
  func turnPage() {
    let screen = WatchScreen(look: look(), height: WatchScreen.terminalHeight)
    let next = screen.lineAfterPage(of: body(look()), from: pages.last ?? 0, status: status)
    pages = next.map { pages + [$0] } ?? [0]
    draw()
  }

  /// Shows the page before.
  func turnPageBack() {
    if pages.count > 1 { pages.removeLast() }
    draw()
  }

  /// The line above the keys, as long as nothing else has to be said.
  private var status: String { work ?? notice + waiting }

  private var waiting: String {
    let file = workspace.file(of: current)
    guard workspace.hasStarted(current) else {
      return "Waiting for a change of \(file), which is not there: bin/workbook start makes it."
    }
    return WorkspaceProgress(in: workspace).solved.contains(current.id)
      ? "Waiting for a change of what is watched; n goes on to the next exercise."
      : "Waiting for a change of \(file)."
  }

  /// A new line of the log, or the screen's line above the keys.
  private func say(status: String? = nil) {
    if keyboard == nil { Terminal.say(status ?? self.status) } else { draw(status: status) }
  }

  func draw(status: String? = nil) {
    let look = look()
    let screen = WatchScreen(look: look, height: WatchScreen.terminalHeight)
    let lines = screen.lines(
      body: Invocation.named(in: body(look)), from: pages.last ?? 0,
      status: Invocation.named(in: status ?? self.status))
    size = (look.width, screen.height)
    isThere = workspace.hasStarted(current)
    WatchScreen.show(lines)
  }
}

/// Why the pages could not be written, noted by the task that writes them.
private final class ReportProblem: Sendable {
  private let text = Mutex<String?>(nil)

  func note(_ problem: String) { text.withLock { $0 = problem } }
  func take() -> String? { text.withLock { $0.take() } }
}
