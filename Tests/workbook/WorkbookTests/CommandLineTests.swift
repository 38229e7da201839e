import ArgumentParser
import Testing

@testable import workbook

@Suite("Which command a line is")
struct CommandLineTests {
  @Test("A simple command is read by itself, just as among all others")
  func simple() throws {
    let check = try #require(
      Workbook.simpleCommand(["check", "ch17.2", "--json"]) as? CheckCommand)
    let same = try #require(
      try Workbook.parseAsRoot(["check", "ch17.2", "--json"]) as? CheckCommand)
    #expect(check.names == same.names && check.names == ["ch17.2"])
    #expect(check.showing.json && same.showing.json)
    let hint = try #require(Workbook.simpleCommand(["hint", "ch17.2", "--level", "2"]))
    #expect(hint is HintCommand)
  }

  @Test(
    "Help, what is wrong, and commands of commands are left to the whole tree",
    arguments: [
      [], ["--version"], ["--help"], ["help", "check"], ["check", "--help"],
      ["check", "--nothing"],
      ["hint", "ch17.2", "--level", "many"], ["chekc"], ["grade", "a", "--output", "b"],
      ["check", "--generate-completion-script", "bash"],
    ])
  func others(words: [String]) {
    #expect(Workbook.simpleCommand(words) == nil)
  }
}
