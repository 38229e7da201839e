import Chapters
import Foundation
import Testing

@Suite("Reading a book's folder")
struct BookReadingTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").path

  @Test("A folder without errors gives its chapters in their order")
  func chapters() throws {
    let book = try Book(folder: "\(folder)/TwoChapters")
    #expect(book.findings.map(\.text) == [])
    #expect(
      book.chapters.map { "\($0.id) \($0.title) \($0.exercises.map(\.id))" } == [
        "preface Preface []", "ch02 Two [\"ch02.turn\"]",
      ])
  }

  @Test("Front matter alone tells the chapters' order", arguments: ["TwoChapters", "FaultyFiles"])
  func order(name: String) throws {
    let ids = Book.chapterIds(in: "\(folder)/\(name)")
    let read = try Book(folder: "\(folder)/\(name)").chapters.map(\.id)
    // A chapter that cannot be read, or whose id another has, is not in the book.
    var rest = ids[...]
    #expect(
      read.allSatisfy { id in
        rest = rest.drop { $0 != id }
        return rest.popFirst() == id
      })
  }

  @Test("Links are followed for authors only")
  func linksForAuthors() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.copyItem(at: URL(filePath: "\(folder)/TwoChapters"), to: place)
    let chapter = place.appending(path: "chapters/preface.md")
    let text = try String(contentsOf: chapter, encoding: .utf8) + "\nSee [it](nowhere.md).\n"
    try text.write(to: chapter, atomically: true, encoding: .utf8)
    #expect(try Book(folder: place.path).findings.map(\.error.isBrokenLink) == [true])
    #expect(try Book(folder: place.path, forAuthors: false).findings.isEmpty)
  }

  @Test("Errors of all files are found at once")
  func errors() throws {
    let book = try Book(folder: "\(folder)/FaultyFiles")
    #expect(
      book.findings.map(\.text)
        == [
          "chapters/ch01-again.md:1:1: The chapter's id ch01 is already used by "
            + "chapters/ch01-a.md. Give one of them another id.",
          "chapters/ch01-a.md:7:1: The reference answer solutions/ch01/1-turn.swift is missing. "
            + "Write it.",
          "chapters/ch03-latin.md:3:4: This file is not UTF-8; here is the first byte that is not.",
          "solutions/ch01/1-trun.swift:1:1: solutions/ch01/1-trun.swift answers no exercise. "
            + "Did you mean solutions/ch01/1-turn.swift?",
        ].sorted())
    #expect(book.chapters.map(\.file) == ["chapters/ch01-a.md"])
    #expect(book.obstacles(in: book.chapters[0]).isEmpty)
  }

  @Test("A mistake written as a difference has to fit the answer")
  func difference() throws {
    let book = try Book(folder: "\(folder)/Difference")
    #expect(
      book.findings.map(\.text) == [
        "chapters/ch02-two.md:25:1: These lines do not occur in solutions/ch02/1-turn.swift."
      ])
    let whole = try Book(folder: "\(folder)/TwoChapters")
    let mistake = try #require(whole.exercise("ch02.turn")?.mistakes.first)
    #expect(mistake.answer == "// No answer.\n")
  }

  @Test(
    "Only the chapters that are asked for are read, where the names tell them",
    arguments: [
      (["ch02"], ["ch02"]), (["exercises/ch02/1-turn.swift", "ch02.turn"], ["ch02"]),
      (["turn"], ["preface", "ch02"]), (["ch02", "nothing"], ["preface", "ch02"]),
    ])
  func some(names: [String], ids: [String]) throws {
    let book = try Book(folder: "\(folder)/TwoChapters", for: names)
    #expect(book.chapters.map(\.id) == ids)
    #expect(book.findings.isEmpty)
  }

  @Test(
    "A narrowed book has the chapters that names speak of, and their findings, read or not",
    arguments: [
      (["ch01.turn"], ["ch01-a", "ch01-again", "1-trun"]), (["ch03"], ["ch03-latin"]),
      (["turn", "ch03-latin.md"], ["ch01-a", "ch01-again", "ch03-latin", "1-trun"]),
    ])
  func narrowed(names: [String], stems: [String]) throws {
    let book = try Book(folder: "\(folder)/FaultyFiles").narrowed(to: names)
    let files = book.findings.map { URL(filePath: $0.file) }
    #expect(files.map { $0.deletingPathExtension().lastPathComponent } == stems)
    #expect(throws: NameError.unknown("zebra", nearest: [])) { try book.narrowed(to: ["zebra"]) }
  }

  @Test("A narrowed book's links were followed into the chapters that it no longer has")
  func links() throws {
    let book = try Book(folder: "\(folder)/TwoChapters").narrowed(to: ["preface"])
    #expect(book.chapters.map(\.id) == ["preface"])
    #expect(book.findings.isEmpty)
  }

  @Test("A folder without chapters is no book")
  func nothing() {
    #expect(throws: BookError.noChapters(folder: "\(folder)/Nothing")) {
      try Book(folder: "\(folder)/Nothing")
    }
  }
}
