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
    #expect(reason("name\nAnn\n")?.reason == .noColumn(found: ["name"]))
    #expect(reason("")?.reason == .noColumn(found: []))
    #expect(reason("id\n")?.reason == .empty)
    #expect(
      reason("id,name\nann,\nAnn,\n")
        == RosterError(file: "r.csv", line: 3, reason: .twice(id: "Ann", first: 2)))
    #expect(
      reason("name,id\n\"a\nb\",ann\nBo,\n")
        == RosterError(file: "r.csv", line: 4, reason: .noID))
    #expect(reason("id\n\"ann\n")?.reason == .openQuotation)
    #expect(
      reason("id,name,email\nann,Doe, Ann,a@x.edu\n")
        == RosterError(file: "r.csv", line: 2, reason: .tooManyValues(4, columns: 3)))
    #expect(reason("id,name\nann,Ann,,\n") == nil)
  }

  @Test(
    "A submission is found by any name of its student's",
    arguments: [
      ("ann", "ann"), ("ANN", "ann"), ("a@x.edu", "ann"), ("Ann Doe", "ann"), ("4711", "ann"),
      ("Ann Doe_123_assignsubmission_file", "ann"), ("X_4711_assignsubmission_file_", "ann"),
      ("doeann_4711_98765_answers", "ann"), ("doeann_LATE_4711_98765", "ann"),
      // What a student may call themselves is no id of another's, and no address.
      ("ANN_4712_assignsubmission_file", "bo"), ("ann_9_assignsubmission_file", nil),
      ("a@x.edu_9_assignsubmission_file", nil),
      // And what a student calls a file makes it nobody else's.
      ("Ann Doe_4711_assignsubmission_file_Bo_4712_assignsubmission_file_1-cut.swift", "ann"),
      ("cy", nil), ("", nil), ("twin", nil),
    ])
  func names(submission: String, id: String?) throws {
    let roster = try roster(
      "id,name,email,number,nick\nann,Ann Doe,a@x.edu,4711,twin\nbo,Bo,b@x.edu,4712,twin\n")
    let found = roster.people(named: submission)
    #expect((found.count == 1 ? found.first?.id : nil) == id)
  }

  @Test("A folder has its student's name although Moodle leaves characters out of it")
  func namesInMoodle() throws {
    let text = """
      id,name
      dee,Dee O'Hara
      bo,"Bo ""B"" Roe/Doe"
      cy,Cy_X
      al,Al O'Hara
      am,Al OHara

      """
    let roster = try roster(text)
    func ids(_ name: String) -> [String] {
      roster.people(named: name + "_9_assignsubmission_file").map(\.id)
    }
    #expect(ids("Dee OHara") == ["dee"])
    #expect(ids("Bo B RoeDoe") == ["bo"])
    #expect(ids("Cy X") == ["cy"])
    #expect(ids("Dee O'Hara") == ["dee"])
    // Nobody gets what may be another's.
    #expect(ids("Al OHara") == ["al", "am"])
  }

  @Test("Who is on no roster has the name and the number of a folder that Moodle has named")
  func strangersOfMoodle() throws {
    let folders = ["Ann Doe_9_assignsubmission_file_", "Ann Doe_10_assignsubmission_file"]
    let list = ClassList(folders + ["bo", "x_9"], roster: try roster("id,name\nbo,Bo Roe\n"))
    #expect(
      (folders + ["bo", "x_9"]).map(list.label)
        == ["Ann Doe (9)", "Ann Doe (10)", "Bo Roe (bo)", "x_9"])
    #expect(list.ids(named: "10") == [folders[1]])
    #expect(Set(list.ids(named: "ann doe")) == Set(folders))
    let row = StudentGrades(student: folders[0], grades: [])
    #expect(
      Gradebook(columns: [], rows: [row], list: list).csv.contains("\n\(folders[0]),Ann Doe,"))
    // A roster may have the folder's name as an id.
    let enrolled = ClassList(
      [folders[0]], roster: try roster("id,name\n\(folders[0]),Ann B. Doe\n"))
    #expect(enrolled.label(folders[0]) == "Ann B. Doe (\(folders[0]))")
  }

  @Test("Moodle's number in the name of what was handed in survives a roster that has none")
  func participants() throws {
    let people = try roster("id,name\nann,Ann Doe\nbo,Bo Roe\n")
    let submissions = people.matched([
      Submission(student: "Ann Doe_331_assignsubmission_file", folder: "/a", isReadable: true),
      Submission(student: "bo", folder: "/b", isReadable: true),
    ])
    #expect(submissions.map(\.student) == ["ann", "bo"])
    #expect(submissions.map(\.participant) == ["331", nil])
    let folder = FileManager.default.temporaryDirectory.path + "/class-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let list = ClassList(["ann", "bo"], roster: people, participants: ["ann": "331"])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let database = try RecordDatabase(writing: folder)
    try database.write { try database.insert(list, $0) }
    let kept = try database.list()
    #expect(kept == list && kept["ann"]?.participant == "331")
    // Neither another roster nor a run that goes on loses it.
    #expect(kept.named(by: try roster("id,name\nann,Ann B. Doe\n"))["ann"]?.participant == "331")
    var moved = ClassList(["ann"], roster: people, keeping: kept, participants: ["ann": "332"])
    #expect(moved["ann"]?.participant == "332")
    moved.add(list)
    #expect(moved["ann"]?.participant == "332")
  }

  @Test(
    "Another platform's roster has a run's students by a number or an address, and never two as one"
  )
  func ofAnotherPlatform() throws {
    let ours = try roster(
      "id,name,email\n1001,Ann Doe,a@x.edu\n1002,Cy,c@x.edu\n1003,Ed,e@x.edu\n1004,Ed,e@x.edu\n")
    let list = ClassList(["1001", "1002", "1003", "1004", "f@x.edu"], roster: ours)
    let canvas = try roster(
      """
      Student,ID,SIS User ID,SIS Login ID,Section
      "Doe, Ann",4711,1001,ann,S1
      Cy,4712,,C@x.edu,S1
      Ed,4713,,e@x.edu,S1
      Zoe,4714,,zoe,S1
      Fay,4715,,f@x.edu,S1

      """)
    #expect(
      list.calledAsHere(canvas).people.map(\.id) == ["1001", "1002", "e@x.edu", "zoe", "f@x.edu"])
    let named = list.named(by: canvas)
    #expect(named["1001"]?.fields?["canvas"] == "4711")
    #expect(named.absent.map(\.id) == ["e@x.edu", "zoe"])
    #expect(list.calledAsHere(ours) == ours)
  }

  @Test("The gradebook that Canvas exports is a roster, and so are other names of columns")
  func canvas() throws {
    let text = """
      Student,ID,SIS User ID,SIS Login ID,Section,Fade in (12)
      ,,,,,Manual Posting
          Points Possible,,,,,10
      "Doe, Ann",4711,A42,ann@x.edu,S1,
      "Roe, Bo",4712,,bo,S1,7
      "Cy",4713,,,S1,
      "Student, Test",4714,,f00,S1,

      """
    let canvas = try roster(text)
    #expect(canvas.people.map(\.id) == ["ann@x.edu", "bo", "4713"])
    #expect(
      canvas.people[0].fields == [
        "id": "ann@x.edu", "name": "Doe, Ann", "email": "ann@x.edu", "canvas": "4711",
        "sis": "A42", "login": "ann@x.edu", "section": "S1",
      ])
    #expect(canvas.people(named: "doeann_LATE_4711_98765").map(\.id) == ["ann@x.edu"])
    let other = try roster("ID,First name,Surname,E-Mail\nann,Ann,Doe,a@x.edu\n").people[0]
    #expect(other.fields["name"] == "Ann Doe" && other.fields["email"] == "a@x.edu")
  }

  @Test(
    "What Moodle and Gradescope export is a roster, and of a worksheet no grade is anybody's name")
  func otherPlatforms() throws {
    let participants = try roster(
      "\u{FEFF}\"First name\",\"Last name\",\"Email address\",\"ID number\",Groups\n"
        + "Ann,Doe,a@x.edu,4711,\nJörg,Müller,j@x.edu,,\n")
    #expect(participants.people.map(\.id) == ["4711", "j@x.edu"])
    #expect(participants.people.map { $0.fields["name"] } == ["Ann Doe", "Jörg Müller"])
    #expect(participants.people.map { $0.fields["email"] } == ["a@x.edu", "j@x.edu"])
    let worksheet = try roster(
      "Identifier,\"Full name\",\"ID number\",\"Email address\",Status,Grade,\"Maximum Grade\"\n"
        + "Participant 33001,Ann Doe,4711,a@x.edu,Submitted for grading,33002,30.00\n"
        + "Participant 33002,Bo,4712,b@x.edu,,33001,30.00\n")
    #expect(worksheet.people(named: "X_33001_assignsubmission_file").map(\.id) == ["4711"])
    #expect(worksheet.people.first?.fields["number"] == "4711")
    let gradescope = try roster(
      "First Name,Last Name,SID,Email,Sections\nAnn,Doe,4711,a@x.edu,A\n")
    #expect(gradescope.people(named: "a@x.edu").map(\.id) == ["4711"])
    #expect(gradescope.people.first?.fields["name"] == "Ann Doe")
    // A list of our own keeps its meaning.
    #expect(try roster("id,email\nann,a@x.edu\n").people.map(\.id) == ["ann"])
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

  @Test("Where nobody knows which submission is whose, nobody has the row, and all are named")
  func unclear() throws {
    let names = ["BOB", "Bob Smith_4711_assignsubmission_file", "Eve Adams"]
    let submissions = names.map { Submission(student: $0, folder: "/\($0)", isReadable: true) }
    let all = try roster(
      "id,name\nbob,Bob Smith\nmal,Mallory\neve,Eve Adams\neva,Eve Adams\n"
    ).matched(submissions)
    #expect(Set(all.map(\.student)) == Set(names + ["bob", "mal", "eve", "eva"]))
    func submission(_ name: String) -> Submission? { all.first { $0.student == name } }
    #expect(submission("bob")?.obstacle == .unclear(submissions: Array(names.prefix(2))))
    #expect(submission("mal")?.isMissing == true)
    #expect(submission("eve")?.obstacle == .unclear(submissions: ["Eve Adams"]))
    #expect(submission("eva")?.obstacle == .unclear(submissions: ["Eve Adams"]))
    #expect(submission("Eve Adams")?.remarks == [.nameOfSeveral(students: ["eve", "eva"])])
    #expect(submission("BOB")?.folder == "/BOB")
  }

  @Test("A roster may be as spreadsheets write it")
  func encodings() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let file = folder + "/roster-\(UUID().uuidString).csv"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text = "id;name\r\nzoe;Zoë Müller\r\n"
    for encoding in [String.Encoding.utf8, .utf16, .windowsCP1252] {
      try #require(text.data(using: encoding)).write(to: URL(filePath: file))
      #expect(try Roster(file: file).people.first?.fields["name"] == "Zoë Müller")
    }
    try Data([0x69, 0x64, 0, 0xFF]).write(to: URL(filePath: file))
    #expect(throws: RosterError.self) { try Roster(file: file) }
  }

  @Test("A cell has nothing that a terminal acts on, or that turns what follows")
  func controls() throws {
    let named = try roster("id,name\nann,A\u{1B}[31mnn\u{7}\u{9B}\u{202E}\n").people[0]
    #expect(named.fields["name"] == "A[31mnn")
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

  @Test(
    "People may say any value that the kept roster has of a student, and are told what is near",
    arguments: [
      ("7014", ["jnovak"]), ("200109", ["jnovak"]), ("Julia Novak", ["jnovak"]),
      ("novak,  julia", ["jnovak"]), ("novakjulia_LATE_7014_98765", ["jnovak"]),
      ("S1", ["jnovak", "jmueller"]), ("julia", []),
    ])
  func said(word: String, ids: [String]) throws {
    let list = ClassList(
      ["jnovak"],
      roster: try roster(
        """
        Student,ID,SIS User ID,SIS Login ID,Section
        "Novak, Julia",7014,200109,jnovak,S1
        "Müller, Jörg",7002,200101,jmueller,S1

        """))
    #expect(Set(list.ids(named: word)) == Set(ids))
    #expect(list.nearest(to: "julia") == ["Novak, Julia (jnovak)"])
    #expect(list.nearest(to: "Müler") == ["Müller, Jörg (jmueller)"])
    #expect(list.absent.map(\.id) == ["jmueller"])
  }
}
