import Testing

@testable import workbook

@Suite("The screen of watch")
struct WatchScreenTests {
  func screen(_ width: Int, _ height: Int, hasColor: Bool = false) -> WatchScreen {
    WatchScreen(look: Look(hasColor: hasColor, hasSigns: true, width: width), height: height)
  }

  let body = (1...30).map { "line \($0)" }.joined(separator: "\n")

  @Test("It has no more lines than the terminal, and none that the terminal would break")
  func fits() {
    let long = "seen animationController(forPresented:presenting:source:).isInteractive\n" + body
    for width in [20, 33, 60, 80] {
      for height in [8, 20, 40] {
        for hasColor in [false, true] {
          let lines = screen(width, height, hasColor: hasColor).lines(
            body: long, status: "Waiting for exercises/ch17/2-a-name-without-any-space-in-it.swift."
          )
          // Below this, the keys alone fill it.
          if width >= 60 || height >= 20 { #expect(lines.count < height) }
          for line in lines { #expect(Look.columns(of: line) <= width, "\(line)") }
        }
      }
    }
  }

  @Test("A word that is wider than the terminal goes on in the next line, with its colour")
  func broken() {
    let red = "\u{1B}[31m"
    #expect(Lines.pieces(of: "abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(Lines.pieces(of: "abc", width: 3) == ["abc"])
    #expect(
      Lines.pieces(of: "a\(red)bcd\(Look.plain)e", width: 2)
        == ["a\(red)b\(Look.plain)", "\(red)cd\(Look.plain)", "e"])
  }

  @Test("The space bar turns the page, until the last line is seen")
  func pages() throws {
    let screen = screen(80, 20)
    let first = screen.lines(body: body, status: "Waiting.")
    let next = try #require(screen.lineAfterPage(of: body, from: 0, status: "Waiting."))
    #expect(first.contains("line \(next)"))
    #expect(first.contains("… \(30 - next) more lines: the space bar turns the page"))
    let second = screen.lines(body: body, from: next, status: "Waiting.")
    #expect(second.first == "line \(next + 1)")
    #expect(screen.lineAfterPage(of: body, from: 29, status: "Waiting.") == nil)
  }

  @Test("A higher terminal shows more of the same body")
  func height() {
    let low = screen(80, 20).lines(body: body, status: "")
    let high = screen(80, 40).lines(body: body, status: "")
    #expect(!low.contains("line 30"))
    #expect(high.contains("line 30"))
    #expect(!high.contains { $0.contains("more lines") })
  }

  @Test(
    "What is checked is said with the seconds that it takes, and of several with how many are done")
  func work() {
    func text(_ done: Int, of total: Int, _ seconds: Double) -> String {
      WatchScreen.work("Checking …", done: done, of: total, after: .seconds(seconds))
    }
    #expect(text(0, of: 1, 0.9) == "Checking …")
    #expect(text(0, of: 1, 3.2) == "Checking … 3 s")
    #expect(text(1, of: 1, 3.2) == "Checking … 3 s")
    #expect(text(2, of: 5, 0.2) == "Checking … 2 of 5")
    #expect(text(2, of: 5, 12) == "Checking … 2 of 5, 12 s")
  }
}
