import Databases
import DatabasesTesting
import Foundation
import Testing

@Suite("Instructors can grade submissions and build the site", .serialized, .needsBuiltTool)
struct TeachingTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func submit(_ student: String, _ text: String?) throws {
    let folder = bench.workspace + "/submissions/\(student)/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let text {
      try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
  }

  @Test("Bad submissions do not keep the others from being graded")
  func grade() throws {
    try submit("right", bench.solution)
    try submit("loop", bench.solution(beginningWith: "while true {}"))
    try submit("no, really", "import UIKit\nnonsense\n")
    try submit("=1+1", "")
    try submit("nothing", nil)
    let output = bench.workspace + "/grades"
    let graded = try bench.run("grade", bench.workspace + "/submissions", "--output", output)
    #expect(graded.status == 0, "\(graded)")
    #expect(
      try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8) == """
        student,ch01.cut,total,maximum,ch01.cut status,remarks\r
        '=1+1,0,0,10,unreadable,ch01.cut: ch01/1-cut.swift is empty.\r
        loop,0,0,10,timeout,\r
        "no, really",0,0,10,does-not-compile,\r
        nothing,0,0,10,not-submitted,\r
        right,10,10,10,pass,\r

        """)
    for student in ["right", "loop", "no, really", "=1+1", "nothing"] {
      let page = try String(contentsOfFile: "\(output)/feedback/\(student).html", encoding: .utf8)
      #expect(page.contains("ch01.cut"))
    }
  }

  @Test("Grading twice with the same secret gives the same feedback")
  func secret() throws {
    try submit("right", bench.solution)
    let secret = bench.workspace + "/secret"
    try "ours".write(toFile: secret, atomically: true, encoding: .utf8)
    let books = try (1...2).map { number in
      let output = bench.workspace + "/grades-\(number)"
      let graded = try bench.run(
        "grade", bench.workspace + "/submissions", "--output", output, "--secret-file", secret)
      #expect(graded.status == 0)
      return try String(contentsOfFile: output + "/feedback/right.html", encoding: .utf8)
    }
    #expect(books[0] == books[1])
  }

  @Test("Everybody on the roster has a row, whatever was handed in, and under whatever name")
  func roster() throws {
    try submit("ann@x.edu", bench.solution)
    try submit("stranger", bench.solution)
    try submit("skipped", bench.solution)
    let roster = bench.workspace + "/roster.csv"
    try "id,email\nann,ann@x.edu\nbo,bo@x.edu\nskipped,\n"
      .write(toFile: roster, atomically: true, encoding: .utf8)
    let output = bench.workspace + "/grades"
    func grade(_ words: String...) throws -> Workbench.Result {
      try bench.start(
        Workbench.tool,
        ["grade", bench.workspace + "/submissions", "--output", output] + words
          + bench.options
          .suffix(2))
    }
    let graded = try grade("--roster", roster)
    // The stranger's may be Bo's, who has none.
    #expect(graded.status == 70, "\(graded)")
    #expect(
      graded.output.contains(
        "\nSome submissions are nobody's on the roster, and some on the roster have none"))
    #expect(graded.output.contains("Not recognised: stranger. Nobody on the roster is called so."))
    #expect(
      try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8) == """
        student,email,ch01.cut,total,maximum,ch01.cut status,remarks\r
        ann,ann@x.edu,10,10,10,pass,\r
        bo,bo@x.edu,0,0,10,not-submitted,\r
        skipped,,10,10,10,pass,\r
        stranger,,10,10,10,pass,Nobody on the roster is called so.\r

        """)
    let skipped = try grade("--skip", "ch01.cut", "--resume")
    #expect(skipped.status == 2)
    try "id\nann\nANN\n".write(toFile: roster, atomically: true, encoding: .utf8)
    let refused = try grade("--roster", roster, "--resume")
    #expect(refused.status == 2)
    #expect(refused.errors == "\(roster):3: 'ANN' is in line 2 already.\n")
  }

  @Test("A run that was ended goes on where it was, and ends in the same gradebook")
  func resume() throws {
    for student in ["ann", "bo", "cy"] { try submit(student, bench.solution) }
    try submit("dee", "import UIKit\nnonsense\n")
    let output = bench.workspace + "/grades"
    let submissions = bench.workspace + "/submissions"
    func file(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: "\(output)/\(name)"))
    }
    #expect(try bench.run("grade", submissions, "--output", output).status == 0)
    let gradebook = try file("gradebook.csv")
    let record = output + "/record.sqlite"
    func rows() throws -> [String: [String]] {
      try Workbench.record(ofRun: output, without: ["seconds"]).mapValues { $0.sorted() }
    }
    let before = try rows()
    // As a kill leaves it: two of four submissions are known.
    try openDatabase(record).write {
      try $0.execute(
        script: "DELETE FROM submission WHERE rowid > 2; DELETE FROM grade WHERE rowid > 2")
    }
    try FileManager.default.removeItem(atPath: output + "/gradebook.csv")
    let resumed = try bench.run("grade", submissions, "--output", output, "--resume")
    #expect(resumed.status == 0, "\(resumed)")
    #expect(try file("gradebook.csv") == gradebook)
    #expect(try rows() == before)
    try bench.editChapter("Two calls.", "Two calls!")
    let changed = try bench.run("grade", submissions, "--output", output, "--resume")
    #expect(changed.status == 2)
    #expect(changed.errors.hasPrefix("\(record) cannot go on"), "\(changed)")
    #expect(changed.errors.contains("  the book (chapters and reference answers): then "))
    #expect(!changed.errors.contains("the secret:") && !changed.errors.contains("the versions:"))
    let exported = try bench.start(Workbench.tool, ["grade", "export", "canvas", output])
    #expect(exported.status == 0, "\(exported)")
    #expect(try rows() == before)
    #expect(
      try String(contentsOfFile: output + "/export/canvas/canvas.csv", encoding: .utf8)
        .hasPrefix("Student,ID,SIS User ID,SIS Login ID,Section,ch01.cut\r\n"))
  }

  @Test("A run from before a change of the format is refused by each command, and stays as it is")
  func otherFormat() throws {
    let (output, submissions) = (bench.workspace + "/grades", bench.workspace + "/submissions")
    try submit("ann", bench.solution)
    try FileManager.default.createDirectory(
      atPath: output + "/feedback", withIntermediateDirectories: true)
    let record =
      #"{"begun":"2026-10-01","columns":[],"format":4,"versions":["workbook 0.9"]}"# + "\n{}\n"
    let overrides = "student,exercise,points,reason\nann,ch01.cut,4,A reason\n"
    for (name, text) in [
      ("record.jsonl", record), ("overrides.csv", overrides), ("feedback/ann.html", "page"),
      ("gradebook.csv", "student\nann\n"),
    ] { try text.write(toFile: "\(output)/\(name)", atomically: true, encoding: .utf8) }
    func files() throws -> [String: Data] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: output)
      return Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, FileManager.default.contents(atPath: "\(output)/\($0)") ?? Data())
        })
    }
    let before = try files()
    let other = bench.workspace + "/other"
    for words in [
      [submissions, "--output", output, "--resume", "--book", bench.book],
      [submissions, "--output", output, "--book", bench.book],
      [submissions, "--output", other, "--compare", output, "--book", bench.book],
      ["again", output, "--output", other, "--book", bench.book],
      ["report", output, "--book", bench.book], ["explain", output, "ann"],
      ["export", "canvas", output], ["merge", output, "--output", other],
    ] {
      let result = try bench.start(Workbench.tool, ["grade"] + words)
      #expect(result.status == 2 && result.output.isEmpty, "\(words): \(result)")
      #expect(
        result.errors.hasPrefix(
          "\(output)/record.jsonl is in format 4, and this workbook reads format "),
        "\(words): \(result)")
      #expect(try files() == before, "\(words)")
    }
  }

  @Test("A class is graded in parts, merged, changed by hand, explained, reported and graded again")
  func classroom() throws {
    let folder = bench.workspace
    for student in ["ann", "bo", "cy", "dee"] { try submit(student, bench.solution) }
    try submit("eve", bench.solution.replacing("toView", with: "incoming"))
    try submit("fay", bench.solution(beginningWith: "while true {}"))
    func run(_ words: String...) throws -> Workbench.Result {
      try bench.start(Workbench.tool, ["grade"] + words)
    }
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    for number in 1...3 {
      let part = try run(
        "\(folder)/submissions", "--output", "\(folder)/part\(number)", "--shard", "\(number)/3",
        "--book", bench.book)
      #expect(part.status == 0, "\(part)")
    }
    let incomplete = try run(
      "merge", folder + "/part1", folder + "/part3", "--output", folder + "/two")
    #expect(incomplete.status == 70)
    #expect(incomplete.output.hasPrefix("Missing: part 2. Grade it with --shard, and merge again."))
    let merged = try run(
      "merge", folder + "/part1", folder + "/part3", folder + "/part2", "--output",
      folder + "/all")
    #expect(merged.status == 0, "\(merged)")
    let whole = try run(
      "\(folder)/submissions", "--output", folder + "/whole", "--book", bench.book)
    #expect(whole.status == 0)
    #expect(try text("all/gradebook.csv") == text("whole/gradebook.csv"))
    #expect(try text("all/feedback/fay.html") == text("whole/feedback/fay.html"))

    try "student,exercise,points,reason\nfay,ch01.cut,4,The idea is right\n"
      .write(toFile: folder + "/all/overrides.csv", atomically: true, encoding: .utf8)
    let explained = try run("explain", folder + "/all", "fay")
    #expect(explained.output.hasPrefix("fay: 4 of 10 points\n"), "\(explained)")
    #expect(explained.output.contains("4 points by hand instead of 0: The idea is right"))
    #expect(explained.output.contains("something in it never ends"))
    let nobody = try run("explain", folder + "/all", "fey")
    #expect(
      nobody.errors.hasPrefix("Nobody in this run is called 'fey'. Did you mean fay"), "\(nobody)")

    let again = try run(
      "again", folder + "/all", "--output", folder + "/again", "--book", bench.book)
    #expect(again.status == 0)
    #expect(again.output.hasPrefix("The same grades as in "), "\(again)")
    #expect(try text("again/overrides.csv") == text("all/overrides.csv"))
    let reported = try run(
      "report", folder + "/all", "--compare", folder + "/whole", "--book", bench.book)
    #expect(reported.status == 0, "\(reported)")
    let page = try text("all/index.html")
    #expect(page.contains("0, timeout → 4, timeout"))
    #expect(page.contains("Who has handed in the reference answer"))
    #expect(page.contains("href=\"feedback/fay.html\""))
    #expect(!page.contains("style=") && !page.contains("<script>"))
    #expect(try text("all/gradebook.csv").contains("fay,4,4,10,timeout,"))
    for run in ["all", "again"] {
      let feedback = try text("\(run)/feedback/fay.html")
      #expect(feedback.contains("0 of 1 solved, 4 of 10 points"))
      #expect(!feedback.contains("0 of 10 points"))
      #expect(feedback.contains("4 points by hand instead of 0: The idea is right"))
      #expect(try text("\(run)/feedback/ann.html").contains("10 of 10 points"))
    }
    #expect(try text("again/gradebook.csv") == text("all/gradebook.csv"))

    try "student,exercise,points,reason\nfay,ch01.cut,3,The idea is right\n"
      .write(toFile: folder + "/all/overrides.csv", atomically: true, encoding: .utf8)
    let once = try run(
      "merge", folder + "/part1", folder + "/part2", folder + "/part3", "--output",
      folder + "/all", "--book", bench.book)
    #expect(once.status == 0, "\(once)")
    let renewed = try text("all/index.html")
    #expect(renewed != page && renewed.contains("<td class=\"number\">3</td>"), "\(renewed)")
  }

  @Test("A run that is graded again takes along all that it compiled and played, and keeps names")
  func again() throws {
    let folder = bench.workspace
    for student in ["ann", "bo"] { try submit(student, bench.solution) }
    let roster = folder + "/roster.csv"
    try "id,name\nann,Ann Doe\nbo,Bo Roe\n".write(toFile: roster, atomically: true, encoding: .utf8)
    let graded = try bench.start(
      Workbench.tool,
      [
        "grade", folder + "/submissions", "--output", folder + "/first", "--roster", roster,
        "--book", bench.book,
      ])
    #expect(graded.status == 0, "\(graded)")
    try bench.editChapter("present.began + 0.5", "present.began + 0.4")
    let again = try bench.start(
      Workbench.tool,
      ["grade", "again", folder + "/first", "--output", folder + "/second", "--book", bench.book])
    #expect(again.status == 0, "\(again)")
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    #expect(try text("second/gradebook.csv") == text("first/gradebook.csv"))
    #expect(try text("second/gradebook.csv").contains("\r\nbo,Bo Roe,10,"))
    // What is compiled or played once more takes the place of what was linked.
    for kind in ["programs", "runs"] {
      func files(_ run: String) throws -> [String: UInt] {
        let place = "\(folder)/\(run)/.cache/\(kind)"
        let names = try FileManager.default.contentsOfDirectory(atPath: place)
        return try Dictionary(
          uniqueKeysWithValues: names.map { name in
            let file = try FileManager.default.attributesOfItem(atPath: "\(place)/\(name)")
            return (name, try #require(file[.systemFileNumber] as? UInt))
          })
      }
      let (first, second) = (try files("first"), try files("second"))
      #expect(!first.isEmpty && second.filter { first[$0.key] != nil } == first, "\(kind)")
      // The changed checks are a program, and no run.
      #expect(second.count - first.count == (kind == "programs" ? 2 : 0), "\(kind)")
    }
    let explained = try bench.start(
      Workbench.tool, ["grade", "explain", folder + "/second", "bo roe"])
    #expect(explained.output.hasPrefix("Bo Roe (bo): 10 of 10 points\n"), "\(explained)")
    let reported = try bench.start(
      Workbench.tool, ["grade", "report", folder + "/second", "--book", bench.book])
    #expect(reported.status == 0, "\(reported)")
    #expect(try text("second/index.html").contains(">Bo Roe</a> <code>bo</code>"))
    #expect(try text("second/index.html").contains("What took longest to judge"))
  }

  @Test("What is exported costs what lateness costs, in the numbers and on the pages")
  func late() throws {
    let folder = bench.workspace
    try submit("ann", bench.solution)
    try submit("bo", bench.solution.replacing("toView", with: "incoming"))
    #expect(
      try bench.run("grade", folder + "/submissions", "--output", folder + "/grades").status == 0)
    for (name, text) in [
      ("late.csv", "student,days\nann,2\n"),
      ("roster.csv", "id,name,participant,login\nann,Ann,1,ann\nbo,Bo,2,bo\n"),
    ] { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
    func export(_ format: String, _ words: String...) throws -> Workbench.Result {
      try bench.start(
        Workbench.tool,
        [
          "grade", "export", format, folder + "/grades", "--roster", folder + "/roster.csv",
          "--late", folder + "/late.csv",
        ] + words)
    }
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/grades/\(name)", encoding: .utf8)
    }
    #expect(try export("moodle-feedback").status == 0)
    let page = try text("export/moodle-feedback/Ann_1_assignfeedback_file/feedback.html")
    #expect(page.contains("1 of 1 solved, 8 of 10 points"))
    #expect(page.contains("Cut: 8 points instead of 10, 2 days late."))
    #expect(try text("feedback/ann.html").contains("1 of 1 solved, 10 of 10 points"))
    let other = try text("export/moodle-feedback/Bo_2_assignfeedback_file/feedback.html")
    #expect(other.contains("1 of 1 solved, 10 of 10 points") && !other.contains("days late"))
    try "id,name,participant,login\nann,Ann,3,ann\nbo,Bo,2,bo\n"
      .write(toFile: "\(folder)/roster.csv", atomically: true, encoding: .utf8)
    let corrected = try export("moodle-feedback")
    #expect(corrected.status == 70)
    #expect(
      corrected.output.contains(
        "Not of this export, and in its folder from an earlier one: Ann_1_assignfeedback_file. Delete"
      ))
    #expect(try export("canvas", "--assignment", "total=Cutting (99)").status == 0)
    #expect(
      try text("export/canvas/canvas.csv") == """
        Student,ID,SIS User ID,SIS Login ID,Section,Cutting (99)\r
            Points Possible,,,,,10.00\r
        Ann,,,ann,,8.00\r
        Bo,,,bo,,10.00\r

        """)
    let unknown = try export("canvas", "--only", "ch02")
    #expect(unknown.errors == "This run has no exercise 'ch02'. It has ch01.cut.\n")
    #expect(try export("junit", "--assignment", "total=x").status == 2)
    let twice = try export("canvas", "--assignment", "total=Cut", "--assignment", "ch01=Cut")
    #expect(twice.status == 2 && twice.errors.hasPrefix("Two columns would be called 'Cut'"))
    let users = try export("lti")
    #expect(users.status == 70)
    #expect(
      users.output.contains("The roster has no lti of Ann (ann); Bo (bo), so that"), "\(users)")
  }

  @Test("Grading a folder without submissions is an error")
  func noSubmissions() throws {
    let folder = bench.workspace + "/empty"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let graded = try bench.run("grade", folder, "--output", bench.workspace + "/grades")
    #expect(
      graded.errors
        == "There is no submission in \(folder). It should contain a folder or an archive for each "
        + "student, or files as Canvas names them.\n")
    #expect(graded.status == 2)
  }

  @Test("The site has a page for each chapter")
  func site() throws {
    let output = bench.workspace + "/site"
    let built = try bench.run("site", "build", "--output", output)
    #expect(built.status == 0, "\(built)")
    let page = try String(contentsOfFile: output + "/ch01.html", encoding: .utf8)
    #expect(page.contains("<svg"))
    #expect(page.contains("<details"))
    #expect(FileManager.default.fileExists(atPath: output + "/index.html"))
  }
}
