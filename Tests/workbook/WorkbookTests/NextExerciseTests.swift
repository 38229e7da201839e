import Chapters
import Checking
import Foundation
import Testing

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
    #expect(next("ch20.grow") == "ch17")
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
}
