import Chapters
import Foundation
import Testing

@testable import Checking

@Suite("Answers are carried on")
final class ContinuingTests {
  let workspace: Workspace
  let book: Book
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/continuing-\(UUID().uuidString)"
    book = try Self.book(
      folder + "/book", starter: "import UIKit\n// Yours comes here.\n// Your turn: two.\n")
    workspace = Workspace(folder: folder + "/workspace")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func book(_ folder: String, starter: String) throws -> Book {
    let files = [
      "chapters/ch01-a.md": """
      ---
      title: A
      description: An A.
      ---

      ## One

      **Do:** one.

      ```swift exercise one points=1
      import UIKit
      // Your turn: one.
      ```

      ## Two

      **Do:** two.

      ```swift exercise two points=1 continues=one
      \(starter)```

      """,
      "solutions/ch01/1-one.swift": "import UIKit\nlet a = 1\n",
      "solutions/ch01/2-two.swift": "import UIKit\nlet a = 1\nlet b = 2\n",
    ]
    for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
    return try Book(folder: folder)
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ exercise: Exercise) -> String? {
    FileManager.default.contents(atPath: workspace.path(exercise.exerciseFile))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("An untouched file begins with the learner's answer, below its own task")
  func carriesOn() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start(book.exercises)
    try Self.write(
      one.startingText + "let mine = 1  // a note\n", to: workspace.path(one.exerciseFile))
    #expect(try workspace.carryOn(book.exercises, solved: []).isEmpty)
    let carried = try workspace.carryOn(book.exercises, solved: [one.id])
    #expect(carried.map(\.exercise.id) == [two.id])
    #expect(
      text(two) == """
        // ch01.2 Two
        // Do: two.
        // Read: workbook read ch01.two

        // Your turn: two.

        // Below is your own answer to ch01.one.
        import UIKit
        let mine = 1  // a note

        """)
    #expect(workspace.givenStarter(two.exerciseFile) == two.startingText)
    #expect(try workspace.carryOn(book.exercises, solved: [one.id]).isEmpty)
  }

  @Test("A file that was touched, or not started, stays as it is")
  func keepsWhatIsWritten() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start([one])
    #expect(try workspace.carryOn(book.exercises, solved: [one.id]).isEmpty)
    #expect(text(two) == nil)
    try Self.write("mine", to: workspace.path(two.exerciseFile))
    #expect(try workspace.carryOn(book.exercises, solved: [one.id]).isEmpty)
    #expect(text(two) == "mine")
  }

  @Test("A starter that is more than the one before and comments is a fault of the chapter")
  func rejectsOtherStarters() throws {
    let other = try Self.book(folder + "/other", starter: "let a = 2\n")
    let faults = { (book: Book) in
      book.findings.map(\.text).filter { $0.contains("continues=one") }
    }
    #expect(faults(other).count == 1)
    #expect(faults(book).isEmpty)
    let given = ["import UIKit\n// Your turn: one.\n", "import UIKit\nlet a = 1\n"]
    #expect(book.exercises.map(\.given) == given)
  }
}
