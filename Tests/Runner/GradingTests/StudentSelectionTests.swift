import Foundation
import Testing

@testable import Grading

@Suite("Whom somebody wants to be graded, or left out")
struct StudentSelectionTests {
  private let submissions = [
    Submission(student: "ann", folder: "/x/ann", isReadable: true),
    Submission(student: "bo.zip", folder: "/x/bo.zip", isReadable: false, obstacle: .archive),
    .missing(student: "cy"),
  ]
  private let roster = try? Roster("id,email\nann,a@x.edu\nbo,b@x.edu\ncy,c@x.edu\n", file: "r")

  /// The students of whom something is read.
  private func graded(_ selection: StudentSelection) -> [String] {
    selection.applied(to: submissions, roster: roster).filter { $0.obstacle != .leftOut }
      .map(\.student)
  }

  @Test("Those who are wanted are graded without those who are not; without words all are")
  func applied() {
    #expect(graded(.init()) == ["ann", "bo.zip", "cy"])
    #expect(graded(.init(only: ["ann", "c@x.edu"])) == ["ann", "cy"])
    #expect(graded(.init(skipped: ["ann"])) == ["bo.zip", "cy"])
    #expect(graded(.init(only: ["ann", "cy"], skipped: ["A@X.edu"])) == ["cy"])
  }

  @Test("A name that nobody has is told, with who may be meant")
  func unknown() {
    let selection = StudentSelection(only: ["bo", "a@x.edu"], skipped: ["anne"])
    #expect(selection.unknown(among: submissions, roster: roster) == "anne")
    #expect(StudentSelection.nearest(to: "anne", among: submissions, roster: roster) == ["ann"])
    #expect(StudentSelection(only: ["a@x.edu"]).unknown(among: submissions, roster: nil) != nil)
  }
}
