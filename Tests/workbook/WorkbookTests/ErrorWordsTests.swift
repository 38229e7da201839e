import Chapters
import Checking
import Compiling
import Files
import Record
import Sandboxing
import SiteRendering
import Testing

@testable import Grading
@testable import workbook

@Suite("Every error of the tool has words")
struct ErrorWordsTests {
  static let rows: [(any Error, String)] = [
    (
      NameError.unknown("ch99", nearest: []),
      "There is no chapter or exercise named 'ch99'. bin/workbook list shows all names."
    ),
    (
      NameError.unknown("ch7", nearest: ["ch17", "ch18"]),
      "There is no chapter or exercise named 'ch7'. Did you mean ch17, ch18?"
    ),
    (
      NameError.noExercise("17.33", chapter: "ch17", last: 6),
      "There is no exercise named '17.33'. ch17 has 6 exercises, ch17.1 to ch17.6."
    ),
    (
      NameError.noExercise("1.2", chapter: "ch01", last: 1),
      "There is no exercise named '1.2'. ch01 has one exercise, ch01.1."
    ),
    (
      NameError.noChapter("ch99", first: "ch16", last: "ch24"),
      "There is no chapter or exercise named 'ch99'. The chapters are ch16 to ch24."
    ),
    (
      NameError.noChapter("ch99", first: "ch01", last: "ch01"),
      "There is no chapter or exercise named 'ch99'. The only chapter is ch01."
    ),
    (
      NameError.ambiguous("fa", candidates: ["ch17.fade", "ch18.fall"]),
      "'fa' could be ch17.fade, ch18.fall. Write more of it."
    ),
    (
      BookError.noChapters(folder: "/b"),
      "There are no chapters in /b/chapters. Add a Markdown file there."
    ),
    (
      SetupError.packageNotFound,
      "The workbook's own files cannot be found. Start it with bin/workbook."
    ),
    (
      SetupError.bookHasErrors([
        AuthorFinding(
          file: "chapters/ch01.md", position: .init(line: 2, column: 3), error: .noTitle)
      ]),
      """
      chapters/ch01.md:2:3: This chapter has no title. Begin it with a heading: # Title
      Fix the chapter first. Nothing can be judged with it before.
      """
    ),
    (
      CompilerError.toolchainNotFound,
      "No Swift compiler is on the path. Install Swift 6 from https://www.swift.org/install/linux/."
    ),
    (
      CompilerError.toolchainIncomplete(missing: "bin/ld.lld"),
      "This Swift lacks bin/ld.lld. Install a complete toolchain from https://www.swift.org/install/."
    ),
    (
      CompilerError.modulesNotMade(detail: "error: x"),
      "The compiler could not make the modules that every program needs, which is no answer's fault: error: x\n"
        + "bin/workbook doctor shows what is missing."
    ),
    (
      CompilerError.engineNotFound(folder: "/e"),
      "The engine is not built in /e. Start the tool with bin/workbook, which builds it."
    ),
    (
      CompilerError.file(.readOnly(path: "/w")),
      "/w cannot be written: you may not write there. Change its permissions, or choose another folder."
    ),
    (
      SandboxError.boxRefused(detail: "bwrap: no"),
      "The sandbox could not be set up: bwrap: no\nbin/workbook doctor shows what is missing."
    ),
    (SandboxError.spawnFailed(path: "/p", detail: "no"), "/p could not be started: no."),
    (SandboxError.lineBroken(detail: "eof"), "The connection to a program broke: eof."),
    (
      CheckingError.checksRejected(
        exercise: "ch01.cut",
        [
          Diagnostic(severity: .error, message: "no such name", file: "a.md", line: 1, column: 2),
          Diagnostic(severity: .warning, message: "unused", file: "a.md", line: 1, column: 2),
          Diagnostic(severity: .error, message: "cannot link"),
        ]),
      """
      The checks of ch01.cut do not compile, which is not your fault:
      a.md:1:2: no such name
      cannot link
      """
    ),
    (
      CheckingError.checksStopped(exercise: "ch01.cut", .memory),
      "The checks of ch01.cut do not compile, which is not your fault. "
        + "The compiler was stopped because it used too much memory."
    ),
    (
      CheckingError.checksBroken(exercise: "ch01.cut", outcome: .exited(3), output: "a\u{1B}b"),
      "The checks of ch01.cut broke, which is not your fault: they ended with status 3.\nab"
    ),
    (
      CheckingError.checksBroken(exercise: "ch01.cut", outcome: .signalled(11), output: ""),
      "The checks of ch01.cut broke, which is not your fault: they were ended by signal 11."
    ),
    (
      FileError.noSpaceLeft(path: "/w"),
      "No space is left on the disk for /w. Nothing of yours was changed."
    ),
    (FileError.cannotWrite(path: "/w", reason: "it is busy"), "/w cannot be written: it is busy."),
    (
      GradingError.submissionsNotReadable(folder: "/s"),
      "/s is not a folder that can be read. Give the folder with the submissions."
    ),
    (
      GradingError.noSubmissions(folder: "/s"),
      "There is no submission in /s. It should contain a folder or an archive for each student, or "
        + "files as Canvas names them."
    ),
    (
      GradingError.noSandbox,
      "There is no sandbox on this machine, so submissions would run with all your rights. "
        + "bin/workbook doctor says what is missing; or add --allow-unboxed if you trust all of them."
    ),
    (
      GradingError.recordDamaged(path: "/g/record.sqlite", student: "ann"),
      "/g/record.sqlite is damaged where it has the row of 'ann'. Nothing of it was changed. Restore the file from a "
        + "copy, or grade the submissions into another --output; overrides.csv can be copied there."
    ),
    (
      GradingError.recordDamaged(path: "/g/record.sqlite", student: nil),
      "/g/record.sqlite is damaged. Nothing of it was changed. Restore the file from a copy, or grade the "
        + "submissions into another --output; overrides.csv can be copied there."
    ),
    (
      GradingError.recordForeign(path: "/g/record.sqlite"),
      "/g/record.sqlite is no record of grade's: it is another program's file, or the beginning of it is damaged. "
        + "Nothing of it was changed. Restore it from a copy, or give another folder."
    ),
    (
      GradingError.recordLocked(path: "/g/record.sqlite"),
      "Another program keeps /g/record.sqlite locked. Close it there, and run the same command again; grade goes on "
        + "with --resume."
    ),
    (
      GradingError.recordHalfWritten(path: "/g/record.sqlite"),
      "A run was ended while it wrote /g/record.sqlite, and what it wrote has to be taken back before anything is "
        + "read. Make the folder writable, or copy both /g/record.sqlite and /g/record.sqlite-journal to a folder that "
        + "is, and run the same command again."
    ),
    (
      GradingError.recordEmpty(folder: "/g"),
      "The run in /g ended before anything was graded. Run the same command again with --resume."
    ),
    (
      GradingError.recordOfOtherFormat(
        path: "/g/record.jsonl",
        .init(format: 4, versions: ["workbook 0.9", "Swift 6"], begun: "2026-11-01"), known: 5),
      "/g/record.jsonl is in format 4, and this workbook reads format 5; it was written by workbook 0.9, Swift 6 "
        + "on 2026-11-01. Nothing of it was changed. Use that version for this run, or grade the submissions "
        + "with this one into another --output; overrides.csv can be copied there."
    ),
    (
      GradingError.recordOfOtherFormat(path: "/g/record.jsonl", .init(format: nil), known: 5),
      "/g/record.jsonl is in an unknown format, and this workbook reads format 5. Nothing of it was changed. Use that "
        + "version for this run, or grade the submissions with this one into another --output; overrides.csv "
        + "can be copied there."
    ),
    (
      GradingError.recordOfOtherFormat(path: "/g/record.sqlite", .init(format: 9), known: 5),
      "/g/record.sqlite is in format 9, and this workbook reads format 5. Nothing of it was changed. Use that "
        + "version for this run, or grade the submissions with this one into another --output; overrides.csv "
        + "can be copied there."
    ),
    (
      GradingError.exerciseGone("ch01.cut", run: "/g"),
      "/g was graded with the exercise 'ch01.cut', which the book does not have any more. Use the book of then "
        + "(--book), or grade the submissions into another --output."
    ),
    (
      GradeUsageError.jobs(9, most: 2), "--jobs 9: this machine's cores and memory allow 1 to 2."
    ),
    (GradeUsageError.noParts, "--slurm needs at least one part, such as --slurm 8."),
    (
      GradeUsageError.partOfParts,
      "--slurm makes the parts itself: leave --shard out, or grade the part here without --slurm."
    ),
    (
      GradeUsageError.partsCompared,
      "--slurm grades parts, which are compared with nothing. When they are merged, grade report --compare says "
        + "what became different."
    ),
    (
      GradeUsageError.notAPercentage(101), "--late-percent 101: write a whole number from 0 to 100."
    ),
    (
      GradeUsageError.latePercentWithoutTable,
      "--late-percent takes nothing off without --late, which says who is late."
    ),
    (
      GradeUsageError.notAnAssignment("x="),
      "--assignment 'x=': write a column and a title, such as \"ch17=Chapter 17 (123456)\"."
    ),
    (
      GradeUsageError.noAssignments(format: "junit"),
      "Assignments are columns of canvas and moodle; junit has none. Leave --assignment and --assignments out."
    ),
    (
      GradingError.noSpaceLeft(path: "/g"),
      "No space is left on the disk for /g. What is graded is kept, and nothing is half-written. Free "
        + "some space, and run the same command with --resume."
    ),
    (
      GradingError.termsChanged(
        path: "/r/record.sqlite",
        [
          .exercises(gone: [.init(exercise: "ch01.cut", title: "Cut", points: 5)], new: []),
          .book("0123456789abcdef", "fedc"),
          .versions(["workbook 1.0", "Swift 6"], ["workbook 1.0", "Swift 7"]),
          .secret(nil, "00000000000000ff"), .part(nil, Shard("1/2")),
        ]),
      """
      /r/record.sqlite cannot go on, because its grades would not be comparable:
        exercises that are not in both: then ch01.cut (5 points), now none
        the book (chapters and reference answers): then 0123456789ab, now fedc
        the versions: then workbook 1.0, Swift 6, now workbook 1.0, Swift 7
        the secret (--secret-file): then none, now 000000000000
        the part of the class: then all, now 1/2
      Nothing of it was changed. Run it again as it was begun, or grade all submissions into another \
      --output. bin/workbook grade again /r --output NEW grades again what this run has.
      """
    ),
    (
      GradingError.partsDiffer(path: "/b", other: "/a", [.engine("1", "2")]),
      """
      /b and /a are not parts of one class that was graded in one way:
        the engine's files: in /a 1, in /b 2
      Grade one of them again, into another --output.
      """
    ),
    (
      GradingError.fileNotReadable(path: "out/feedback/ann.html"),
      "out/feedback/ann.html is missing or damaged. Restore it, or grade the submissions again."
    ),
    (
      GradingError.outputHasRun(folder: "/out", submissions: 1),
      "/out has a run already, in which 1 submission is graded. --resume goes on with it; another run "
        + "needs another --output."
    ),
    (
      GradingError.outputInSubmissions(output: "/s/out", folder: "/s"),
      "/s/out is among the submissions in /s, where grades would be taken for a student's. Choose another "
        + "--output."
    ),
    (
      GradingError.nobodyMatched(folder: "/s", found: ["a", "b", "c", "d"], instead: nil),
      "Nobody on the roster has handed in anything in /s, so nothing was graded. It has 'a', 'b', 'c' and "
        + "1 more. Give the folder or the archive with a submission for each student, or a roster with a "
        + "column that has these names."
    ),
    (
      GradingError.classAsSubmission(folder: "/s", name: "x", instead: "/s/x"),
      "/s has only 'x', which is not one student's: a platform has handed it out for a whole class. Give "
        + "/s/x."
    ),
    (
      TableError(file: "o.csv", line: 2, reason: .tooManyValues(5, columns: 4)),
      "o.csv:2: The line has 5 values, and the first line names 4. Put a value that has a comma into "
        + "quotation marks."
    ),
    (
      RosterError(file: "r.csv", line: nil, reason: .notReadable),
      "r.csv: There is no file with this name that can be read."
    ),
    (
      GradingError.outputIsPart(path: "/a"),
      "/a is one of the parts that are merged. Choose another --output."
    ),
    (
      GradingError.outputIsInput(path: "/out"),
      "/out is the run that is graded again. Choose another --output."
    ),
    (
      GradingError.secretNotReadable(path: "/k"),
      "The secret in /k cannot be read. Give a file that you can read."
    ),
    (
      SiteError.templateNotParsed(file: "templates/page.mustache", line: 3, column: 4),
      "templates/page.mustache:3:4: This is not a Mustache template that can be parsed. Check that "
        + "every tag and section is closed."
    ),
    (
      FileError.outputExists(path: "/o"),
      "/o exists and was not made by the workbook. Remove it, or choose another folder."
    ),
    (
      UsageError.unknownCommand("chek", nearest: ["check"]),
      "There is no command 'chek'. Did you mean check?"
    ),
    (
      UsageError.unknownCommand("\u{1B}[31mx", nearest: []),
      "There is no command '[31mx'. bin/workbook --help shows all."
    ),
    (UsageError.fileNotFound("a"), "There is no file a."),
    (
      UsageError.tooLarge("a"),
      "a is larger than 512 KB, as no program of this book is. Give a file of Swift, and leave out what it "
        + "does not need."
    ),
    (UsageError.notAFile("a"), "a is not a file that can be read."),
    (
      UsageError.noReport(chapter: "ch01"),
      "There is no report of ch01 yet. bin/workbook check ch01 writes it."
    ),
    (UsageError.notText("a"), "a is not UTF-8. Save it as UTF-8."),
    (UsageError.noSolution(exercise: "ch01.cut"), "ch01.cut has no reference answer."),
    (
      UsageError.notSolvedYet(exercise: "ch01.cut"),
      "ch01.cut is not solved yet. bin/workbook hint ch01.cut helps; --reveal shows the answer "
        + "anyway."
    ),
    (UsageError.badScenario(problem: "no."), "The scenario cannot be played: no."),
    (
      UsageError.unknownScreen("tv"),
      "There is no screen named 'tv'. Use phone, small, tablet or landscape."
    ),
    (
      UsageError.nothingStarted(),
      "Nothing is started in this folder yet. Begin with: bin/workbook start ch17"
    ),
    (
      UsageError.nothingOpen,
      "Every exercise is solved. Name the one that you mean, as in bin/workbook hint ch17.2"
    ),
    (
      UsageError.nothingHandedIn,
      "No submission has a folder of a chapter. Expected: SUBMISSIONS/<student>/ch17/*.swift"
    ),
  ]

  @Test("Each says what happened, and what to do next where something can be done")
  func words() {
    for (error, text) in Self.rows + Self.gradingRows {
      #expect(ErrorWords.describe(error)?.text == text)
    }
  }

  @Test("Faults of the command line and of the machine have different statuses")
  func statuses() {
    #expect(ErrorWords.describe(UsageError.nothingStarted())?.status == .usage)
    #expect(ErrorWords.describe(BookError.noChapters(folder: "/b"))?.status == .usage)
    #expect(ErrorWords.describe(GradingError.noSubmissions(folder: "/s"))?.status == .usage)
    #expect(ErrorWords.describe(GradingError.noSandbox)?.status == .softwareFault)
    #expect(ErrorWords.describe(CompilerError.toolchainNotFound)?.status == .softwareFault)
    #expect(ErrorWords.describe(CancellationError()) == nil)
    #expect(
      ErrorWords.text(CancellationError())
        == "Something failed that should not: CancellationError. Please report it.")
  }
}
