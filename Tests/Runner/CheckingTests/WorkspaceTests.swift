import Compiling
import Files
import Foundation
import Record
import Testing

@testable import Checking

@Suite("A workspace keeps what the learner wrote")
struct WorkspaceTests {
  let fake: FakeWorkbook
  let workspace: Workspace
  var file: String { workspace.path(fake.exercise.exerciseFile) }

  init() throws {
    fake = try FakeWorkbook()
    workspace = Workspace(folder: fake.folder + "/workspace")
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Starting writes a starter once, and keeps a copy of it")
  func start() throws {
    let starter = fake.exercise.startingText
    #expect(try workspace.start([fake.exercise]).map(\.started) == [.created])
    #expect(text(file) == starter)
    try Data("mine".utf8).write(to: URL(filePath: file))
    #expect(try workspace.start([fake.exercise]).map(\.started) == [.kept])
    #expect(text(file) == "mine")
    #expect(workspace.givenStarter(fake.exercise.exerciseFile) == starter)
  }

  @Test(
    "A folder of ours that is a link is refused, wherever it leads",
    arguments: [
      ".workbook", ".workbook/cache", ".workbook/cache/tests", ".workbook/report",
      ".workbook/starters/exercises/ch01", ".workbook/scenes/ch01/1-cut", ".vscode", "exercises",
      "exercises/ch01",
    ])
  func linkedFolders(name: String) throws {
    let victim = fake.folder + "/victim"
    try AtomicFile.makeFolder(victim)
    let link = URL(filePath: workspace.path(name))
    try AtomicFile.makeFolder(link.deletingLastPathComponent().path)
    try workspace.requireOwnFolders()
    symlink(victim, link.path)
    #expect(throws: FileError.linkedFolder(path: link.path)) { try workspace.requireOwnFolders() }
    unlink(link.path)
    symlink(fake.folder + "/workspace", link.path)
    #expect(throws: FileError.linkedFolder(path: link.path)) { try workspace.requireOwnFolders() }
  }

  @Test(
    "The folder of an exercise's scenes is not opened, since nothing is written in a folder in it")
  func linksInScenes() throws {
    let (victim, scenes) = (fake.folder + "/victim", workspace.path(".workbook/scenes/ch01/1-cut"))
    for folder in [victim, scenes] { try AtomicFile.makeFolder(folder) }
    symlink(victim, scenes + "/link")
    try workspace.requireOwnFolders()
  }

  @Test("Links to files are no links to folders, and the workspace's own folder may be one")
  func linkedFiles() throws {
    _ = try workspace.start([fake.exercise])
    let target = fake.folder + "/target"
    try Data().write(to: URL(filePath: target))
    for name in [".workbook/state.lock", "exercises/ch01/9-link.swift"] {
      symlink(target, workspace.path(name))
    }
    symlink(workspace.folder, fake.folder + "/linked")
    try Workspace(folder: fake.folder + "/linked").requireOwnFolders()
    #expect(FileLock(path: workspace.path(".workbook/state.lock")) == nil)
    // Deeper than the folders of chapters nothing is ours.
    try AtomicFile.makeFolder(workspace.path("exercises/ch01/old"))
    symlink("/usr/lib", workspace.path("exercises/ch01/old/library"))
    try workspace.requireOwnFolders()
  }

  @Test(
    "A newer copy of an answer is found under the names that programs give to copies, and no other file"
  )
  func copies() throws {
    _ = try workspace.start([fake.exercise])
    let folder = URL(filePath: file).deletingLastPathComponent()
    let copies = [
      "1-cut (1).swift", "1-cut - Copy.swift", "1-cut copy 2.swift", "1-cut copy.swift",
      "1-cut-1.swift", "Copy of 1-cut.swift",
    ]
    for name in copies + ["11-cut.swift", "1-cutter.swift", "1-cut-1.txt", ".1-cut copy.swift"] {
      let place = folder.appending(path: name)
      try Data("a".utf8).write(to: place)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now.addingTimeInterval(60)], ofItemAtPath: place.path)
    }
    let all = [fake.exercise]
    #expect(
      workspace.newerCopies(of: fake.exercise, among: all)
        == copies.map { "exercises/ch01/\($0)" })
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(120)], ofItemAtPath: file)
    #expect(workspace.newerCopies(of: fake.exercise, among: all) == [])
  }

  @Test(
    "A missing answer is found under another name, in another folder, and by its lines",
    arguments: [
      "exercises/ch01/1-Cut-new.swift", "exercises/ch01/cut.swift", "exercises/ch01/1-cu.swift",
      "exercises/1-cut.swift", "exercises/ch01/old/1-cut.swift", "1-cut.swift",
      "exercises/ch02/1-cut.swift", "mine/Animator.swift",
    ])
  func lookalikes(name: String) throws {
    _ = try workspace.start([fake.exercise])
    #expect(workspace.lookalike(of: fake.exercise, among: [fake.exercise]) == nil)
    try AtomicFile.write("struct Other {}", to: workspace.path("exercises/ch01/notes.swift"))
    try AtomicFile.write(
      fake.exercise.startingText + "// mine\n", to: workspace.path("exercises/ch01/.1-cut.swift"))
    let text = try #require(self.text(file))
    unlink(file)
    #expect(workspace.lookalike(of: fake.exercise, among: [fake.exercise]) == nil)
    try AtomicFile.write(text, to: workspace.path(name))
    #expect(workspace.lookalike(of: fake.exercise, among: [fake.exercise]) == name)
    #expect(workspace.answer(to: fake.exercise).text == .failure(.missing))
  }

  @Test("The file of another exercise is no missing answer under another name")
  func noLookalike() throws {
    _ = try workspace.start([fake.exercise])
    let text = try #require(self.text(file))
    unlink(file)
    for name in ["exercises/ch02/1-cut.swift", ".workbook/starters/exercises/ch02/1-cut.swift"] {
      try AtomicFile.write(text, to: workspace.path(name))
    }
    #expect(workspace.lookalike(of: fake.exercise, among: [fake.exercise]) == nil)
  }

  @Test("A starter that nobody has touched is not begun")
  func hasBegun() throws {
    #expect(!workspace.hasBegun(fake.exercise))
    _ = try workspace.start([fake.exercise])
    #expect(!workspace.hasBegun(fake.exercise))
    try Data("mine".utf8).write(to: URL(filePath: file))
    #expect(workspace.hasBegun(fake.exercise))
  }

  @Test("A reset backs up a changed file, and nothing else")
  func reset() throws {
    #expect(try workspace.reset(fake.exercise, stamp: "1") == nil)
    #expect(try workspace.reset(fake.exercise, stamp: "2") == nil)
    try Data("mine".utf8).write(to: URL(filePath: file))
    let backup = try workspace.reset(fake.exercise, stamp: "3")
    #expect(backup == ".workbook/backup/ch01.cut/3.swift")
    #expect(text(workspace.path(".workbook/backup/ch01.cut/3.swift")) == "mine")
    #expect(text(file) == fake.exercise.startingText)
    #expect(text(workspace.path(".workbook/backup/ch01.cut/1.swift")) == nil)
  }

  @Test("Progress grows and shrinks with verdicts, with points and dates, and outlives the process")
  func progress() {
    var other = fake.verdict(.pass)
    other.exercise = "ch01.fade"
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
    #expect(WorkspaceProgress(in: workspace).solved.isEmpty)
    _ = WorkspaceProgress.note([fake.verdict(.pass), other], in: workspace, at: early, by: "t")
    let change = WorkspaceProgress.note(
      [fake.verdict(.fail), other], in: workspace, at: late, by: "t")
    #expect(change.before.solved == ["ch01.cut", "ch01.fade"])
    #expect(change.after.solved == ["ch01.fade"])
    #expect(change.after.solutions["ch01.fade"]?.date == early)
    #expect(WorkspaceProgress(in: workspace) == change.after)
  }

  @Test("A state that cannot be read is set aside, and nothing of it is lost")
  func damagedState() throws {
    let place = workspace.path(WorkspaceProgress.file)
    for damage in ["{", "{\"formatVersion\": 2, \"solved\": []}", ""] {
      try? FileManager.default.createDirectory(
        atPath: workspace.path(".workbook"), withIntermediateDirectories: true)
      try Data(damage.utf8).write(to: URL(filePath: place))
      let change = WorkspaceProgress.note(
        [fake.verdict(.pass)], in: workspace, at: .now, by: "t")
      let aside = try #require(change.setAside)
      #expect(text(workspace.path(aside)) == damage)
      #expect(WorkspaceProgress(in: workspace).solved == ["ch01.cut"])
      try FileManager.default.removeItem(atPath: workspace.path(aside))
    }
  }

  private func keep(state: String) throws {
    try FileManager.default.createDirectory(
      atPath: workspace.path(".workbook"), withIntermediateDirectories: true)
    try Data(state.utf8).write(to: URL(filePath: workspace.path(WorkspaceProgress.file)))
  }

  @Test("What an earlier tool noted as solved stays solved, and the next check writes it anew")
  func earlierState() throws {
    try keep(state: "{\"formatVersion\": 1, \"solved\": [\"ch01.fade\"]}")
    #expect(WorkspaceProgress.condition(in: workspace) == .readable)
    let change = WorkspaceProgress.note(
      [fake.verdict(.pass)], in: workspace, at: .now, by: "workbook 1.0")
    #expect(change.setAside == nil)
    #expect(change.before.solved == ["ch01.fade"])
    #expect(WorkspaceProgress(in: workspace).solved == ["ch01.fade", "ch01.cut"])
    #expect(text(workspace.path(WorkspaceProgress.file))?.contains("\"formatVersion\" : 3") == true)
    #expect(text(workspace.path(WorkspaceProgress.file))?.contains("workbook 1.0") == true)
  }

  @Test("A state that a newer tool wrote is left alone, and says which tool that was")
  func newerState() throws {
    let state = "{\"formatVersion\": 4, \"writtenBy\": \"workbook 2.0\", \"solutions\": []}"
    try keep(state: state)
    let change = WorkspaceProgress.note(
      [fake.verdict(.pass)], in: workspace, at: .now, by: "workbook 1.0")
    #expect(change.condition == .newer(tool: "workbook 2.0"))
    #expect(change.setAside == nil)
    #expect(text(workspace.path(WorkspaceProgress.file)) == state)
  }

  @Test(
    "The exercise that was checked last is remembered; a check of several chapters changes nothing")
  func latest() {
    func latest(after verdicts: [(String, Verdict.Status)]) -> String? {
      let verdicts = verdicts.map { id, status in
        var verdict = fake.verdict(status)
        verdict.exercise = id
        return verdict
      }
      _ = WorkspaceProgress.note(verdicts, in: workspace, at: .now, by: "t")
      return WorkspaceProgress(in: workspace).latest
    }
    #expect(latest(after: [("ch01.a", .pass), ("ch02.a", .fail)]) == nil)
    #expect(latest(after: [("ch02.c", .pass)]) == "ch02.c")
    #expect(latest(after: [("ch01.a", .pass), ("ch02.a", .fail)]) == "ch02.c")
    #expect(latest(after: [("ch02.a", .pass), ("ch02.b", .fail), ("ch02.c", .fail)]) == "ch02.b")
    #expect(latest(after: [("ch02.a", .pass), ("ch02.b", .pass)]) == "ch02.b")
  }

  @Test("Two checks at one time lose nothing of each other's progress")
  func concurrentProgress() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        var verdict = fake.verdict(.pass)
        verdict.exercise = "ch01.\(number)"
        group.addTask { [verdict, workspace] in
          _ = WorkspaceProgress.note([verdict], in: workspace, at: .now, by: "t")
        }
      }
    }
    #expect(WorkspaceProgress(in: workspace).solved.count == 16)
  }

  // MARK: - Updating

  /// Starts the exercise, changes the learner's copy, and updates to a book with another starter.
  func updated(
    mine change: (String) -> String, book: (String) -> String
  ) throws -> (Workspace.Updated?, String?) {
    _ = try workspace.start([fake.exercise])
    try Data(change(fake.exercise.starter.code).utf8).write(to: URL(filePath: file))
    var exercise = fake.exercise
    exercise.starter.code = book(exercise.starter.code)
    return (try workspace.update([exercise], stamp: "1").first?.updated, text(file))
  }

  let backup = ".workbook/backup/ch01.cut/1.swift"

  @Test("An untouched starter becomes the new one")
  func updateUntouched() throws {
    let (updated, now) = try updated(mine: { $0 }, book: { "// New.\n" + $0 })
    #expect(updated == .replaced(backup: backup))
    #expect(now == "// New.\n" + fake.exercise.starter.code)
    #expect(text(workspace.path(backup)) == fake.exercise.starter.code)
  }

  @Test("Changes in different places are merged, with a backup")
  func updateMerged() throws {
    let (updated, now) = try updated(mine: { $0 + "// Mine.\n" }, book: { "// New.\n" + $0 })
    #expect(updated == .merged(backup: backup))
    #expect(now == "// New.\n" + fake.exercise.starter.code + "// Mine.\n")
    #expect(text(workspace.path(backup)) == fake.exercise.starter.code + "// Mine.\n")
  }

  @Test("Changes of the same lines leave the learner's file alone")
  func updateConflict() throws {
    let (updated, now) = try updated(mine: { "// Mine.\n" + $0 }, book: { "// New.\n" + $0 })
    #expect(updated == .conflicting(starter: ".workbook/update/ch01/1-cut.swift"))
    #expect(now == "// Mine.\n" + fake.exercise.starter.code)
    #expect(
      text(workspace.path(".workbook/update/ch01/1-cut.swift"))
        == "// New.\n" + fake.exercise.starter.code)
  }

  @Test("Nothing is new in a book that is as it was, the task at a starter's head included")
  func updateNothing() throws {
    _ = try workspace.start([fake.exercise])
    #expect(try workspace.update([fake.exercise], stamp: "1").isEmpty)
    #expect(text(file) == fake.exercise.startingText)
  }

  @Test("An exercise that got another number keeps its answer under the new name")
  func renumbered() throws {
    _ = try workspace.start([fake.exercise])
    try Data("mine".utf8).write(to: URL(filePath: file))
    var exercise = fake.exercise
    exercise.number = 3
    let updates = try workspace.update([exercise], stamp: "1")
    #expect(updates.map(\.movedFrom) == ["exercises/ch01/1-cut.swift"])
    #expect(text(workspace.path("exercises/ch01/3-cut.swift")) == "mine")
    #expect(text(file) == nil)
  }

  @Test("An exercise that got another number is found where it was, until it is updated")
  func renumberedOnly() throws {
    _ = try workspace.start([fake.exercise])
    try Data("mine".utf8).write(to: URL(filePath: file))
    var exercise = fake.exercise
    exercise.number = 3
    #expect(workspace.answer(to: exercise).file == "exercises/ch01/1-cut.swift")
    #expect(try workspace.start([exercise]).map(\.started) == [.kept])
    #expect(text(workspace.path("exercises/ch01/3-cut.swift")) == nil)
    _ = try workspace.update([exercise], stamp: "1")
    #expect(workspace.answer(to: exercise).file == "exercises/ch01/3-cut.swift")
  }

  // MARK: - Watching

  @Test("A file is changed when it is written, replaced or back, and not when it is gone")
  func answerFiles() throws {
    _ = try workspace.start([fake.exercise])
    let name = fake.exercise.exerciseFile
    var files = AnswerFiles(in: workspace)
    func changes() -> [String] {
      let now = AnswerFiles(in: workspace)
      defer { files = now }
      return now.changed(since: files)
    }
    #expect(changes() == [])
    try Data("one".utf8).write(to: URL(filePath: file))
    #expect(changes() == [name])
    try Data("two".utf8).write(to: URL(filePath: file), options: .atomic)
    #expect(changes() == [name])
    try FileManager.default.removeItem(atPath: file)
    #expect(changes() == [])
    try Data("two".utf8).write(to: URL(filePath: file))
    #expect(changes() == [name])
    try Data("x".utf8).write(to: URL(filePath: workspace.path("exercises/ch01/.hidden.swift")))
    #expect(changes() == [])
  }
}
