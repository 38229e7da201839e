import Foundation
import Testing

@testable import Grading

@Suite("Who is expected to hand in")
struct RosterTests {
  private func roster(_ text: String) throws -> Roster { try Roster(text, file: "r.csv") }

  private func reason(_ text: String) -> RosterError? {
    do throws(RosterError) { _ = try Roster(text, file: "r.csv") } catch { return error }
    return nil
  }

  @Test("Students have an id, and whatever other columns there are")
  func people() throws {
    let text = "\u{FEFF}Name,ID,Email\r\n\"Doe, Ann\",ann,a@x.edu\r\n\r\nBo,bo,b@x.edu\r\n"
    let people = try roster(text).people
    #expect(people.map(\.id) == ["ann", "bo"])
    #expect(people.first?.fields == ["name": "Doe, Ann", "id": "ann", "email": "a@x.edu"])
    #expect(try roster("id;name\nann;Ann").people.first?.fields["name"] == "Ann")
  }

  @Test("A roster that cannot be used says where and why")
  func faults() {
    #expect(reason("name\nAnn\n")?.reason == .noColumn)
    #expect(reason("")?.reason == .noColumn)
    #expect(reason("id\n")?.reason == .empty)
    #expect(
      reason("id,name\nann,\nAnn,\n")
        == RosterError(file: "r.csv", line: 3, reason: .twice(id: "Ann", first: 2)))
    #expect(
      reason("name,id\n\"a\nb\",ann\nBo,\n")
        == RosterError(file: "r.csv", line: 4, reason: .noID))
    #expect(reason("id\n\"ann\n")?.reason == .openQuotation)
  }

  @Test(
    "A submission is found by any name of its student's",
    arguments: [
      ("ann", "ann"), ("ANN", "ann"), ("a@x.edu", "ann"), ("Ann Doe", "ann"), ("4711", "ann"),
      ("Ann Doe_123_assignsubmission_file", "ann"), ("X_4711_assignsubmission_file_", "ann"),
      ("cy", nil), ("", nil), ("twin", nil),
    ])
  func names(submission: String, id: String?) throws {
    let roster = try roster(
      "id,name,email,number,nick\nann,Ann Doe,a@x.edu,4711,twin\nbo,Bo,b@x.edu,4712,twin\n")
    #expect(roster.person(named: submission)?.id == id)
  }

  @Test("Everybody has one row, and what is nobody's keeps its own")
  func matched() throws {
    let submissions = ["a@x.edu", "ann", "zoe", "b@x.edu"].map {
      Submission(student: $0, folder: "/\($0)", isReadable: true)
    }
    let all = try roster("id,email\nann,a@x.edu\nbo,b@x.edu\ncy,c@x.edu\n").matched(submissions)
    #expect(all.map(\.student) == ["a@x.edu", "ann", "bo", "cy", "zoe"])
    #expect(all.map(\.folder) == ["/a@x.edu", "/ann", "/b@x.edu", "", "/zoe"])
    #expect(all.map(\.isMissing) == [false, false, false, true, false])
    #expect(
      all.map(\.remarks) == [[.secondSubmission(student: "ann")], [], [], [], [.notOnRoster]])
  }

  @Test("A name in other letters is another submission, and the one to the letter is graded")
  func otherLetters() throws {
    let submissions = ["Ann", "ann", "ANN"].map {
      Submission(student: $0, folder: "/\($0)", isReadable: true)
    }
    let all = try roster("id\nann\n").matched(submissions)
    #expect(all.first { $0.student == "ann" }?.folder == "/ann")
    #expect(Set(all.map(\.student)) == ["ann", "Ann", "ANN"])
    let twice = try roster("id,email\nann,a@x.edu\n").matched(Array(submissions.prefix(1)))
    #expect(twice.map(\.student) == ["ann"])
  }

  @Test("A cell has nothing that a terminal acts on, or that turns what follows")
  func controls() {
    #expect(CSV.cell("a\u{1B}[31m\u{9B}\u{202E}b") == "a[31mb")
    #expect(
      Remark.unknownName(file: "a\nb\u{1B}]0;c\u{7}.swift", nearest: []).sentence
        == "a b]0;c.swift has the name of no exercise.")
  }

  @Test(
    "Cells are read as they were written",
    arguments: [
      [["a", "b"], ["c,d", "e\"f"]], [["a\nb", "c"], ["", "d;e"]], [["é", "\u{1F600}"]],
    ])
  func roundTrip(table: [[String]]) {
    #expect(CSV.rows(of: CSV.text(of: table))?.map(\.cells) == table)
  }
}
