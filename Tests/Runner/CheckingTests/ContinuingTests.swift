import Chapters
import Foundation
import Record
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

  /// Writes an answer, and notes that it solved its exercise.
  private func solve(_ exercise: Exercise, with text: String) throws {
    try Self.write(text, to: workspace.path(exercise.exerciseFile))
    let verdict = Verdict(
      exercise: exercise.id, number: exercise.number, title: exercise.title, status: .pass,
      points: 1, maximum: 1, file: exercise.exerciseFile)
    _ = WorkspaceProgress.note(
      [verdict], on: [exercise.id: text], in: workspace, at: .now, by: "t")
  }

  /// The ids of the exercises whose files now begin with an answer.
  private func carryOn() throws -> [String] {
    try workspace.carryOn(book.exercises, after: WorkspaceProgress(in: workspace))
      .map(\.exercise.id)
  }

  @Test("An untouched file begins with the learner's answer, below its own task")
  func carriesOn() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start(book.exercises)
    #expect(try carryOn() == [])
    try solve(one, with: one.startingText + "let mine = 1  // a note\n")
    #expect(try carryOn() == [two.id])
    #expect(
      text(two) == """
        // ch01.2 Two
        // Do: two.
        // Read: workbook read ch01.two

        // Below is your own answer to ch01.one.
        import UIKit
        // Your turn: two.
        let mine = 1  // a note

        """)
    #expect(workspace.givenStarter(two.exerciseFile) == two.startingText)
    #expect(!workspace.hasBegun(two))
    #expect(try carryOn() == [])
  }

  @Test("An untouched file takes over the newer answer, and one that is changed keeps its own")
  func takesNewer() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start(book.exercises)
    try solve(one, with: "import UIKit\nlet first = 1\n")
    #expect(try carryOn() == [two.id])
    try solve(one, with: "import UIKit\nlet second = 1\n")
    #expect(try carryOn() == [two.id])
    #expect(text(two)?.hasSuffix("let second = 1\n") == true)
    try Self.write((text(two) ?? "") + "let b = 2\n", to: workspace.path(two.exerciseFile))
    #expect(workspace.hasBegun(two))
    try solve(one, with: "import UIKit\nlet third = 1\n")
    #expect(try carryOn() == [])
    #expect(
      LineChanges(from: workspace.beginning(of: two), to: text(two) ?? "").hunks.map(\.added)
        == [["let b = 2"]])
    _ = try workspace.reset(two, stamp: "1")
    #expect(try carryOn() == [two.id])
    // What was taken over is the learner's, and may stand nowhere else by now.
    #expect(try workspace.reset(two, stamp: "2") != nil)
    #expect(try carryOn() == [two.id])
    #expect(text(two)?.hasSuffix("let third = 1\n") == true)
  }

  @Test("A reset takes the mark of what was solved, and only what has passed is carried on")
  func reset() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start(book.exercises)
    try solve(one, with: "import UIKit\nlet mine = 1\n")
    // Changed since it passed.
    try Self.write("import UIKit\nlet other = 1\n", to: workspace.path(one.exerciseFile))
    #expect(try carryOn() == [])
    _ = try workspace.reset(one, stamp: "1")
    #expect(WorkspaceProgress(in: workspace).solved == [])
    #expect(try carryOn() == [])
    #expect(text(two) == two.startingText)
  }

  @Test(
    "The task stands behind the same code as in the starter, or else first in the same function",
    arguments: [
      ("  func go(\n    by: Int\n  ) {\n    start()\n    end()\n", 4, "    // Your turn: two."),
      ("  func go(by: Int) {\n    begin()\n", 1, "    // Your turn: two."),
      ("  func go(by: Int) {\n    begin()\n    end()\n", 2, "    // Your turn: two."),
      ("  func go(by: Int) { begin() }\n", nil, ""),
      ("  func stop() {\n  }\n", nil, ""),
    ])
  func places(answer: String, index: Int?, line: String) throws {
    let starter =
      "func go(\n    by: Int\n  ) {\n    start()\n    // Your turn: two.\n    end()\n  }\n"
    let other = try Self.book(folder + "/places", starter: starter)
    let (one, two) = (other.exercises[0], other.exercises[1])
    let text = two.startingText(goingOnFrom: answer, to: one)
    let lines = text.components(separatedBy: "// Below is your own answer to ch01.one.\n")
    #expect(lines.count == 2)
    let below = lines[1].components(separatedBy: "\n")
    if let index {
      #expect(below[index] == line)
    } else {
      #expect(lines[0].hasSuffix("\n\n// Your turn: two.\n\n"))
      #expect(lines[1] == answer)
    }
  }

  @Test("A file that was touched, or not started, stays as it is")
  func keepsWhatIsWritten() throws {
    let (one, two) = (book.exercises[0], book.exercises[1])
    _ = try workspace.start([one])
    try solve(one, with: "import UIKit\nlet mine = 1\n")
    #expect(try carryOn() == [])
    #expect(text(two) == nil)
    try Self.write("mine", to: workspace.path(two.exerciseFile))
    #expect(try carryOn() == [])
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
