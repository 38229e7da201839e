import Foundation
import Testing

@Suite(
  "What instructors do with a class costs nobody a grade unheard", .serialized, .needsBuiltTool)
struct ClassesTests {
  let bench: Workbench
  private var folder: String { bench.workspace }
  private var submissions: String { folder + "/submissions" }
  private var output: String { folder + "/grades" }

  init() throws {
    bench = try Workbench()
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func handIn(_ files: String...) throws {
    for file in files { try write("submissions/" + file, bench.solution) }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func run(_ words: String...) throws -> Workbench.Result {
    try bench.start(Workbench.tool, ["grade"] + words)
  }

  private func grade(_ words: String...) throws -> Workbench.Result {
    try bench.start(
      Workbench.tool, ["grade", submissions, "--output", output, "--book", bench.book] + words)
  }

  private func zip(_ files: String..., to archive: String, in place: String) throws {
    let made = try bench.start(
      "/usr/bin/bsdtar",
      ["-a", "-c", "-f", "\(folder)/\(archive)", "-C", "\(folder)/\(place)"] + files)
    try #require(made.status == 0, "\(made)")
  }

  @Test("After a repair by --resume the report and every export know only the submissions of now")
  func repaired() throws {
    try handIn("Ann Doe_9_assignsubmission_file/1-cut.swift", "bo/ch01/1-cut.swift")
    try write("roster.csv", "id,name\nu1,Ann B. Doe\nbo,Bo\n")
    #expect(try grade("--roster", folder + "/roster.csv").status == 70)
    #expect(try text("grades/gradebook.csv").contains("assignsubmission"))
    try write("roster.csv", "id,name,canvas\nu1,Ann Doe,4711\nbo,Bo,4712\n")
    let fixed = try grade("--roster", folder + "/roster.csv", "--resume")
    #expect(fixed.status == 0, "\(fixed)")
    let gradebook = try text("grades/gradebook.csv")
    #expect(!gradebook.contains("assignsubmission") && gradebook.contains("u1,Ann Doe,10,"))
    #expect(try run("report", output, "--book", bench.book).status == 0)
    #expect(try text("grades/gradebook.csv") == gradebook)
    let page = try text("grades/index.html")
    #expect(page.contains("2 of 2 graded") && !page.contains("assignsubmission"))
    #expect(try run("export", "canvas", output).status == 0)
    #expect(
      try text("grades/export/canvas/canvas.csv").hasSuffix(
        "\r\nBo,4712,,bo,,10.00\r\nAnn Doe,4711,,u1,,10.00\r\n"))
    let pages = try FileManager.default.contentsOfDirectory(atPath: output + "/feedback")
    #expect(pages.filter { $0.hasSuffix(".html") }.sorted() == ["bo.html", "u1.html"])
    #expect(try text("grades/feedback/u1.html").contains("<h1>Ann Doe (u1)</h1>"))
    #expect(
      try Data(contentsOf: URL(filePath: output + "/gradebook.csv")).starts(with: [
        0xEF, 0xBB, 0xBF,
      ]))
    let canvas = try Data(contentsOf: URL(filePath: output + "/export/canvas/canvas.csv"))
    #expect(canvas.starts(with: Data("Student,".utf8)))
    let elsewhere = try run(
      submissions, "--output", folder + "/typo", "--resume", "--book", bench.book)
    #expect(
      elsewhere.errors
        == "There is no run in \(folder)/typo to go on with. Give the --output that it was begun with, or "
        + "begin one without --resume.\n")
    // Once begun, the run knows its roster.
    #expect(try grade("--resume").status == 0)
    #expect(try text("grades/gradebook.csv") == gradebook)
  }

  @Test("A run is not overwritten, its exercises have no order, and one may leave them out")
  func kept() throws {
    try handIn("ann/ch01/1-cut.swift")
    let chapter = try String(contentsOfFile: bench.book + "/chapters/ch01-cut.md", encoding: .utf8)
    try chapter.replacing("ch01", with: "ch02").replacing("A cut", with: "Another cut").write(
      toFile: bench.book + "/chapters/ch02-cut.md", atomically: true, encoding: .utf8)
    try FileManager.default.copyItem(
      atPath: bench.book + "/solutions/ch01", toPath: bench.book + "/solutions/ch02")
    let first = try grade("--only", "ch02.cut", "--only", "ch01")
    #expect(first.status == 0, "\(first)")
    let gradebook = try text("grades/gradebook.csv")
    #expect(gradebook.hasPrefix("student,ch01.cut,ch02.cut,"))
    let record = try Workbench.record(ofRun: output)
    let again = try grade("--only", "ch01")
    #expect(again.status == 2)
    #expect(
      again.errors
        == "\(output) has a run already, in which 1 submission is graded. --resume goes on with it; "
        + "another run needs another --output.\n")
    #expect(try grade("--only", "ch01", "--only", "ch02", "--resume").status == 0)
    #expect(try grade("--resume").status == 0)
    #expect(try Workbench.record(ofRun: output) == record)
    #expect(try text("grades/gradebook.csv") == gradebook)
    let unknown = try run(
      submissions, "--output", folder + "/new", "--only", "ch99", "--book", bench.book)
    #expect(unknown.status == 2 && !FileManager.default.fileExists(atPath: folder + "/new"))
    let typo = try run(
      submissions, "--output", folder + "/new", "--only", "ch01.cu", "--book", bench.book)
    #expect(typo.status == 2 && typo.errors.contains("Did you mean ch01.cut, "), "\(typo)")
    #expect(try run("explain", output, "ann", "1.1").output.contains("ch01.cut, "))
    let inside = try run(submissions, "--output", submissions + "/grades", "--book", bench.book)
    #expect(inside.status == 2 && inside.errors.contains("is among the submissions"))

    // A loose file of either chapter is the one's that is graded.
    try FileManager.default.removeItem(atPath: submissions)
    try handIn("doeann_4711_98001_1-cut.swift")
    func gradeLoose(into name: String, _ words: String...) throws -> Workbench.Result {
      try bench.start(
        Workbench.tool,
        ["grade", submissions, "--output", "\(folder)/\(name)", "--book", bench.book] + words)
    }
    #expect(try gradeLoose(into: "one", "--only", "ch02").status == 0)
    #expect(try text("one/gradebook.csv").contains("doeann_4711,10,10,10,pass,"))
    #expect(
      try gradeLoose(into: "none").errors.contains(
        "could be ch01/1-cut.swift or ch02/1-cut.swift"))
    let both = try gradeLoose(into: "both", "--only", "ch01", "--only", "ch02")
    #expect(both.status == 70)
    #expect(both.output.contains("could be ch01/1-cut.swift or ch02/1-cut.swift. Put it into"))
    #expect(try text("both/gradebook.csv").contains(",ungraded,ungraded,"))
  }

  @Test(
    "Moodle's hand-out is read: archives in folders, texts beside them, and the archive of all",
    .enabled(if: access("/usr/bin/bsdtar", X_OK) == 0))
  func moodle() throws {
    try handIn("Cy Roe_11_assignsubmission_file/ch01/1-cut.swift")
    try write("work/ch01/1-cut.swift", bench.solution)
    for student in ["Ann Doe_9", "Bo_10"] {
      try write("submissions/\(student)_assignsubmission_onlinetext/onlinetext.html", "<p>Hi</p>")
      try write("submissions/\(student)_assignsubmission_file/readme.txt", "x")
      try zip(
        "ch01", to: "submissions/\(student)_assignsubmission_file/work.zip", in: "work")
    }
    try write("submissions/Dee_12_assignsubmission_file/work.zip", "no archive")
    try zip(
      "Ann Doe_9_assignsubmission_file", "Ann Doe_9_assignsubmission_onlinetext",
      "Bo_10_assignsubmission_file", "Bo_10_assignsubmission_onlinetext",
      "Cy Roe_11_assignsubmission_file", "Dee_12_assignsubmission_file", to: "all.zip",
      in: "submissions")
    try write(
      "roster.csv",
      "id,name,number\nann,Ann Doe,9\nbo,Bo,10\ncy,Cy Roe,11\ndee,Dee,12\neve,Eve,13\n")
    let roster = ["--roster", folder + "/roster.csv", "--book", bench.book]
    var books: [String] = []
    for (name, place) in [("a", submissions), ("b", folder + "/all.zip")] {
      let graded = try bench.start(
        Workbench.tool, ["grade", place, "--output", "\(folder)/\(name)"] + roster)
      #expect(graded.status == 0, "\(graded)")
      books.append(try text("\(name)/gradebook.csv"))
    }
    #expect(books[0] == books[1])
    for line in ["ann,Ann Doe,10,", "bo,Bo,10,", "cy,Cy Roe,10,", "dee,Dee,0,", "eve,Eve,0,"] {
      #expect(books[0].contains("\n" + line), "\(books[0])")
    }
    #expect(books[0].contains("unreadable,") && books[0].contains("not-submitted,\r"))
    try write("level/all.txt", "x")
    try FileManager.default.copyItem(
      atPath: folder + "/all.zip", toPath: folder + "/level/all.zip")
    for words in [roster, Array(roster.suffix(2))] {
      let wrong = try bench.start(
        Workbench.tool, ["grade", folder + "/level", "--output", folder + "/w"] + words)
      #expect(wrong.status == 2)
      #expect(
        wrong.errors.hasSuffix(" Give \(folder)/level/all.zip.\n")
          || wrong.errors.contains(" Give \(folder)/level/all.zip, which has the submissions."),
        "\(wrong)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/w/record.sqlite"))
    }
  }

  @Test("What was misnamed or could not be read is said to the instructor and to the student")
  func unheard() throws {
    try handIn("ann/Copy of 1-cut.swift", "bo/ch01/1-cut.swift")
    try write("submissions/cy/ch01/1-cut.swift", "")
    let graded = try grade()
    #expect(graded.status == 0, "\(graded)")
    #expect(
      graded.output.contains(
        "3 submissions graded.\nAnswers:  1 not-submitted, 1 pass, 1 unreadable\n"))
    #expect(graded.output.contains("No points: cy, ch01.cut. ch01/1-cut.swift is empty."))
    let sentence = "Copy of 1-cut.swift has the name of no exercise; did you mean 1-cut.swift?"
    #expect(try text("grades/feedback/ann.html").contains(sentence))
    #expect(try run("report", output, "--book", bench.book).status == 0)
    let page = try text("grades/index.html")
    #expect(page.contains(sentence) && page.contains("ch01/1-cut.swift is empty."))
    try FileManager.default.removeItem(atPath: submissions + "/bo")
    try FileManager.default.removeItem(atPath: submissions + "/cy")
    let nobody = try run(
      submissions, "--output", folder + "/none", "--only", "ch01", "--book", bench.book)
    #expect(nobody.status == 70)
    #expect(nobody.errors.contains("No submission has a file with the name of an exercise"))
  }

  @Test("Canvas' own gradebook is the roster, kept for the export; a page for Moodle is one file")
  func canvas() throws {
    try handIn("doeann_4711_98001_1-cut.swift", "roebo_LATE_4712_98002_1-cut.swift")
    try write(
      "canvas.csv",
      "Student,ID,SIS User ID,SIS Login ID,Section,Cut (7)\n    Points Possible,,,,,10\n"
        + "\"Doe, Ann\",4711,A1,ann,S1,\n\"Roe, Bo\",4712,A2,bo,S1,\n\"Zhao, Cy\",4713,A3,cy,S2,\n")
    let graded = try grade("--roster", folder + "/canvas.csv")
    #expect(graded.status == 0, "\(graded)")
    #expect(graded.output.hasPrefix("Marked late by the platform: Roe, Bo (bo).\n"))
    let exported = try run("export", "canvas", output, "--assignment", "ch01.cut=Cut (7)")
    #expect(exported.status == 0, "\(exported)")
    #expect(
      exported.output.hasPrefix(
        "Marked late by the platform: Roe, Bo (bo). Nothing is taken off without --late, such as with this "
          + "table once it has the days:\n  student,days\n  bo,\nWritten: 1 file"))
    let shorter = try run("export", "canvas", output, "--assignment", "ch01=Cut")
    #expect(shorter.status == 0 && !shorter.output.contains("Canvas will propose"), "\(shorter)")
    #expect(try text("grades/export/canvas/canvas.csv").contains(",Section,Cut (7)\r\n"))
    let new = try run("export", "canvas", output)
    #expect(
      new.output.contains(
        "Canvas will propose new assignments for ch01.cut. The roster has Cut (7): --assignment names"
      ))
    try write("dear.csv", text("canvas.csv").replacing("Possible,,,,,10", with: "Possible,,,,,30"))
    let dear = try run(
      "export", "canvas", output, "--assignment", "ch01=Cut", "--roster", folder + "/dear.csv")
    #expect(dear.output.contains("Cut (7) is worth 30 points in Canvas and 10 here: nothing is"))
    for (table, isNamed) in [("ann,1", false), ("4712,0", true)] {
      try write("late.csv", "student,days\n\(table)\n")
      let late = try run(
        "export", "canvas", output, "--assignment", "ch01=Cut", "--late", folder + "/late.csv")
      #expect(late.status == 0)
      #expect(
        late.output.contains("Marked late by the platform: Roe, Bo (bo); ") == !isNamed, "\(late)")
    }
    let alone = try run("export", "canvas", output, "--late-percent", "5")
    #expect(alone.status != 0 && alone.errors.contains("without --late"))
    #expect(
      try text("grades/export/canvas/canvas.csv") == """
        Student,ID,SIS User ID,SIS Login ID,Section,Cut (7)\r
            Points Possible,,,,,10.00\r
        "Doe, Ann",4711,A1,ann,S1,10.00\r
        "Roe, Bo",4712,A2,bo,S1,10.00\r
        "Zhao, Cy",4713,A3,cy,S2,0.00\r

        """)
    let nothing = try run("export", "moodle-feedback", output)
    #expect(nothing.status == 70 && nothing.output.contains("Written: 0 files"))
    try write("roster.csv", "id,name,participant\nann,Ann,1\nbo,Bo,2\n")
    let roster = folder + "/roster.csv"
    #expect(try run("export", "moodle-feedback", output, "--roster", roster).status == 0)
    let place = "grades/export/moodle-feedback/Ann_1_assignfeedback_file"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")
        == ["feedback.html"])
    let page = try text(place + "/feedback.html")
    #expect(page.contains("<style>") && page.contains("style-src 'unsafe-inline'"))
    #expect(!page.contains("<script") && !page.contains("<link"))
  }

  @Test("Names are understood in overrides, and a lost secret is noticed")
  func words() throws {
    try handIn("ann/ch01/1-cut.swift", "bo/ch01/1-cut.swift")
    try write("roster.csv", "id,name\nann,Ann Doe\nbo,Bo\n")
    try write("secret", "ours")
    let options = ["--secret-file", folder + "/secret"]
    let graded = try bench.start(
      Workbench.tool,
      [
        "grade", submissions, "--output", output, "--roster", folder + "/roster.csv", "--book",
        bench.book,
      ] + options)
    #expect(graded.status == 0, "\(graded)")
    #expect(!graded.output.contains("There was no --secret-file"))
    try write(
      "grades/overrides.csv", "student,exercise,points,reason\nAnn Doe,ch01.cut,4,Late, but fine\n")
    let cut = try run("report", output, "--book", bench.book)
    #expect(cut.status == 2 && cut.errors.contains("overrides.csv:2: The line has 5 values"))
    try write(
      "grades/overrides.csv",
      "student,exercise,points,reason\nAnn Doe,ch01.cut,4,\"Late, but fine\"\n")
    #expect(try run("report", output, "--book", bench.book).status == 0)
    #expect(try text("grades/gradebook.csv").contains("Late, but fine"))
    let lost = try grade("--resume")
    #expect(lost.status == 2)
    #expect(
      lost.errors.contains("  the secret (--secret-file): then ")
        && lost.errors.contains(", now none"))
    let again = try run("again", output, "--output", folder + "/again", "--book", bench.book)
    #expect(again.errors.contains("was graded with a secret, and this run is graded without one"))
    let into = try run("merge", output, "--output", output)
    #expect(into.status == 2 && into.errors.contains("is one of the parts"))
  }

  @Test(
    "Who of the roster is in no part of a run is named by every command, and so is a missing part")
  func absent() throws {
    try handIn("ann/1-cut.swift", "bo/1-cut.swift", "cy/1-cut.swift", "dee/1-cut.swift")
    try write("roster.csv", "id,name,canvas\nann,Ann,1\nbo,Bo,2\ncy,Cy,3\ndee,Dee,4\n")
    let roster = ["--roster", folder + "/roster.csv", "--book", bench.book]
    let part = try bench.start(
      Workbench.tool,
      ["grade", submissions, "--output", folder + "/part", "--shard", "1/2", "--only", "ch01"]
        + roster)
    #expect(part.status == 0, "\(part)")
    let graded = try text("part/gradebook.csv")
    let names = [("ann", "Ann"), ("bo", "Bo"), ("cy", "Cy"), ("dee", "Dee")]
    let lost = names.filter { !graded.contains("\n\($0.0),") }
    try #require(!lost.isEmpty && lost.count < names.count)
    let explained = try run("explain", folder + "/part", lost[0].1)
    #expect(
      explained.errors
        == "\(lost[0].1) (\(lost[0].0)) is on the roster and in no part of this run.\n")
    let merged = try run("merge", folder + "/part", "--output", folder + "/all")
    let exported = try run("export", "canvas", folder + "/all")
    let reported = try run("report", folder + "/all", "--book", bench.book)
    for result in [merged, exported, reported, try run("export", "canvas", folder + "/part")] {
      #expect(result.status == 70, "\(result)")
      #expect(result.output.contains("Missing: part 2. Grade it with --shard, and merge again.\n"))
      for (id, name) in lost {
        #expect(
          result.output.contains(
            "Left out: \(name) (\(id)), who is on the roster and in no part of this run.\n"))
      }
    }
    try write("more.csv", "id,name,canvas\nann,Ann,1\nbo,Bo,2\ncy,Cy,3\ndee,Dee,4\nnew,Nina,5\n")
    #expect(try grade("--roster", folder + "/roster.csv").status == 0)
    #expect(try run("export", "canvas", output).status == 0)
    let other = try run("export", "canvas", output, "--roster", folder + "/more.csv")
    #expect(other.status == 70)
    #expect(
      other.output.hasPrefix(
        "Left out: Nina (new), who is on the roster and in no part of this run.\nWritten: 1 file"))
  }

  @Test("Points by hand for an answer in whose place there is another one are named, and stay")
  func outdatedOverrides() throws {
    try handIn("ann/cutting.swift", "bo/1-cut.swift")
    #expect(try grade("--only", "ch01").status == 0)
    try FileManager.default.copyItem(atPath: output, toPath: folder + "/old")
    try write(
      "grades/overrides.csv", "student,exercise,points,reason\nann,ch01.cut,4,Wrong name\n")
    try handIn("ann/1-cut.swift")
    try write("grades/index.html", "of before")
    let resumed = try grade("--resume", "--compare", folder + "/old")
    #expect(try text("grades/index.html").contains("0, not-submitted → 4, pass"))
    let sentence =
      "Line 2 of overrides.csv gives 4 points for an answer that was judged with 0. Another one was handed in "
      + "since, which is judged with 10: change the line, or take it out."
    #expect(
      resumed.output.contains("ch01.cut: 0, not-submitted → 4, pass\n    " + sentence), "\(resumed)"
    )
    #expect(resumed.output.contains("\nBy hand: ann, ch01.cut. " + sentence))
    #expect(try run("report", output, "--book", bench.book).status == 0)
    #expect(try text("grades/index.html").contains(sentence))
    let again = try run("again", output, "--output", folder + "/again", "--book", bench.book)
    #expect(again.output.contains("By hand: ann"), "\(again)")
    try write(
      "grades/overrides.csv", "student,exercise,points,reason\nann,ch01.cut,5,A hint was given\n")
    #expect(!(try grade("--resume").output.contains("By hand:")))
    #expect(try text("grades/gradebook.csv").contains("\nann,5,5,10,pass,"))
  }

  @Test("What needs a person is a row for each student, without files that can be no exercise's")
  func concerns() throws {
    try handIn("ann/ch01/1-cut.swift", "bo/cutting.swift")
    for file in ["Info.plist", "readme.txt", "App.xcodeproj/project.pbxproj", "AppDelegate.swift"] {
      for student in ["ann", "bo"] { try write("submissions/\(student)/\(file)", "x") }
    }
    let chapter = try String(contentsOfFile: bench.book + "/chapters/ch01-cut.md", encoding: .utf8)
    try chapter.replacing("ch01", with: "ch02").replacing("A cut", with: "Another cut").write(
      toFile: bench.book + "/chapters/ch02-cut.md", atomically: true, encoding: .utf8)
    try FileManager.default.copyItem(
      atPath: bench.book + "/solutions/ch01", toPath: bench.book + "/solutions/ch02")
    let first = try grade()
    for result in [first, try grade("--resume")] {
      #expect(result.status == 0, "\(result)")
      let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("Not recognised") }
      #expect(lines.count == 1, "\(result)")
      #expect(lines.first?.hasPrefix("Not recognised: bo. ") == true)
      #expect(result.output.contains("did you mean ch01/1-cut.swift? "))
    }
    #expect(try text("grades/feedback/bo.html").contains(">not recognised<"))
    #expect(try run("export", "moodle", output).status == 0)
    #expect(
      try text("grades/export/moodle/moodle.csv").contains(
        "ch01/1-cut.swift is not there. cutting.swift has the name of no exercise; did you mean ch01/1-cut.swift?"
      ))
  }
}
