import Chapters
import Checking
import Foundation
import Grading
import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Verdict pages")
struct VerdictPageTests {
  private let page: VerdictPage
  private let book: Book

  init() throws {
    book = try Book(folder: testBook)
    page = VerdictPage(book: book, templates: try Templates(folder: siteFolder))
  }

  private let receipt = Receipt(
    submission: "0123456789abcdef0123456789abcdef", instant: "2026-11-23T10:00:00Z")

  private func judgement(_ verdict: Verdict) -> Judgement {
    let label = Run.Label(
      scenario: "tap", screen: Size(width: 100, height: 200), parameters: ["picture": "2"])
    return Judgement(
      verdict: verdict, source: "let a = 1\nlet b = 2\n",
      shownRun: Run(label: label, timeline: fadingTimeline(to: 0.5)),
      reference: Run(label: label, timeline: fadingTimeline()))
  }

  private var failed: Verdict {
    Verdict(
      exercise: "ch02.turn", number: 1, title: "Turn", status: .fail, points: 5, maximum: 10,
      file: "exercises/ch02/1-turn.swift",
      tests: [
        TestResult(name: "It begins", status: .pass),
        TestResult(
          name: "It fades", status: .fail,
          failure: Failure(
            expected: "opacity 1", seen: "opacity 0.5", instant: 0.75, mistake: "m0",
            because: "It should be seen.", read: "#turn"),
          run: Run.Label(
            scenario: "tap", screen: Size(width: 100, height: 200),
            parameters: ["picture": "2"]),
          mistake: RecognizedMistake(name: "m0", explanation: "It is *half* there.")),
        TestResult(name: "It ends", status: .skipped, dependsOn: "It fades"),
      ])
  }

  /// The text of a page without drawings and collapsed details.
  private func words(_ html: String) -> String {
    html.replacing(
      #/(?s)<svg class="film".*?</svg>\n|<details.*?</details>|<head>.*?</head>/#, with: ""
    )
    .replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
  }

  @Test("A failed test shows expected and seen values, time, place, reason and reading")
  func failure() throws {
    let chapter = try #require(book.chapter("ch02"))
    let html = try #require(page.report(on: [judgement(failed)], of: chapter).first?.text)
    let text = words(html)
    let expected = [
      "Chapter 2 Two 0 of 1 solved, 5 of 10 points",
      "Turn not yet ch02.turn · exercises/ch02/1-turn.swift · 5 of 10 points",
      "does not pass Test: “It fades” Expected opacity 1 Seen opacity 0.5",
      "When 0.75 s Run tap on 100 × 200, picture=2. It should be seen. "
        + "A known mistake looks just like this",
      "It is half there. To read: “Turn”, bin/workbook read ch02#turn",
      "Your run, and the reference answer&#39;s on the same clock. tap on 100 × 200, picture=2.",
      "At 0.58 s, detail: opacity 0.08, in the reference 0.17.",
    ]
    #expect(text.contains(expected.joined(separator: " ")), "\(text)")
    #expect(html.contains("<summary>1 test passes, 1 is not tried yet</summary>"))
    #expect(html.contains("Skipped, because this test does not pass yet: “It fades”"))
    #expect(text.contains("Exercise Result Points Turn ch02.turn not yet 5 of 10 points Made by"))
    #expect(html.contains("<svg class=\"film\""))
    #expect(html.contains("</title>") && !html.contains(#/<title id[^<]*\.\.[^<]*</#))
    #expect(html.contains("<code>Fades.animateTransition(using: context)</code>"))
  }

  @Test("A report says that a content transition is not drawn, where there is one")
  func contentTransition() {
    var judgement = judgement(failed)
    func says() -> Bool {
      page.feedback(for: "Ada", on: [judgement], of: receipt)
        .contains("This engine does not draw a CATransition or a UIView.transition")
    }
    #expect(!says())
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations[0].animation.kind = .transition(
      type: "fade", subtype: nil)
    judgement.shownRun = judgement.shownRun.map { Run(label: $0.label, timeline: timeline) }
    #expect(says())
  }

  @Test("A test that does not pass shows its own code, folded; one that passes does not")
  func testCode() throws {
    var verdict = failed
    verdict.tests[0].testCode = "test(\"It begins\") {}"
    verdict.tests[1].testCode = "test(\"It fades\") { run in let a = 1 < 2 }"
    let html = page.feedback(for: "Ada", on: [judgement(verdict)], of: receipt)
    let code = try #require(
      html.firstMatch(of: #/(?s)<details><summary>The test<\/summary>(.*?)<\/details>/#))
    #expect(code.1.replacing(#/<[^>]*>/#, with: "").contains("{ run in let a = 1 &lt; 2 }"))
    #expect(html.ranges(of: "<summary>The test</summary>").count == 1)
  }

  @Test("What was tried and is not solved comes first, what is solved last and folded")
  func order() throws {
    func verdict(_ name: String, _ status: Verdict.Status, isUntouched: Bool = false) -> Judgement {
      var verdict = Verdict(
        exercise: "ch02.\(name)", number: 1, title: name, status: status, points: 0, maximum: 10,
        file: "\(name).swift")
      verdict.isUntouched = isUntouched
      return judgement(verdict)
    }
    let html = page.feedback(
      for: "Ada",
      on: [
        verdict("solved", .pass), verdict("starter", .fail, isUntouched: true),
        verdict("tried", .error), verdict("also-solved", .pass),
      ], of: receipt)
    #expect(
      words(html).contains("Submission 0123456789abcdef , read on 2026-11-23"), "\(words(html))")
    let titles = html.matches(of: #/(<summary>)?<h2[^>]*>(?<title>[a-z-]+) /#).map {
      ($0.1 == nil ? "" : "folded ") + $0.title
    }
    #expect(titles == ["tried", "starter", "folded solved", "folded also-solved"])
    // The table at the top is in the book's order, and each of its links has its target.
    let rows = html.matches(of: #/<td><a href="#(?<anchor>[^"]*)">(?<title>[^<]*)</#)
    #expect(rows.map { String($0.title) } == ["solved", "starter", "tried", "also-solved"])
    for row in rows {
      #expect(html.ranges(of: "id=\"\(row.anchor)\"").count == 1, "\(row.anchor)")
    }
    #expect(html.ranges(of: "<details").count == html.ranges(of: "</details>").count)
  }

  @Test("A report shows what was tried, and only names what was not begun")
  func notBegun() throws {
    let chapter = try #require(book.chapter("ch02"))
    var untouched = failed
    untouched.exercise = "ch02.untouched"
    untouched.title = "Untouched"
    untouched.isUntouched = true
    let missing = Verdict(
      exercise: "ch02.missing", number: 3, title: "Missing", status: .skipped, maximum: 10,
      file: "3.swift", unreadable: .missing)
    let html = try #require(
      page.report(
        on: [judgement(untouched), Judgement(verdict: missing), judgement(failed)], of: chapter
      ).first?.text)
    #expect(html.matches(of: #/<h2[^>]*>([A-Z][a-z]+) /#).map(\.1) == ["Turn"])
    #expect(
      html.matches(of: #/<td>(.*?) <code>/#).map(\.1)
        == ["Untouched", "Missing", "<a href=\"#exercise-3\">Turn</a>"])
    #expect(html.contains("id=\"exercise-3\""))
  }

  @Test("Reading is a link where the book's page has the section, and a command in any case")
  func reading() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = VerdictPage(
      book: book, templates: try Templates(folder: siteFolder),
      builtBook: BuiltBook(folder: folder, address: "../book/"))
    func reading() throws -> String {
      let html = page.feedback(for: "Ada", on: [judgement(failed)], of: receipt)
      return String(try #require(html.firstMatch(of: #/<p class="read">(.*?)<\/p>/#)).1)
    }
    let command = "<code>bin/workbook read ch02#turn</code>"
    #expect(try reading() == "To read: “Turn”, \(command)")
    let chapter = folder.appending(path: "ch02.html")
    try Data("<h2 id=\"turned\">".utf8).write(to: chapter)
    #expect(try reading() == "To read: “Turn”, \(command)")
    try Data("<h2 id=\"turn\">".utf8).write(to: chapter)
    #expect(
      try reading() == "To read: <a href=\"../book/ch02.html#turn\">Turn</a>, \(command)")
  }

  @Test("A compiler error shows our explanation, the compiler's message and the line")
  func compileError() {
    var verdict = failed
    verdict.status = .error
    verdict.tests = []
    verdict.diagnostics = [
      Diagnostic(
        severity: .error, id: "x", lead: "There is no such name.", message: "cannot find 'b'",
        file: "exercises/ch02/1-turn.swift", line: 2, column: 5, source: "let b = c",
        notes: [Diagnostic(severity: .note, message: "did you mean 'a'?")])
    ]
    let html = page.feedback(for: "Ada", on: [judgement(verdict)], of: receipt)
    #expect(
      words(html).contains(
        "There is no such name. exercises/ch02/1-turn.swift, line 2 let a = 1 let b = 2 ^ "
          + "The compiler says: error: cannot find &#39;b&#39; note: did you mean &#39;a&#39;?"),
      "\(words(html))")
    #expect(html.contains("<li class=\"marked\"><code><span class=\"k\">let</span> b"))
  }

  @Test("Warnings are folded below what fails, and what is mostly the cause stands above it")
  func warnings() throws {
    var verdict = failed
    let unused = Diagnostic(severity: .warning, message: "'a' was never used")
    verdict.diagnostics = [
      unused,
      Diagnostic(
        severity: .warning, id: Diagnostic.uncalledMethod, lead: "Nobody calls this.",
        message: "it is private"), unused,
    ]
    let html = page.feedback(for: "Ada", on: [judgement(verdict)], of: receipt)
    let places = try [
      "Nobody calls this.", "It should be seen.", "<figure class=\"filmstrip\">",
      "<details><summary>2 warnings</summary>", "was never used",
    ].map { try #require(html.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(!words(html).contains("was never used"))
  }

  @Test("Where a program stopped stands beside the film, with two lines around it")
  func stopped() throws {
    var verdict = failed
    verdict.status = .crash
    verdict.tests = []
    verdict.stop = Stop(reason: .trapped, instant: 0.75, line: 5)
    var judgement = judgement(verdict)
    judgement.source = (1...9).map { "let line\($0) = \($0)\n" }.joined()
    let html = page.feedback(for: "Ada", on: [judgement], of: receipt)
    let film = try #require(
      html.range(of: "<div class=\"evidence\">\n<figure class=\"filmstrip\">"))
    let place = try #require(
      html[film.upperBound...].firstMatch(of: #/(?s)<figure class="place">.*?<\/figure>/#))
    #expect(
      place.output.contains("<figcaption>Line 5 of exercises/ch02/1-turn.swift, at 0.75 s<"))
    #expect(place.output.contains("<ol class=\"source\" start=\"3\">"))
    let lines = place.output.matches(of: #/<li( class="marked")?><code>(.*?)<\/code>/#).map {
      ($0.1 == nil ? "" : "here: ") + $0.2.replacing(#/<[^>]*>/#, with: "")
    }
    #expect(
      lines == [
        "let line3 = 3", "let line4 = 4", "here: let line5 = 5", "let line6 = 6", "let line7 = 7",
      ])
    #expect(html.contains("<p class=\"read\">To read: "))
    // Nobody knows a line, or it is not one of the answer's: nothing is invented.
    for line in [nil, 0, 10, Int.max, Int.min] as [Int?] {
      judgement.verdict.stop?.line = line
      let html = page.feedback(for: "Ada", on: [judgement], of: receipt)
      #expect(!html.contains("<figure class=\"place\""))
    }
  }

  @Test(
    "The film of a program that was stopped ends where the run does, in the act that it ended in")
  func filmOfStopped() throws {
    var verdict = failed
    verdict.status = .crash
    verdict.tests = []
    verdict.stop = Stop(reason: .trapped, instant: 0.75, line: 1)
    var judgement = judgement(verdict)
    let whole = try #require(judgement.shownRun)
    var timeline = whole.timeline
    timeline.end = 0.75
    timeline.events.removeAll { $0.instant > 0.75 }
    judgement.shownRun = Run(label: whole.label, timeline: timeline)
    let html = page.feedback(for: "Ada", on: [judgement], of: receipt)
    let film = try #require(html.firstMatch(of: #/(?s)<svg class="film".*?<\/svg>\n/#)).output
    // One frame of the reference says what would have come.
    #expect(film.ranges(of: "class=\"film-over\"").count == 1)
    #expect(film.ranges(of: "class=\"film-row\"").count == 2)
    #expect(!film.contains("seen here"))
    #expect(words(html).contains("picture=2. Yours ends at 0.75 s."))
  }

  @Test("Calls are headed by what the user does, in words")
  func callsOfRun() throws {
    let turn = try #require(book.exercise("ch02.turn"))
    let variant = try #require(turn.scenarios.first?.variants.first)
    let label = Run.Label(scenario: variant.scenario, screen: variant.screen.size)
    var judgement = judgement(failed)
    judgement.shownRun = Run(label: label, timeline: fadingTimeline(to: 0.5))
    let html = page.feedback(for: "Ada", on: [judgement], of: receipt)
    #expect(html.contains("<summary>Calls between UIKit and your objects: tap the a</summary>"))
  }

  @Test("A report is told which version there is, and only another content is another version")
  func news() throws {
    let chapter = try #require(book.chapter("ch02"))
    let first = page.report(on: [judgement(failed)], of: chapter)
    #expect(first.map(\.name) == ["ch02.html", "ch02-news.js"])
    let version = try #require(first[0].text.firstMatch(of: #/data-version="([0-9a-f]+)"/#)).1
    #expect(
      first[0].text.contains("<script defer src=\"report.js\" data-news=\"ch02-news.js\" data-"))
    #expect(first[1].text == "workbookNews(\"\(version)\");\n")
    #expect(page.report(on: [judgement(failed)], of: chapter).map(\.text) == first.map(\.text))
    var solved = failed
    solved.status = .pass
    #expect(page.report(on: [judgement(solved)], of: chapter)[1].text != first[1].text)
    let feedback = page.feedback(for: "Ada", on: [judgement(failed)], of: receipt)
    #expect(!feedback.contains("report.js"))
  }

  @Test("The chapters to read are those of failed tests, and their pages are made once")
  func pagesToRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let chapter = try #require(book.chapter("ch02"))
    #expect(page.chaptersToRead(after: [judgement(failed)], in: chapter).map(\.id) == ["ch02"])
    var passed = failed
    passed.tests = []
    #expect(page.chaptersToRead(after: [judgement(passed)], in: chapter).isEmpty)

    let built = BuiltBook(folder: folder, address: "")
    #expect(built.lacks(chapter, in: book))
    let site = try Site(book: book, templates: try Templates(folder: siteFolder))
    try site.addPage(of: chapter, to: folder.path)
    #expect(!built.lacks(chapter, in: book))
    #expect(built.address(of: chapter, anchor: "turn") == "ch02.html#turn")
    // Where the page leads there are pages, which say how they are made; such a page is none.
    let preface = try #require(book.chapter("preface"))
    let missing = try String(contentsOf: folder.appending(path: "preface.html"), encoding: .utf8)
    #expect(missing.contains("bin/workbook read preface --open"))
    #expect(built.lacks(preface, in: book))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = try names.reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: folder.appending(path: name))
    }
    #expect(OutputLinks(files).broken.isEmpty)
    // The whole book takes its place.
    try site.build(to: folder.path)
    #expect(!built.lacks(preface, in: book))
  }

  @Test("Texts of learners and programs cannot inject markup into a verdict page")
  func hostile() {
    let evil = "</p><script>alert(1)</script>\"\u{301} onclick=\"x' onload='y {{evil}} <img src=x>"
    var verdict = Verdict(
      exercise: evil, number: 1, title: evil, status: .crash, maximum: 10, file: evil,
      stop: Stop(reason: .trapped, callback: evil, instant: .nan, message: evil),
      output: evil)
    verdict.diagnostics = [
      Diagnostic(severity: .warning, message: evil, file: evil, line: 1, column: 900, source: evil)
    ]
    verdict.tests = [
      TestResult(
        name: evil, status: .fail,
        failure: Failure(
          expected: evil, seen: evil, instant: .infinity, mistake: evil, because: evil, read: evil),
        run: Run.Label(scenario: evil, screen: Size(width: 1, height: 0), parameters: [evil: evil]),
        mistake: RecognizedMistake(name: evil, explanation: evil))
    ]
    var judgement = judgement(verdict)
    judgement.source = evil
    let html = page.feedback(for: evil, on: [judgement], of: receipt)
    let tags = html.matches(of: #/<[a-zA-Z][^>]*>/#).map { String($0.output) }
    let ours = [
      "<script defer src=\"site.js\">", "<script defer src=\"player.js\">",
      "<script type=\"application/json\">",
    ]
    let own = tags.filter { !ours.contains($0) }
    #expect(!own.contains { $0.hasPrefix("<script") || $0.hasPrefix("<img") })
    // Texts in quoted attribute values are harmless; event handlers outside of them are not.
    let bare = tags.map { $0.replacing(#/"[^"]*"/#, with: "") }
    #expect(!bare.contains { $0.contains("onclick") || $0.contains("onload") }, "\(bare)")
    #expect(!bare.contains { $0.contains(" style=") })
  }
}

private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A valid book with a preface and a chapter of one exercise.
let testBook = package.appending(path: "Tests/Book/ChaptersTests/Fixtures/TwoChapters").path
let siteFolder = package.appending(path: "site").path

/// A path at which there is nothing yet.
func unusedFolder() -> String {
  FileManager.default.temporaryDirectory.appending(path: "workbook-site-\(UUID().uuidString)").path
}
