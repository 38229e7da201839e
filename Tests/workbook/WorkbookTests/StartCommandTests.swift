import Chapters
import Foundation
import Testing

@testable import Checking
@testable import workbook

@Suite("What start and update say about files")
struct StartCommandTests {
  private func row(_ width: Int) -> [String] {
    StartCommand.row(.created, "exercises/ch01/1-cut.swift", "The cut of a view", width: width)
  }

  @Test("A title that does not fit goes on below its beginning, and a narrow terminal has it below")
  func rows() {
    #expect(row(.max) == ["created  exercises/ch01/1-cut.swift  The cut of a view"])
    #expect(
      row(50) == [
        "created  exercises/ch01/1-cut.swift  The cut of a",
        "                                     view",
      ])
    #expect(
      row(36) == [
        "created  exercises/ch01/1-cut.swift",
        "         The cut of a view",
      ])
  }

  @Test("One new file is a file, and the advice to name a chapter needs several")
  func wholeBook() {
    #expect(
      StartCommand.wholeBook(newFiles: 1, chapters: 1, first: "ch01")
        == "That is the whole book: 1 new file.")
    #expect(
      StartCommand.wholeBook(newFiles: 5, chapters: 2, first: "ch01")
        == "That is every chapter of the book: 5 new files. With a name you get one chapter: "
        + "bin/workbook start ch01")
  }

  @Test("A trial of an update says what would be, and never that it is")
  func trial() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let book = try Book(folder: root.path + "/EndToEndTests/Fixtures/Small")
    let exercise = try #require(book.exercises.first)
    for updated: Workspace.Updated in [
      .replaced(backup: "b"), .merged(backup: "b"), .conflicting(starter: "s"),
    ] {
      let update = Workspace.Update(exercise: exercise, movedFrom: "old.swift", updated: updated)
      let words = UpdateCommand.words(for: update, isTrial: true)
      #expect(words.contains("would become exercises/ch01/1-cut.swift"))
      #expect(!words.contains(" is ") && !words.contains(" has "))
      #expect(!UpdateCommand.words(for: update, isTrial: false).contains("would"))
    }
  }
}
