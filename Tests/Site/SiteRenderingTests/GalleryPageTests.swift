import Chapters
import Foundation
import Record
import Testing

@testable import SiteRendering

@Suite("Galleries of wrong answers")
struct GalleryPageTests {
  @Test("What only the wrong run does is in its film")
  func undone() {
    var wrong = fadingTimeline()
    var right = wrong
    wrong.commits.append(
      Commit(instant: 1.5, layers: wrong.commits[0].layers, removed: [1], root: 0))
    right.commits.removeLast()
    right.events = []
    func strip(_ wrong: Timeline) -> Filmstrip {
      GalleryPage.strip(of: wrong, and: right, identifier: "f", title: "A film", showing: nil)
    }
    #expect(strip(wrong).differences != [])
    #expect(strip(right).differences == [])
    let usual = Filmstrip(learner: wrong, reference: right, identifier: "f", title: "A film")
    #expect(usual.differences == [])
  }

  @Test("A gallery says what the test expected of the wrong run that its mistake explains")
  func claim() throws {
    let book = try Book(folder: testBook)
    let exercise = try #require(book.exercise("ch02.turn"))
    let chapter = try #require(book.chapter("ch02"))
    let mistake = try #require(exercise.mistakes.first)
    let label = Run.Label(scenario: "tap", screen: fadingTimeline().screen)
    func failed(_ name: String, _ mistake: String?) -> TestResult {
      TestResult(
        name: name, status: .fail, failure: Failure(expected: "some <b>", seen: "none"), run: label,
        mistake: mistake.map { RecognizedMistake(name: $0, explanation: "") })
    }
    let verdict = Verdict(
      exercise: exercise.id, number: 1, title: "Turn", status: .fail, points: 0, maximum: 10,
      file: "1-turn.swift", tests: [failed("First", nil), failed("Second", mistake.name)])
    let answer = WrongAnswer(
      name: mistake.name, run: Run(label: label, timeline: fadingTimeline(to: 0.5)),
      test: WrongAnswer.test(in: verdict, of: mistake.name))
    let page = GalleryPage(
      outline: book.outline, chapter: chapter, exercise: exercise, answers: [answer], all: [])
    let html = try Templates(folder: siteFolder).render("gallery", page.context)
    #expect(
      html.contains("The test that does not pass: “Second”. Expected: some &lt;b&gt;. Seen: none."))
  }

  @Test("Galleries are found from the first page and by the search, where there are some")
  func found() throws {
    for galleries in [["ch02.turn"], []] as [Set<String>] {
      let files = try Site(
        book: Book(folder: testBook), templates: Templates(folder: siteFolder),
        galleries: galleries
      ).files()
      for name in ["index.html", "search-index.js"] {
        let text = String(decoding: files[name] ?? Data(), as: UTF8.self)
        #expect(text.contains("mistakes.html") == !galleries.isEmpty, "\(name)")
        #expect(text.contains("allery of mistakes: 3 wrong") == !galleries.isEmpty, "\(name)")
      }
    }
  }

  @Test("What a chapter says on another page leads back to its own headings")
  func elsewhere() throws {
    let prose = Prose(markdown: "[here](#turn), [there](ch01-one.md#one)")
    let book = try Book(folder: testBook)
    let chapter = try #require(book.chapter("ch02"))
    let here = ChapterPage.html(prose, in: book.outline)
    let elsewhere = ChapterPage.html(prose, in: book.outline, from: chapter)
    #expect(here.contains("href=\"#turn\"") && elsewhere.contains("href=\"ch02.html#turn\""))
    #expect(here.replacing("\"#turn", with: "\"ch02.html#turn") == elsewhere)
  }
}
