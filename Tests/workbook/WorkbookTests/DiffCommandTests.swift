import Testing

@testable import workbook

@Suite("A learner's changes")
struct DiffCommandTests {
  @Test("Each part of a line that is too long has its sign, also where a word is cut")
  func longLines() {
    #expect(Lines.code("    let a = b", sign: "+ ", width: 80) == ["+     let a = b"])
    #expect(
      Lines.code("  one(two: three)", sign: "- ", width: 12) == ["-   one(two:", "-     three)"])
    for line in Lines.code("  navigationController(_:didShow:)", sign: "+ ", width: 20) {
      #expect(line.hasPrefix("+ ") && line.count <= 20, "\(line)")
    }
  }
}
