import Markdown
import Testing

@testable import Chapters

@Suite("Names on the command line")
struct BookNamingTests {
  private let book: Book = {
    func chapter(
      _ file: String, _ exercises: [String], titles: [String: String] = [:]
    ) -> Chapter {
      let fences = exercises.map {
        "## \(titles[$0] ?? $0)\n```swift exercise \($0) points=1\n```\n"
      }
      var reader = ChapterReader(
        document: MarkdownDocument("# A\n" + fences.joined()), file: file)
      return reader.chapter()
    }
    return Book(
      folder: "/book",
      chapters: [
        chapter("chapters/preface.md", []),
        chapter("chapters/ch17-fade-and-pop.md", ["complete", "fade-in", "fade-text"]),
        chapter("chapters/ch18-reveal.md", ["mask", "complete"], titles: ["mask": "Last"]),
        chapter(
          "chapters/ch30-long.md", (1...9).map { "part-\($0)" } + ["last"], titles: ["last": "Grow"]
        ),
      ], findings: [])
  }()

  private func ids(_ name: String) throws -> String {
    switch try book.resolve(name) {
    case .chapter(let chapter): chapter.id
    case .exercise(let exercise): exercise.id
    }
  }

  @Test(
    "Ids, numbers, names, files and beginnings are understood",
    arguments: [
      ("ch17", "ch17"), ("17", "ch17"), ("CH17", "ch17"), ("ch17-fade-and-pop", "ch17"),
      ("chapters/ch17-fade-and-pop.md", "ch17"), ("preface", "preface"), ("pre", "preface"),
      ("ch17.2", "ch17.fade-in"), ("17.2", "ch17.fade-in"), ("ch17.fade-in", "ch17.fade-in"),
      ("fade-in", "ch17.fade-in"), ("mas", "ch18.mask"), ("ch18.m", "ch18.mask"),
      ("exercises/ch17/2-fade-in.swift", "ch17.fade-in"),
      ("/home/me/exercises/ch18/2-complete.swift", "ch18.complete"),
      ("./2-fade-in.swift", "ch17.fade-in"), ("solutions/ch18/1-mask.swift", "ch18.mask"),
      ("exercises/ch17/02-fade-in.swift", "ch17.fade-in"), ("30.10", "ch30.last"),
      ("exercises/ch30/01-part-1.swift", "ch30.part-1"), ("1-part-1", "ch30.part-1"),
      ("grow", "ch30.last"), ("ch30.grow", "ch30.last"), ("30.grow", "ch30.last"),
      ("ch30.gr", "ch30.last"), ("ch17-2", "ch17.fade-in"), ("17-2", "ch17.fade-in"),
      ("ch18-mask", "ch18.mask"), ("chapter17", "ch17"), ("Chapter 17", "ch17"),
      ("chapter-17", "ch17"), ("ch-17", "ch17"), ("ch 17", "ch17"), ("Chapter17.2", "ch17.fade-in"),
      ("chapter 17#fade-in", "ch17.fade-in"), ("last", "ch30.last"),
    ])
  func found(name: String, id: String) throws {
    #expect(try ids(name) == id)
  }

  @Test("Files of a chapter with ten exercises sort as the exercises do")
  func files() throws {
    let names = try book.exercises(named: "ch30").map(\.fileName)
    #expect(names == names.sorted())
    #expect(names.first == "01-part-1.swift")
    #expect(
      try book.exercises(named: "ch18").map(\.fileName) == ["1-mask.swift", "2-complete.swift"])
  }

  @Test(
    "A name of nothing lists the nearest, and one of several lists them",
    arguments: [
      ("ch71", NameError.unknown("ch71", nearest: ["ch17"])),
      ("71.2", .unknown("71.2", nearest: ["ch17"])),
      ("ch99", .noChapter("ch99", first: "ch17", last: "ch30")),
      ("chapter 99", .noChapter("chapter 99", first: "ch17", last: "ch30")),
      ("17.22", .noExercise("17.22", chapter: "ch17", last: 3)),
      ("ch18-9", .noExercise("ch18-9", chapter: "ch18", last: 2)),
      ("ch17.fdae-in", .unknown("ch17.fdae-in", nearest: ["ch17.fade-in"])),
      ("maks", .unknown("maks", nearest: ["ch18.mask"])),
      ("xylophone", .unknown("xylophone", nearest: [])),
      ("", .unknown("", nearest: [])),
      ("complete", .ambiguous("complete", candidates: ["ch17.complete", "ch18.complete"])),
      ("fade", .ambiguous("fade", candidates: ["ch17.fade-in", "ch17.fade-text"])),
      ("ch1", .ambiguous("ch1", candidates: ["ch17", "ch18"])),
    ])
  func notFound(name: String, error: NameError) {
    #expect(throws: error) { try book.resolve(name) }
  }
}
