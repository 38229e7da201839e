import Testing

@testable import workbook

@Suite("A learner's changes")
struct DiffCommandTests {
  @Test("Each part of a line that is too long has its sign, also where a word is cut")
  func longLines() {
    #expect(Lines.code("    let a = b", sign: "+ ", width: 80) == ["+     let a = b"])
    #expect(
      Lines.code("  one(two: three)", sign: "- ", width: 12) == ["-   one(two:", "-     three)"])
    #expect(
      Lines.code("  context.complete(!context.wasCancelled)", sign: "+ ", width: 30) == [
        "+   context.complete(!context", "+     .wasCancelled)",
      ])
    #expect(
      Lines.code("  /// The drop that opens.", sign: "", width: 18) == [
        "  /// The drop", "  /// that opens.",
      ])
    #expect(
      Lines.code("  open(drop)  // and so on", sign: "+ ", width: 18) == [
        "+   // and so on", "+   open(drop)",
      ])
    for line in Lines.code("  navigationController(_:didShow:)", sign: "+ ", width: 20) {
      #expect(line.hasPrefix("+ ") && line.count <= 20, "\(line)")
    }
  }

  @Test("A word that no line has room for is cut between names, and a path is not cut")
  func longWords() {
    let name = "Trail.navigationController(_:animationControllerFor:from:to:)"
    #expect(
      Lines.wrap("why \(name) is", width: 40, rest: "    ") == [
        "why Trail.navigationController(_:", "    animationControllerFor:from:to:) is",
      ])
    let path = "exercises/ch20/3-shrinking-pop-and-more.swift"
    #expect(Lines.wrap("a \(path) b", width: 20) == ["a", path, "b"])
    #expect(Lines.wrap("in 0.25...0.75 of x", width: 9) == ["in", "0.25...0.75", "of x"])
  }
}
