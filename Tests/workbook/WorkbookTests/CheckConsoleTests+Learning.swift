import Checking
import Foundation
import Record
import Testing

@testable import workbook

extension CheckConsoleTests {
  @Test("A result that nobody uses is told of before the tests that do not pass")
  func unusedResult() throws {
    let failed = verdict(.fail) {
      $0.diagnostics = [
        Diagnostic(
          severity: .warning, id: Diagnostic.unusedResult, lead: "The call changes nothing.",
          message: "result of call to 'scaledBy(x:y:)' is unused")
      ]
      $0.tests = [
        TestResult(
          name: "It ends", status: .fail, failure: Failure(expected: "an end", seen: "none"))
      ]
    }
    let shown = text(failed)
    let cause = try #require(shown.firstRange(of: "The call changes nothing."))
    let seen = try #require(shown.firstRange(of: "expected  an end"))
    #expect(cause.upperBound < seen.lowerBound)
  }

  @Test("What a chapter has taught is said once, and that it is finished each time that it is")
  func finishedOnce() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/finished-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let workspace = Workspace(folder: folder)
    func shown(after status: Verdict.Status) -> String {
      let verdicts = [verdict(status)]
      let change = WorkspaceProgress.note(verdicts, in: workspace, at: .now, by: "t")
      return CheckConsole(
        look: Look(hasColor: false, hasSigns: true), book: book, progress: change
      ).text(verdicts, protection: nil)
    }
    #expect(shown(after: .pass).contains("is finished: you can cut from one screen to another."))
    #expect(!shown(after: .fail).contains("is finished"))
    let again = shown(after: .pass)
    #expect(again.contains("is finished."))
  }

  @Test(
    "Code that does not fit is cut at both ends with an ellipsis, and the caret stays below its column"
  )
  func excerpt() throws {
    let long = String(repeating: "a", count: 40) + "X" + String(repeating: "b", count: 40)
    let rejected = verdict(.error) {
      $0.diagnostics = [
        Diagnostic(
          severity: .error, message: "no", file: "exercises/ch01/1-cut.swift", line: 2, column: 41,
          source: long)
      ]
    }
    let console = CheckConsole(look: Look(hasColor: false, hasSigns: true, width: 40), book: book)
    let lines = console.text([rejected], protection: nil).split(separator: "\n").map(String.init)
    let caret = try #require(lines.firstIndex { $0.hasSuffix("^") })
    #expect(lines[caret - 1].hasPrefix("        …a") && lines[caret - 1].hasSuffix("b…"))
    #expect(Array(lines[caret - 1])[lines[caret].count - 1] == "X")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }
}
