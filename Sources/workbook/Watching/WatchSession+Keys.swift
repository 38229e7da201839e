import Chapters
import Checking
import Foundation

extension WatchSession {
  /// - Returns: Whether to go on.
  func obey(_ key: Character) async throws -> Bool {
    notice = ""
    if showsAtOnce(key) { return true }
    switch key {
    case "n": try await goOn()
    case "c": await check(exercises)
    case "p": await openReport()
    case "x": try await reset()
    default: return false
    }
    return true
  }

  /// Obeys a key that shows something and needs nobody's work, also while answers are judged.
  ///
  /// - Returns: Whether it was such a key, or none at all.
  func showsAtOnce(_ key: Character) -> Bool {
    if key != "h" { hintLevel = 0 }
    let (book, workspace, current) = (book, workspace, current)
    switch key {
    case "q", "n", "c", "p", "x": return false
    case "h": showHint()
    case "l": show { ListCommand.text(of: book, in: workspace, look: $0, first: current.chapter) }
    case "d": show { DiffCommand.text(current, of: book, in: workspace, look: $0) }
    case "o":
      if let chapter = book.chapter(current.chapter) {
        let section = BookSection(chapter: chapter, anchor: current.anchor)
        show { section.text(look: $0) }
      }
    case "?": show { _ in WatchScreen.help }
    case Keyboard.forth:
      turnPage()
      return true
    case Keyboard.back:
      turnPageBack()
      return true
    case Keyboard.other, "\n": break
    default:
      draw(status: "There is no key for \(Look.withoutControls(String(key))). These are the keys:")
      return true
    }
    draw()
    return true
  }

  private func openReport() async {
    let page = workspace.path(".workbook/report/\(current.chapter).html")
    _ = await reporting?.value
    let text =
      !FileManager.default.fileExists(atPath: page)
      ? "There is no report of \(current.chapter) yet. Press c to check all."
      : await Browser.start(page)
        ? "Opened \(page)" : "No browser can be started here. The report is \(page)"
    show { _ in text }
    draw()
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
    notice = carryOn(after: WorkspaceProgress(in: workspace)).map { $0 + " " }.joined()
    checkLater(takeChanges().filter { $0.id != next.id })
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
  }

  private func reset() async throws {
    let file = workspace.file(of: current)
    if workspace.isUntouched(current) {
      return draw(status: "Nothing is changed in \(file) that a reset could take back.")
    }
    keyboard?.forgetKeys()
    draw(status: "Put the starter back into \(file)? y or n")
    guard let keyboard, keyboard.key()?.lowercased() == "y" else { return draw() }
    let stamp = Date.now.formatted(.iso8601).replacing(":", with: "-")
    let (given, backup) = (current, try workspace.reset(current, stamp: stamp))
    notice = backup.map { "What you had is in \($0). " } ?? ""
    notice += carryOn(after: WorkspaceProgress(in: workspace)).map { $0 + " " }.joined()
    checkLater(takeChanges().filter { $0.id != given.id })
    current = given
    await check([given])
  }
}
