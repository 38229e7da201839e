import ArgumentParser
import Foundation
import Testing

@testable import workbook

@Suite("The workspace that a command works in")
final class OptionsTests {
  let folder = FileManager.default.temporaryDirectory.path + "/options-\(UUID().uuidString)"

  init() throws {
    for name in [".workbook/starters", "inside"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("Without the option it is the nearest around a folder, and else the folder itself")
  func nearest() {
    #expect(BookOptions.workspace(around: folder + "/inside").folder == folder)
    #expect(BookOptions.workspace(around: "/usr/lib").folder == "/usr/lib")
  }

  @Test("A folder that is named is the workspace, even the current one")
  func named() throws {
    let here = FileManager.default.currentDirectoryPath
    #expect(try BookOptions.parse(["--workspace", "."]).openWorkspace().folder == here)
    #expect(
      try BookOptions.parse(["--workspace", folder + "/inside"]).openWorkspace().folder
        == folder + "/inside")
    #expect(try BookOptions.parse([]).workspace == nil)
  }

  @Test(
    "A path to which others are joined has no slash at its end",
    arguments: [
      ("grades/", "grades"), ("a/b//", "a/b"), ("grades", "grades"), ("/", "/"), ("", ""),
    ])
  func shown(given: String, shown: String) {
    #expect(BookOptions.shown(given) == shown)
  }
}

@Suite("Names of chapters on the command line")
struct NamesTests {
  @Test(
    "\"chapter\" and a number after it are one name",
    arguments: [
      ("check chapter 17", ["check", "chapter 17"]),
      ("start Chapter 17.2 ch 18", ["start", "Chapter 17.2", "ch 18"]),
      ("check ch17 17", ["check", "ch17", "17"]), ("chapter 17", ["chapter", "17"]),
      ("list chapter", ["list", "chapter"]),
      ("check ch17 --workspace chapter 17", ["check", "ch17", "--workspace", "chapter", "17"]),
      ("play chapter 17", ["play", "chapter", "17"]),
    ])
  func joined(line: String, words: [String]) {
    #expect(Names.joined(line.split(separator: " ").map(String.init)) == words)
  }
}
