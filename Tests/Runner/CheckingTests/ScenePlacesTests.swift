import Files
import Foundation
import Record
import Testing

@testable import Checking

@Suite("The app around an exercise, in the workspace")
struct ScenePlacesTests {
  let fake: FakeWorkbook
  let workspace: Workspace

  init() throws {
    fake = try FakeWorkbook()
    workspace = Workspace(folder: fake.folder + "/workspace")
  }

  @Test(
    "A place in a chapter's scene becomes the same line of the learner's file, where that is there")
  func placed() throws {
    let fence = try #require(fake.exercise.scenes.first).fence
    let note = Diagnostic(
      severity: .note, message: "declared here", file: fence.file, line: fence.firstCodeLine + 1)
    let error = Diagnostic(
      severity: .error, message: "private", file: "a.swift", line: 3, notes: [note])
    #expect(workspace.placed([error], of: fake.exercise) == [error])
    _ = try workspace.prepareEditors(
      for: [fake.exercise], products: fake.judge.compiler.products, tool: "/bin/workbook")
    let placed = try #require(workspace.placed([error], of: fake.exercise).first)
    #expect(placed.file == "a.swift" && placed.line == 3)
    let place = try #require(placed.notes.first)
    let file = try String(
      contentsOfFile: workspace.path(try #require(place.file)), encoding: .utf8)
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let code = fence.code.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[try #require(place.line) - 1] == code[1])
  }
}
