import Chapters
import Checking
import Compiling
import Files
import Foundation
import Record
import Testing

@testable import SiteRendering

@Suite("The static site")
struct SiteTests {
  private let book: Book
  private let templates: Templates
  private let folder: String

  init() throws {
    book = try Book(folder: testBook)
    templates = try Templates(folder: siteFolder)
    folder = unusedFolder()
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func texts(_ site: Site) -> [String: String] {
    site.files().filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "Building writes an index, a page for each chapter and their assets, and replaces old files")
  func build() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Site(book: book, templates: templates).build(to: folder)
    #expect(
      try names(in: folder) == [
        ".made-by-workbook", "404.html", "ch02.html", "figure.js", "icon.svg", "index.html",
        "layers.js", "player.js", "preface.html", "search-index.js", "search.js", "site.js",
        "style.css",
      ])
    // A second build replaces the whole folder.
    try "old".write(toFile: "\(folder)/old.html", atomically: true, encoding: .utf8)
    try Site(book: book, templates: templates, baseURL: "https://example.org/book")
      .build(to: folder + "/")
    #expect(try names(in: folder).contains("old.html") == false)
    #expect(try names(in: folder).contains("sitemap.xml"))
  }

  @Test("Pages name the command as their reader calls it, and leave paths that end like ours alone")
  func command() throws {
    let called = texts(try Site(book: book, templates: templates.calling("work & book")))
    let plain = texts(try Site(book: book, templates: templates))
    let page = try #require(called["ch02.html"])
    #expect(page.contains("<code>work &amp; book check ch02.turn</code>"))
    #expect(!page.contains("<code>bin/workbook check"))
    #expect(try #require(plain["ch02.html"]).contains("<code>bin/workbook check ch02.turn</code>"))
  }

  private func run(_ timeline: Timeline) -> Run {
    Run(label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
  }

  @Test("Building to a folder of other files is an error and changes nothing")
  func foreign() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(folder)/thesis.txt", atomically: true, encoding: .utf8)
    let site = try Site(book: book, templates: templates)
    #expect(throws: FileError.outputExists(path: folder)) { try site.build(to: folder) }
    #expect(try names(in: folder) == ["thesis.txt"])
  }

  @Test("Pages have no inline scripts or styles, and each has a description and one heading")
  func pages() throws {
    let base = "https://example.org/book/"
    let site = try Site(
      book: book, templates: templates,
      films: ["ch02.turn": run(fadingTimeline())], baseURL: base)
    let pages = texts(site)
    for (name, text) in pages {
      let scripts = text.matches(of: #/<script[^>]*>/#).map { String($0.output) }
      let root = name == "404.html" ? base : ""
      #expect(scripts.first == "<script defer src=\"\(root)site.js\">", "\(name)")
      let plays = text.contains("<workbook-player")
      #expect(scripts.dropFirst() == (plays ? ["<script defer src=\"player.js\">"] : []), "\(name)")
      #expect(text.contains("<meta http-equiv=\"Content-Security-Policy\""), "\(name)")
      #expect(!text.contains("<style"), "\(name)")
      #expect(!text.contains(" style=\""), "\(name)")
      #expect(text.contains("<meta name=\"description\" content=\""), "\(name)")
      #expect(text.components(separatedBy: "<h1").count == 2, "\(name)")
      #expect(text.components(separatedBy: "<main id=\"content\"").count == 2, "\(name)")
    }
    let chapter = try #require(pages["ch02.html"])
    #expect(
      chapter.contains("<link rel=\"canonical\" href=\"https://example.org/book/ch02.html\">"))
    #expect(chapter.contains("<a rel=\"prev\" href=\"preface.html\""))
    #expect(chapter.contains("<svg class=\"film\""))
    #expect(chapter.contains("<details class=\"hint\">\n<summary>Hint 1</summary>"))
    // Checks, scenarios and mistakes are not shown.
    #expect(!chapter.contains("Why.") && !chapter.contains("No answer."))
    #expect(pages["preface.html"]?.contains("<a href=\"ch02.html#turn\">two</a>") == true)
    // The contents of a page say where its exercises are.
    #expect(chapter.contains("<li><a href=\"#turn\">Turn · exercise 1</a></li>"))
  }

  @Test("A chapter opens with a player that has a still and a moving picture for want of scripts")
  func openings() throws {
    let run = self.run(fadingTimeline())
    let site = try Site(book: book, templates: templates, openings: ["ch02": [run]])
    let files = site.files()
    #expect(
      files.keys.filter { $0.hasSuffix(".svg") }.sorted() == [
        "ch02-movie.svg", "ch02-still.svg", "icon.svg",
      ])
    let page = try #require(texts(site)["ch02.html"])
    let lead = try #require(page.range(of: "class=\"lead\""))
    let figure = try #require(page.range(of: "<figure class=\"movie\">"))
    let prose = try #require(page.range(of: "id=\"turn\""))
    #expect(lead.upperBound < figure.lowerBound && figure.upperBound < prose.lowerBound)
    #expect(page.contains("data-film=\"ch02-film.js\""))
    #expect(page.contains("<img src=\"ch02-still.svg\""))
    #expect(page.contains("<a href=\"ch02-movie.svg\">"))
    #expect(files["ch02-film.js"] != nil)
    #expect(page.contains("What you will have built after exercise 1, recorded"))
    #expect(OutputLinks(files).broken.isEmpty)
    #expect(texts(site)["preface.html"]?.contains("class=\"movie\"") == false)
    // The index shows only movies of transitions in both directions.
    #expect(texts(site)["index.html"]?.contains("class=\"movie\"") == false)
  }

  @Test("The first paragraph is in one box with the opening, and the others follow it")
  func beginning() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: testBook, toPath: folder)
    let file = folder + "/chapters/ch02-two.md"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("# Two\n## Turn", with: "# Two\n\nFirst.\n\nSecond.\n\n## Turn").write(
      toFile: file, atomically: true, encoding: .utf8)
    let site = try Site(
      book: Book(folder: folder), templates: templates,
      openings: ["ch02": [run(fadingTimeline())]])
    let page = try #require(texts(site)["ch02.html"])
    let places = try [
      "<div class=\"beginning\">", "<figure class=\"movie\">", "<p>First.</p>",
      "\n</div>\n<p>Second.",
    ].map { try #require(page.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(page.ranges(of: "First.").count == 1)
  }

  @Test("The first page, and a chapter with a movie, name the pictures of their addresses")
  func cards() throws {
    func pictures(_ base: String?, hasCards: Bool) throws -> [String: [String]] {
      let site = try Site(
        book: book, templates: templates, openings: ["ch02": [run(fadingTimeline())]],
        baseURL: base, hasCards: hasCards)
      return texts(site).mapValues { page in
        page.matches(of: #/<meta (?:property="og|name="twitter):(image.*?|card)" content="(.*?)">/#)
          .map { "\($0.1) \($0.2)" }
      }
    }
    let base = "https://example.org/book/"
    let named = try pictures(base, hasCards: true)
    for page in ["ch02", "index"] {
      #expect(
        named["\(page).html"] == [
          "image \(base)\(page)-card.png", "image:width 1200", "image:height 630",
          "card summary_large_image",
        ])
    }
    let others = named.filter { !$0.value.isEmpty }.keys
    #expect(others.sorted() == ["ch02.html", "index.html"])
    #expect(try pictures(base, hasCards: false).values.allSatisfy(\.isEmpty))
    #expect(try pictures(nil, hasCards: true).values.allSatisfy(\.isEmpty))
    let card = try #require(book.outline.chapter("ch02").flatMap(SocialCard.init))
    #expect(card.file == "ch02-card.png" && card.still == "ch02-still.svg")
    let preface = try #require(book.outline.chapter("preface"))
    #expect(SocialCard(of: preface) == nil)
  }

  @Test("With an address and dates, the site has a feed, and a map with the dates")
  func feed() throws {
    let site = try Site(
      book: book, templates: templates, baseURL: "https://example.org/book",
      updates: ["preface": "2026-01-02T09:00:00+02:00", "ch02": "2026-01-02T08:00:00Z"])
    let files = site.files().mapValues { String(decoding: $0, as: UTF8.self) }
    let feed = try #require(files["feed.xml"])
    let places = feed.matches(of: #/<id>(.*?)</id>/#).map { String($0.output.1) }
    #expect(
      places == [
        "https://example.org/book/", "https://example.org/book/ch02.html",
        "https://example.org/book/preface.html",
      ])
    #expect(feed.contains("<updated>2026-01-02T08:00:00Z</updated>\n<author>"))
    let map = try #require(files["sitemap.xml"])
    #expect(
      map.contains(
        "<loc>https://example.org/book/preface.html</loc><lastmod>2026-01-02T09:00:00+02:00<"))
    #expect(
      files["ch02.html"]?.contains(
        "type=\"application/atom+xml\" href=\"https://example.org/book/feed.xml\"") == true)
    // Without dates nobody could say what is new.
    let undated = try Site(book: book, templates: templates, baseURL: "https://example.org/book")
    #expect(undated.files()["feed.xml"] == nil)
    #expect(
      String(decoding: undated.files()["sitemap.xml"] ?? Data(), as: UTF8.self)
        .contains("lastmod") == false)
  }

  @Test("A gallery shows each wrong answer above the right one, and explains it only when asked")
  func gallery() throws {
    let label = Run.Label(scenario: "tap", screen: fadingTimeline().screen)
    let wrong = Run(label: label, timeline: fadingTimeline(to: 0.5))
    var verdict = Verdict(
      exercise: "ch02.turn", number: 1, title: "Turn", status: .fail, maximum: 10, file: "a")
    verdict.tests = [TestResult(name: "It fades", status: .fail, run: label)]
    var answer = try #require(
      WrongAnswer(
        name: "m0",
        judgement: Judgement(
          verdict: verdict,
          transcripts: [RunTranscript(label: label)]), references: [run(fadingTimeline())]))
    answer.run = wrong
    let site = try Site(
      book: book, templates: templates, galleries: ["ch02.turn"],
      wrongAnswers: ["ch02.turn": [answer]])
    let files = site.files()
    #expect(OutputLinks(files).broken.isEmpty)
    let page = try #require(texts(site)["ch02.turn-mistakes.html"])
    #expect(page.contains("What does this one do wrong? <small>1 of 1</small>"))
    let film = try #require(page.range(of: ">Wrong</text>"))
    let right = try #require(page.range(of: ">Right</text>"))
    let hidden = try #require(page.range(of: "<details class=\"answer\">"))
    let why = try #require(page.range(of: "<p>Why.</p>"))
    let difference = try #require(page.range(of: "<del>-// The answer.</del>"))
    #expect(film.upperBound < right.lowerBound && right.upperBound < hidden.lowerBound)
    #expect(hidden.upperBound < why.lowerBound && why.upperBound < difference.lowerBound)
    #expect(page.contains("data-film=\"ch02.turn-mistakes.js\""))
    #expect(page.contains(" data-take=\"0\""))
    let script = String(decoding: files["ch02.turn-mistakes.js"] ?? Data(), as: UTF8.self)
    #expect(script.contains("\"name\":\"Wrong\"") && script.contains("\"difference\":[0.5"))
    let chapter = try #require(texts(site)["ch02.html"])
    #expect(chapter.contains("<a href=\"ch02.turn-mistakes.html\">3 wrong answers</a>"))
    #expect(texts(site)["mistakes.html"]?.contains("3 wrong answers</small>") == true)
    #expect(files["sitemap.xml"] == nil)
    let published = try Site(
      book: book, templates: templates, galleries: ["ch02.turn"],
      wrongAnswers: ["ch02.turn": [answer]], baseURL: "https://example.org/",
      updates: ["ch02": "2026-01-02T08:00:00Z"])
    let map = String(decoding: published.files()["sitemap.xml"] ?? Data(), as: UTF8.self)
    for name in ["ch02.turn-mistakes.html</loc><lastmod>2026-01-02", "mistakes.html</loc>"] {
      #expect(map.contains("<loc>https://example.org/\(name)"), "\(map)")
    }
  }

  @Test("The index shows the first movie that has a transition in both directions")
  func cover() throws {
    var timeline = fadingTimeline()
    timeline.events += timeline.events.map { event in
      guard case .transition(var change) = event.kind else { return event }
      change.id = 2
      return Event(instant: event.instant + 1, kind: .transition(change))
    }
    let run = self.run(timeline)
    let site = try Site(book: book, templates: templates, openings: ["ch02": [run]])
    #expect(texts(site)["index.html"]?.contains("<img src=\"ch02-still.svg\"") == true)
    #expect(OutputLinks(site.files()).broken.isEmpty)
  }

  @Test("Each page has exactly the anchors that links may name")
  func anchors() throws {
    let pages = texts(try Site(book: book, templates: templates))
    for chapter in book.chapters {
      let page = try #require(pages["\(chapter.id).html"])
      let headings = page.matches(of: #/<h[1-6] id="([^"]*)"/#).map { String($0.output.1) }
      #expect(Set(headings) == chapter.anchors)
    }
    #expect(book.chapter("ch02")?.anchors == ["two", "turn"])
  }

  @Test("Without a base URL, all links within the site are relative")
  func relative() throws {
    for (name, text) in texts(try Site(book: book, templates: templates)) {
      let addresses = text.matches(of: #/ (?:href|src)="([^"]*)"/#).map { String($0.output.1) }
      let inside = addresses.filter { $0 != "https://www.swift.org/install/linux/" }
      #expect(!inside.contains { $0.hasPrefix("/") || $0.contains(":") }, "\(name)")
    }
  }

  @Test("Links to missing pages, anchors and files are found")
  func brokenLinks() throws {
    let links = OutputLinks([
      "a.html": Data(
        "<a href=\"b.html#x\" id=\"y\"> <a href=\"#y\"><img src=\"c.png\"><source srcset=\"d.svg\">"
          .utf8),
      "b.html": Data("<a href=\"a.html#z\"><a href=\"https://example.org/q\">".utf8),
    ])
    #expect(
      links.broken == [
        BrokenLink(page: "a.html", address: "b.html#x"),
        BrokenLink(page: "a.html", address: "c.png"),
        BrokenLink(page: "a.html", address: "d.svg"),
        BrokenLink(page: "b.html", address: "a.html#z"),
      ])
  }

  @Test(
    "A base URL that is not a plain http(s) address is an error",
    arguments: ["ftp://example.org/", "example.org", "https://", "https://a.b/?q=1"])
  func baseURL(url: String) {
    #expect(throws: SiteError.badBaseURL(url)) {
      try Site(book: book, templates: templates, baseURL: url)
    }
  }

  @Test("Each page leads to all chapters and to its neighbours, and says which one it is")
  func ways() throws {
    let pages = texts(try Site(book: book, templates: templates))
    for (name, text) in pages {
      for chapter in book.chapters {
        #expect(text.contains("<li><a href=\"\(chapter.id).html\""), "\(name)")
      }
      let current = text.matches(of: #/<a href="([^"]*)" aria-current="page"/#)
      let own = book.chapters.map { "\($0.id).html" }.filter { $0 == name }
      #expect(current.map { String($0.output.1) } == own, "\(name)")
    }
    #expect(pages["ch02.html"]?.contains("aria-label=\"Previous: Preface\"") == true)
  }

  @Test("A named repository is linked from the first page, and each chapter can be edited there")
  func repository() throws {
    let named = try Site(
      book: book, templates: templates, repositoryURL: "https://github.com/someone/tidepool.git/")
    let pages = texts(named)
    let chapter = try #require(pages["ch02.html"])
    #expect(
      chapter.contains(
        "<a href=\"https://github.com/someone/tidepool/edit/main/chapters/ch02-two.md\">"))
    #expect(
      chapter.contains(
        "<a href=\"https://github.com/someone/tidepool/issues/new?"
          + "title=2.%20Two%3A%20&amp;body=Page%3A%20ch02.html%0A%0A\">Report a mistake</a>"))
    let index = try #require(pages["index.html"])
    #expect(index.contains("git clone https://github.com/someone/tidepool\ncd tidepool"))
    #expect(
      index.contains(
        "<a href=\"https://github.com/someone/tidepool/edit/main/site/templates/index.mustache\">"))
    let unnamed = texts(try Site(book: book, templates: templates))
    #expect(!unnamed.values.contains { $0.contains("Edit this page") || $0.contains("git clone") })
  }

  @Test("A report begins with the page's title and address, in the query that each host reads")
  func reporting() throws {
    let published = try Site(
      book: book, templates: templates, baseURL: "https://a.b/c",
      repositoryURL: "https://gitlab.com/a/b")
    let chapter = try #require(texts(published)["ch02.html"])
    #expect(
      chapter.contains(
        "<a href=\"https://gitlab.com/a/b/-/issues/new?issue%5Btitle%5D=2.%20Two%3A%20"
          + "&amp;issue%5Bdescription%5D=Page%3A%20https%3A%2F%2Fa.b%2Fc%2Fch02.html%0A%0A\">"))
    let repository = try #require(Repository("https://github.com/a/b"))
    #expect(
      repository.reporting("1 + 1 = 2 & “é”", page: "p#q")
        == "https://github.com/a/b/issues/new?title=1%20%2B%201%20%3D%202%20%26%20"
        + "%E2%80%9C%C3%A9%E2%80%9D%3A%20&body=Page%3A%20p%23q%0A%0A")
  }

  @Test(
    "A repository's address that is not the page of a project is an error",
    arguments: ["git@github.com:a/b.git", "https://github.com", "https://a.b/c?d"])
  func badRepository(url: String) {
    #expect(throws: SiteError.badRepositoryURL(url)) {
      try Site(book: book, templates: templates, repositoryURL: url)
    }
  }

  @Test("The error for a missing template names it")
  func missingTemplate() {
    #expect(throws: SiteError.templateMissing(name: "templates/page.mustache", folder: "/no")) {
      try Templates(folder: "/no")
    }
  }
}
