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
