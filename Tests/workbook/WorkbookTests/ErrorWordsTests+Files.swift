import Compiling
import Conformance
import Files
import Record
import SiteServing
import Testing

@testable import Checking
@testable import Grading
@testable import SiteRendering
@testable import workbook

extension ErrorWordsTests {
  private static let places: [(any Error, String)] = [
    (
      SetupError.noUserFolder,
      "There is no folder that only you can write. Set HOME or XDG_CACHE_HOME to one."
    ),
    (
      SetupError.noSandbox(hasOption: true),
      "There is no sandbox on this machine, so these files would run with all your rights. bin/workbook doctor "
        + "says what is missing; or add --allow-unboxed if you trust them."
    ),
    (
      CheckingError.referenceBroken(exercise: "ch01.cut", detail: "no\u{1B} such name"),
      "The reference answer to ch01.cut does not work, which is not your fault: without it no answer can be "
        + "judged.\nno such name"
    ),
    (
      WebProgramError.rejected(output: "a.swift:1: no\u{1B}"),
      "The figures cannot be built for browsers:\na.swift:1: no"
    ),
    (
      WebProgramError.file(.cannotWrite(path: "/w", reason: "it is busy")),
      "/w cannot be written: it is busy."
    ),
    (
      SiteError.templateMissing(name: "page.mustache", folder: "/t"),
      "There is no page.mustache in /t. Restore it from the workbook's repository."
    ),
    (
      SiteError.brokenLinks([.init(page: "ch17.html", address: "ch99.html#a")]),
      "These links lead nowhere:\n  ch17.html: ch99.html#a"
    ),
    (
      SiteError.badBaseURL("book.org"),
      "book.org is not the address of a site. Write one that begins with https:// or http://."
    ),
    (
      SiteError.badRepositoryURL("x"),
      "x is not the address of a repository's page. Write one such as https://host/owner/name."
    ),
    (
      ServingError.portTaken(8000),
      "Another program listens on port 8000. End it, or choose another port: bin/workbook site serve --port 8001"
    ),
    (
      ServingError.portTaken(.max),
      "Another program listens on port 65535. End it, or choose another port: bin/workbook site serve "
        + "--port 8000"
    ),
    (
      ServingError.portForbidden(80),
      "Only the system may listen on port 80. Choose one from 1024 on: bin/workbook site serve --port 8000"
    ),
    (
      ServingError.failed(port: 8000, reason: "no network"),
      "The site cannot be served on port 8000: no network."
    ),
    (
      UsageError.noSection("curve", chapter: "ch16", nearest: ["curves"]),
      "ch16 has no section 'curve'. Did you mean ch16#curves?"
    ),
    (
      UsageError.noSection("x", chapter: "ch16", nearest: []),
      "ch16 has no section 'x'. bin/workbook read ch16 shows the chapter."
    ),
    (
      UsageError.notInstalled("/usr/bin/workbook"),
      "/usr/bin/workbook was not put there by workbook install. Give the --prefix that you installed to."
    ),
    (
      UsageError.noPlay(
        "3", exercise: "ch17.2", known: ["tap on 390 × 844", "swipe on 390 × 844"]),
      "ch17.2 has no play '3'. These are its plays:\n  1  tap on 390 × 844\n  2  swipe on 390 × 844"
    ),
    (
      UsageError.playOfSeveral("1"),
      "The play '1' is one exercise's: name that too, as in bin/workbook check ch17.2 --only-play 1"
    ),
    (
      UsageError.noRule("gravity"),
      "No rule has 'gravity' in its id. Rules are named like ch17.NAME."
    ),
    (
      RecordingError.folderNotReadable("/r"),
      "/r is not a folder that can be read. Give the folder with the recordings."
    ),
    (
      RecordingError.noRecordings("/r"),
      "There is no recording in /r. It should contain files that end in .jsonl."
    ),
    (
      RecordingError.notReadable("/r/a.jsonl"),
      "/r/a.jsonl cannot be read. Make it readable, or move it away."
    ),
    (
      RecordingError.severalHosts("/r/a.jsonl", line: 7),
      "From line 7 on, /r/a.jsonl is of another host. Keep a file for each host."
    ),
    (
      RecordingError.notARecording("/r/a.jsonl", line: 3),
      "Line 3 of /r/a.jsonl is not one of a recording. bin/workbook conformance --record writes one."
    ),
    (
      RecordingError.otherFormat("/r/a.jsonl", 9),
      "/r/a.jsonl has the format 9, and this tool reads 3. Record it again."
    ),
  ]

  private static let tables: [(TableError.Reason, String)] = [
    (.notReadable, "There is no file with this name that can be read."),
    (.notText, "It is not text in UTF-8. Save it as CSV."),
    (.openQuotation, "A quotation mark opens and never closes. Save the file again as CSV."),
    (
      .noColumn("points", of: ["student", "exercise"]),
      "There is no column points. The first line names the columns: student, exercise."
    ),
    (.noValue(column: "student"), "The column student is empty."),
    (
      .noNumber(column: "points", value: "ten"),
      "'ten' is no number for points. Write a whole number from 0 on."
    ),
    (.twice(first: 2), "Line 2 is about the same. Leave one of them out."),
    (
      .nobody("an", nearest: []),
      "Nobody in the gradebook is called 'an'. Write the id or the name as it stands there."
    ),
    (
      .nobody("an", nearest: ["ann", "jan"]),
      "Nobody in the gradebook is called 'an'. Did you mean ann, jan?"
    ),
    (
      .several("ann", ids: ["a1", "a2"]),
      "Several in the gradebook are called 'ann': 'a1', 'a2'. Write the id."
    ),
    (
      .noExercise("cat", nearest: []),
      "The gradebook has no exercise 'cat'. Write the name as its first line has it."
    ),
    (
      .noExercise("cat", nearest: ["ch01.cut"]),
      "The gradebook has no exercise 'cat'. Did you mean ch01.cut?"
    ),
    (
      .tooMany(points: 9, most: 5), "9 points are more than the exercise is worth, which is 5."
    ),
  ]

  private static let rosters: [(RosterError.Reason, String)] = [
    (.notText, "It is not text in UTF-8. Save it as CSV."),
    (.openQuotation, "A quotation mark opens and never closes. Save the file again as CSV."),
    (
      .tooManyValues(4, columns: 3),
      "The line has 4 values, and the first line names 3. Put a value that has a comma into quotation marks."
    ),
    (
      .noColumn(found: ["number"]),
      "There is no column id. The first line names the columns, such as id,name,email; id is what a student's "
        + "submission is called. Rename one of 'number' to id. What Canvas (Student, ID, SIS Login ID), Moodle "
        + "(ID number, Email address) and Gradescope (SID, Email) export is read too."
    ),
    (
      .noColumn(found: []),
      "There is no column id. The first line names the columns, such as id,name,email; id is what a student's "
        + "submission is called. What Canvas (Student, ID, SIS Login ID), Moodle (ID number, Email address) and "
        + "Gradescope (SID, Email) export is read too."
    ),
    (.noID, "The column id is empty."),
    (.empty, "Nobody is in it."),
    (.twice(id: "ann", first: 2), "'ann' is in line 2 already."),
    (
      .noFileName(id: "../ann"),
      "'../ann' cannot be the name of a page: leave out / and a dot at its beginning, and use 200 bytes at most."
    ),
  ]

  private static let knownAnswers: [(KnownAnswerError.Reason, String)] = [
    (.listNotReadable, "There is no file with this name, or it is not UTF-8."),
    (
      .noColumn("kind"),
      "There is no column 'kind'. The first line names the columns: file, exercise, as, kind."
    ),
    (.noValue("file"), "The column 'file' is empty."),
    (.unknownExercise("ch99.x"), "There is no exercise 'ch99.x'."),
    (.unknownKind("good"), "'good' is not a kind. Write right, wrong or either."),
    (.notReadable("a.swift", .isDirectory), "a.swift is a folder, not a file."),
  ]

  @Test("Errors about files, sites, recordings and command lines are whole sentences")
  func wordsOfPlaces() {
    for (error, text) in Self.places { #expect(ErrorWords.describe(error)?.text == text) }
  }

  @Test("Errors in tables name the file and the line, and what is wrong there")
  func wordsOfTables() {
    for (reason, text) in Self.tables {
      let error = TableError(file: "late\u{1B}.csv", line: 3, reason: reason)
      #expect(ErrorWords.describe(error)?.text == "late.csv:3: " + text)
    }
    for (reason, text) in Self.rosters {
      let error = RosterError(file: "r.csv", line: nil, reason: reason)
      #expect(ErrorWords.describe(error)?.text == "r.csv: " + text)
    }
    for (reason, text) in Self.knownAnswers {
      let error = KnownAnswerError(list: "list.csv", line: 2, reason: reason)
      #expect(ErrorWords.describe(error)?.text == "list.csv:2: " + text)
    }
  }
}
