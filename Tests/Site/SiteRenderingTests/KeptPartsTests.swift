import Chapters
import Compiling
import Files
import Foundation
import Record
import Testing

@testable import SiteRendering

@Suite("What a site keeps of an earlier build")
struct KeptPartsTests {
  private let book: Book
  private let templates: Templates
  private let folder: String

  init() throws {
    book = try Book(folder: testBook)
    templates = try Templates(folder: siteFolder)
    folder = unusedFolder()
  }

  @Test("A page shows the scenario that its exercise names, or else the first that was played")
  func shownScenario() throws {
    let book = try Book(folder: testBook)
    let runs = [("tap", 1.0), ("late", 0.5)].map { scenario, opacity in
      Run(
        label: Run.Label(scenario: scenario, screen: fadingTimeline().screen),
        timeline: fadingTimeline(to: opacity))
    }
    func page(_ film: String?) throws -> String? {
      var outline = book.outline.chapters
      for chapter in outline.indices {
        for exercise in outline[chapter].exercises.indices {
          outline[chapter].exercises[exercise].film = film
        }
      }
      var site = try Site(
        book: book, outline: BookOutline(outline), templates: Templates(folder: siteFolder))
      site.draw(["ch02.turn": runs])
      return site.files()["ch02.html"].map { String(decoding: $0, as: UTF8.self) }
    }
    let (first, named, unknown) = (try page(nil), try page("late"), try page("never"))
    #expect(first != named && first == unknown && first?.contains("class=\"film\"") == true)
  }

  @Test("What an earlier build drew is not drawn again, unless something it depends on has changed")
  func kept() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ContentCache(folder: folder, key: .forThisProcess())
    func site(
      _ book: Book, runs: [String: String] = [:], program: String = "1",
      memory: PageMemory = PageMemory()
    ) throws -> Site {
      try Site(
        book: book, templates: templates,
        kept: KeptPages(
          cache: cache, records: book.chapters.map { ChapterRecord(of: $0, runs: runs) },
          program: program, fields: [], memory: memory))
    }
    let all = book.exercises.map(\.id)
    var first = try site(book)
    #expect(first.undrawnExercises.map(\.id) == all)
    let timeline = fadingTimeline()
    let label = Run.Label(scenario: "tap", screen: timeline.screen)
    first.draw(["ch02.turn": [Run(label: label, timeline: timeline)]])
    let files = first.files()
    #expect(files["ch02.turn-film.js"] != nil)
    let second = try site(book)
    #expect(second.undrawnExercises.isEmpty)
    #expect(second.files() == files)
    #expect(try site(book, program: "2").undrawnExercises.map(\.id) == all)
    #expect(try site(book, runs: ["ch02.turn": "another"]).undrawnExercises.map(\.id) == all)
    // Another title is seen on all pages, and in no film.
    var other = book
    other.chapters[0].title = "Before the beginning"
    let third = try site(other)
    #expect(third.undrawnExercises.isEmpty)
    let renamed = third.files()
    #expect(renamed["ch02.turn-film.js"] == files["ch02.turn-film.js"])
    #expect(renamed["ch02.html"] != files["ch02.html"])
    #expect(
      String(decoding: renamed["ch02.html"] ?? Data(), as: UTF8.self).contains("class=\"film\""))
    // A process that remembers reads nothing again.
    let memory = PageMemory()
    #expect(try site(book, memory: memory).files() == files)
    // A damaged entry is made again.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/pages") {
      try Data("half".utf8).write(to: URL(filePath: "\(folder)/pages/\(name)"))
    }
    #expect(try site(book, memory: memory).files() == files)
    #expect(try site(book).undrawnExercises.map(\.id) == all)
  }

  @Test("A gallery is drawn again only if its wrong answers, its checks or its runs have changed")
  func keptGalleries() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ContentCache(folder: folder, key: .forThisProcess())
    func undrawn(_ book: Book, runs: [String: String] = [:]) throws -> [String] {
      var site = try Site(
        book: book, templates: templates, galleries: ["ch02.turn"],
        kept: KeptPages(
          cache: cache, records: book.chapters.map { ChapterRecord(of: $0, runs: runs) },
          program: "1", fields: []))
      let undrawn = site.undrawnGalleries.map(\.id)
      site.draw(galleries: [:])
      _ = site.files()
      return undrawn
    }
    let turn = try #require(book.chapters.firstIndex { $0.id == "ch02" })
    #expect(try undrawn(book) == ["ch02.turn"])
    #expect(try undrawn(book) == [])
    #expect(try undrawn(book, runs: ["ch02.turn": "another"]) == ["ch02.turn"])
    var other = book
    other.chapters[turn].exercises[0].mistakes[0].answer += "// Otherwise."
    #expect(try undrawn(other) == ["ch02.turn"])
    other = book
    other.chapters[turn].exercises[0].checks[0].fence.code += "// Otherwise."
    #expect(try undrawn(other) == ["ch02.turn"])
    #expect(try undrawn(book) == [])
    #expect(try Site(book: book, templates: templates).undrawnGalleries.isEmpty)
  }
}
