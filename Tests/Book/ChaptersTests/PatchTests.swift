import Testing

@testable import Chapters

@Suite("A mistake written as a difference")
struct PatchTests {
  let answer = "a\nb\nc\nb\nd\n"

  @Test("Minus lines go, plus lines come, context stays")
  func replaces() throws {
    #expect(try Patch(" c\n-b\n+x\n+y\n").applied(to: answer) == "a\nb\nc\nx\ny\nd\n")
  }

  @Test("Several hunks are applied one after the other")
  func severalHunks() throws {
    #expect(try Patch("-a\n@@\n d\n+e\n").applied(to: answer) == "b\nc\nb\nd\ne\n")
  }

  @Test("Lines without a sign are context, so that an empty line needs no trailing space")
  func signless() throws {
    #expect(try Patch("a\n\n-b\n").applied(to: "a\n\nb\n") == "a\n\n")
  }

  @Test("Old lines that stand twice, or nowhere, are refused with the place of their hunk")
  func ambiguous() {
    #expect(throws: PatchError.hunkDoesNotFit(line: 1, places: 2)) {
      try Patch("-b\n").applied(to: answer)
    }
    #expect(throws: PatchError.hunkDoesNotFit(line: 3, places: 0)) {
      try Patch("-a\n@@\n-z\n").applied(to: answer)
    }
  }

  @Test("A patch that changes nothing is refused")
  func empty() {
    #expect(throws: PatchError.changesNothing) { try Patch(" a\n").applied(to: answer) }
    #expect(throws: PatchError.hunkWithoutContext(line: 1)) {
      try Patch("+a\n").applied(to: answer)
    }
  }
}
