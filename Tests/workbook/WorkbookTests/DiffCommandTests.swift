import Testing

@testable import workbook

@Suite("A learner's changes")
struct DiffCommandTests {
  @Test("Each part of a line that is too long has its sign, also where a word is cut")
  func longLines() {
    #expect(DiffCommand.line("+ ", "    let a = b", 80) == ["+     let a = b"])
    #expect(
      DiffCommand.line("- ", "  one(two: three)", 12) == ["-   one(two:", "-     three)"])
    for line in DiffCommand.line("+ ", "  navigationController(_:didShow:)", 20) {
      #expect(line.hasPrefix("+ ") && line.count <= 20, "\(line)")
    }
  }
}
