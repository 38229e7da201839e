import Chapters
import Checking
import Foundation
import Record
import Testing

@testable import workbook

@Suite("What comes next follows what was done last")
struct NextExerciseTests {
  let book: Book
  /// Nothing is started in it.
  let workspace = Workspace(folder: NSTemporaryDirectory() + "nothing-\(UUID().uuidString)")

  init() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    book = try Book(folder: root.path)
  }

  func chapter(afterSolving isSolved: (String) -> Bool) -> String? {
    let solved = Set(book.exercises.filter { isSolved($0.chapter) }.map(\.id))
    return NextExercise(of: book, in: workspace, solved: solved)?.exercise.chapter
  }

  @Test("Of the chapters that are started, the one that was checked last comes first")
  func current() throws {
    for id in ["ch17.stub", "ch24.catch"] { try start(id) }
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    func next(_ current: String?) -> String? {
      NextExercise(of: book, in: workspace, solved: [], current: current)?.exercise.chapter
    }
    #expect(next(nil) == "ch17")
    #expect(next("ch24.catch") == "ch24")
    #expect(next("ch20.one-object") == "ch17")
  }

  private func start(_ id: String) throws {
    let file = workspace.path(try #require(book.exercise(id)).exerciseFile)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: file).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: file))
  }

  @Test(
    "Whoever has started one exercise alone goes on behind it, and is told that the file is not there"
  )
  func alone() throws {
    try start("ch17.fade-in")
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    let next = try #require(
      NextExercise(of: book, in: workspace, solved: ["ch17.fade-in"], current: "ch17.fade-in"))
    #expect(next.exercise.chapter == "ch17")
    #expect(next.exercise.number == 3)
    #expect(!next.isStarted)
  }

  @Test("Whoever has solved one chapter goes on with the one after it, and then with those before")
  func order() {
    #expect(chapter { _ in false } == "ch16")
    #expect(chapter { $0 == "ch20" } == "ch21")
    #expect(chapter { $0 >= "ch20" } == "ch16")
    #expect(chapter { _ in true } == nil)
  }

  @Test(
    "Whoever has finished a chapter goes on with one behind it that is started, or else with it")
  func afterAChapter() throws {
    for id in ["ch16.stay-up", "ch20.one-object"] { try start(id) }
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    func next(after chapter: String, _ others: String...) -> String? {
      let solved = book.exercises.filter { ([chapter] + others).contains($0.chapter) }.map(\.id)
      let current = book.exercises.last { $0.chapter == chapter }?.id
      return NextExercise(
        of: book, in: workspace, solved: Set(solved), current: current)?.exercise.chapter
    }
    #expect(next(after: "ch18") == "ch20")
    #expect(next(after: "ch20") == "ch16")
    try FileManager.default.removeItem(atPath: workspace.path("exercises/ch16"))
    #expect(next(after: "ch20", "ch23") == "ch21")
  }

  /// Notes that an exercise was checked, and which of them became solved.
  private func check(_ id: String, solves solved: [String] = []) throws {
    for id in [id] + solved { try start(id) }
    let verdicts = try (solved + [id]).map { id in
      let exercise = try #require(book.exercise(id))
      return Verdict(
        exercise: id, number: exercise.number, title: exercise.title,
        status: solved.contains(id) ? .pass : .fail, maximum: 10, file: exercise.exerciseFile)
    }
    _ = WorkspaceProgress.note(verdicts, in: workspace, at: .now, by: Workbook.version)
  }

  @Test(
    "A command without a name is about the exercise that was checked last, as long as it is open")
  func open() throws {
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    try start("ch16.stay-up")
    let ids = book.exercises.filter { $0.chapter == "ch20" }.map(\.id)
    for id in ids { try start(id) }
    try check(ids[2])
    #expect(try NextExercise.open(of: book, in: workspace).id == ids[2])
    try check(ids[2], solves: [ids[2]])
    #expect(try NextExercise.open(of: book, in: workspace).id == ids[0])
  }

  @Test(
    "After a finished chapter, check names the next one, although it has read one chapter alone")
  func following() throws {
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    let chapter = book.exercises.filter { $0.chapter == "ch20" }.map(\.id)
    try check(try #require(chapter.last), solves: chapter)
    let part = try Book(folder: book.folder, for: ["ch20"])
    let progress = WorkspaceProgress(in: workspace)
    let next = NextExercise.following(progress, of: part, in: workspace)
    #expect(next?.exercise.chapter == "ch21")
    // What is started comes first, wherever it is.
    try start("ch16.stay-up")
    let started = NextExercise.following(progress, of: part, in: workspace)
    #expect(started?.exercise.id == "ch16.stay-up")
  }
}
