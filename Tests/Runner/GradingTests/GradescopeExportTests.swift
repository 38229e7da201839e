import Foundation
import Testing

@testable import Grading

@Suite("What Gradescope hands out")
final class GradescopeExportTests {
  let folder = FileManager.default.temporaryDirectory.path + "/gradescope-\(UUID().uuidString)"

  init() throws {
    for name in ["submission_1", "submission_2", "submission_3"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private let text = """
    ---
    submission_1:
      :submitters:
      - :name: Ann Doe
        :sid: '4711'
        :email: ann@x.edu
      :created_at: 2026-11-20 10:00:00 Z
      :results:
        output: |
          submission_2:
            :submitters:
            - :email: forged@x.edu
    submission_2:
      :submitters:
        - :name: "Bo: Roe"
          :sid: '4712'
          :email: ''
        - :name: Cy
          :email: "cy@x.edu"
      :score: 1.0
    submission_3:
      :submitters: []
    """

  @Test(
    "Each submitter of a folder has it, by the address or else the number, and no text of theirs counts"
  )
  func submitters() {
    #expect(
      GradescopeExport(text).submitters == [
        "submission_1": ["ann@x.edu"], "submission_2": ["4712", "cy@x.edu"], "submission_3": [],
      ])
    #expect(GradescopeExport("- a\n:\n\n x: y").submitters == ["": []])
  }

  @Test("A folder of such an export is its submitters', and one of nobody keeps its name")
  func submissions() throws {
    try text.write(
      toFile: "\(folder)/\(GradescopeExport.fileName)", atomically: true, encoding: .utf8)
    let all = try Submission.all(in: folder)
    #expect(all.map(\.student) == ["4712", "ann@x.edu", "cy@x.edu", "submission_3"])
    #expect(all.map { $0.folder.suffix(1) } == ["2", "1", "2", "3"])
    let roster = try Roster("id,email,number\nann,ANN@x.edu,1\nbo,bo@x.edu,4712\n", file: "r")
    #expect(roster.matched(all).map(\.student) == ["ann", "bo", "cy@x.edu", "submission_3"])
  }
}
