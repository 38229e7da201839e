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
    for chapter in ["ch17", "ch24"] {
      try FileManager.default.createDirectory(
        atPath: workspace.path("exercises/\(chapter)"), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: workspace.path("")) }
    func next(_ current: String?) -> String? {
      NextExercise(of: book, in: workspace, solved: [], current: current)?.exercise.chapter
    }
    #expect(next(nil) == "ch17")
    #expect(next("ch24.catch") == "ch24")
    #expect(next("ch20.grow") == "ch17")
  }

  @Test("Whoever has solved one chapter goes on with the one after it, and then with those before")
  func order() {
    #expect(chapter { _ in false } == "ch16")
    #expect(chapter { $0 == "ch20" } == "ch21")
    #expect(chapter { $0 >= "ch20" } == "ch16")
    #expect(chapter { _ in true } == nil)
  }
}
