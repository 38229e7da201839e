import Chapters
import Checking
import Compiling
import Files
import Foundation
import Record
import Sandboxing
import SiteRendering

/// Checks what was saved, shows the verdict, and obeys keys.
final class WatchSession {
  private var checking: CheckSession
  private let exercises: [Exercise]
  private let templates: () throws -> Templates
  private let protection: Protection
  private let look: () -> Look
  /// Whether each problem is printed in a line of its own.
  private let printsProblems: Bool
  private let keyboard: Keyboard?

  /// The exercise that keys are about.
  private var current: Exercise
  private var body = ""
  private var hintLevel = 0
  private var files: AnswerFiles
  /// Whether `exercises` has other folders than those that are listened to.
  private var hasNewFolders = false
  /// Of the lines that are shown.
  private var width = 0

  private var workspace: Workspace { checking.workspace }
  private var book: Book { checking.book }

  /// - Parameters:
  ///   - exercises: What is watched; at least one.
  ///   - look: How text is printed now, since a terminal changes its size.
  init(
    checking: CheckSession, exercises: [Exercise], protection: Protection, printsProblems: Bool,
    look: @escaping () -> Look, templates: @escaping () throws -> Templates
  ) {
    self.checking = checking
    self.exercises = exercises
    self.protection = protection
    self.printsProblems = printsProblems
    self.look = look
    self.templates = templates
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
        guard let key = keyboard?.key(), try await obey(key) else { return }
      }
      let changed = takeChanges()
      if hasNewFolders {
        events = FileEvents(folders: files.folders)
        hasNewFolders = false
      }
      if !changed.isEmpty {
        await check(changed)
      } else if keyboard != nil, look().width != width {
        draw()
      }
    }
  }

  /// The exercises whose files are others than before, once nothing changes any more; the first of them
  /// is the one that keys are about then.
  private func takeChanges() -> [Exercise] {
    let earlier = files
    files = earlier.settled()
    if files.folders != earlier.folders { hasNewFolders = true }
    let names = Set(files.changed(since: earlier))
    let changed = exercises.filter { names.contains(workspace.file(of: $0)) }
    if let first = changed.first {
      current = first
      hintLevel = 0
    }
    return changed
  }

  /// What happens while answers are judged.
  private enum Moment: Sendable {
    /// So many are judged.
    case progress(Int)
    /// It is time to look whether something was saved.
    case look
    case end(Result<[Judgement], CheckingError>)
  }

  /// Judges, and begins anew when something is saved meanwhile: nobody waits for what has been replaced.
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
      let console = CheckConsole(
        look: look(), book: book, progress: noted,
        next: NextExercise(
          of: book, in: workspace, solved: noted.after.solved, current: current.id))
      body =
        printsProblems
        ? EditorLines.text(verdicts) : console.text(verdicts, protection: protection)
      if keyboard == nil { Terminal.say(body) }
      say(status: "Waiting for a change of \(workspace.file(of: current)).")
      await writeReports(on: outcome)
    case .failure(let error):
      body = ErrorWords.text(error)
      if keyboard == nil { Terminal.complain(body) }
      say(status: "Waiting for a change.")
    }
  }

  /// Writes the pages; nobody waits for them, so an error is shown below the verdicts.
  private func writeReports(on outcome: [Judgement]) async {
    do {
      _ = try await checking.writeReports(outcome, readTemplates: templates)
    } catch {
      let text = "The report could not be written. \(ErrorWords.text(error))"
      body += "\n\n" + text
      if keyboard == nil { Terminal.complain(text) } else { draw() }
    }
  }

  // MARK: - Keys

  /// - Returns: Whether to go on.
  private func obey(_ key: Character) async throws -> Bool {
    if key != "h" { hintLevel = 0 }
    switch key {
    case "q": return false
    case "n": await goOn()
    case "c": await check(exercises)
    case "h": showHint()
    case "l":
      body = ListCommand.text(of: book, in: workspace, look: look(), first: current.chapter)
      draw()
    case "d":
      body = DiffCommand.text(current, in: workspace, look: look())
      draw()
    case "o":
      if let chapter = book.chapter(current.chapter) {
        body = BookSection(chapter: chapter, anchor: current.anchor).text(look: look())
        draw()
      }
    case "p":
      let page = workspace.path(".workbook/report/\(current.chapter).html")
      body =
        !FileManager.default.fileExists(atPath: page)
        ? "There is no report of \(current.chapter) yet. Press c to check all."
        : await Browser.start(page)
          ? "Opened \(page)" : "No browser can be started here. The report is \(page)"
      draw()
    case "x": try await reset()
    case let other where other.isWhitespace: draw()
    default: draw(status: "There is no key for \(Look.harmless(String(key))). These are the keys:")
    }
    return true
  }

  private func goOn() async {
    let solved = WorkspaceProgress(in: workspace).solved
    let start = (exercises.firstIndex { $0.id == current.id } ?? -1) + 1
    let order = exercises[start...] + exercises[..<start]
    guard let next = order.first(where: { !solved.contains($0.id) }) else {
      body = "All \(exercises.count) exercises are solved."
      return draw()
    }
    current = next
    await check([next])
  }

  private func showHint() {
    hintLevel = min(hintLevel + 1, max(1, current.hints.count))
    let hints = current.hints.prefix(hintLevel)
    let more = hintLevel < current.hints.count ? "\n\nPress h again for more." : ""
    body =
      "\(current.id)  \(current.title)\n\n"
      + (hints.isEmpty ? "There are no hints for this exercise." : "")
      + hints.map { hint in
        "Hint \(hint.number)\n"
          + Lines.prose(hint.prose.text, width: look().width).joined(separator: "\n")
      }.joined(separator: "\n\n") + more
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

  /// A new line of the log, or the screen's line above the keys.
  private func say(status: String) {
    if keyboard == nil { Terminal.say(status) } else { draw(status: status) }
  }

  private func draw(status: String? = nil) {
    let look = look()
    let screen = WatchScreen(look: look, height: WatchScreen.terminalHeight)
    let lines = screen.lines(
      body: body, status: status ?? "Waiting for a change of \(workspace.file(of: current)).")
    width = look.width
    WatchScreen.show(lines)
  }
}
