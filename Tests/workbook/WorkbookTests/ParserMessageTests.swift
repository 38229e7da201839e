import Testing

@testable import workbook

@Suite("What the parser of the command line prints")
struct ParserMessageTests {
  private let usage =
    "USAGE: workbook check [<names> ...] [--solutions] [--only-play <play>] [--book <folder>] [--json]"

  @Test(
    "The usage is as wide as the terminal, and no argument is in two lines",
    arguments: [40, 60, 80])
  func widths(width: Int) {
    let lines = ParserMessage.text("A\n\n\(usage)\n", width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    #expect(lines.dropFirst().joined(separator: " ").replacing("   ", with: " ") == usage)
    #expect(lines.allSatisfy { $0.count { $0 == "[" } == $0.count { $0 == "]" } }, "\(lines)")
    #expect(lines.contains { $0.contains("[--only-play <play>]") })
  }

  @Test("A usage that fits, or is for a file, stays as it is")
  func whole() {
    #expect(ParserMessage.text(usage, width: 200) == usage)
    #expect(ParserMessage.text(usage, width: .max) == usage)
  }

  @Test("An option that is far from the unknown one is not proposed")
  func suggestions() {
    let far = "Error: Unknown option '--nope'. Did you mean '--book'?"
    #expect(ParserMessage.text(far, width: 80) == "Error: Unknown option '--nope'.")
    let near = "Error: Unknown option '--solutons'. Did you mean '--solutions'?"
    #expect(ParserMessage.text(near, width: 80) == near)
  }
}
