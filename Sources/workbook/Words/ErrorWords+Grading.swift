import Checking
import Foundation
import Grading
import Sandboxing

extension ErrorWords {
  static func grading(_ error: GradingError) -> (text: String, status: ExitStatus) {
    switch error {
    case .submissionsNotReadable(let folder):
      ("\(folder) is not a folder that can be read. Give the folder with the submissions.", .usage)
    case .noSubmissions(let folder):
      (
        "There is no submission in \(folder). It should contain a folder or an archive for each "
          + "student, or files as Canvas names them.", .usage
      )
    case .nobodyMatched(let folder, let found, let instead):
      (
        "Nobody on the roster has handed in anything in \(Look.withoutControls(folder)), so nothing was graded. It has "
          + "\(list(found)). "
          + (instead.map { "Give \(Look.withoutControls($0)), which has the submissions." }
            ?? "Give the folder or the archive with a submission for each student, or a roster with a column "
            + "that has these names."),
        .usage
      )
    case .classAsSubmission(let folder, let name, let instead):
      (
        "\(Look.withoutControls(folder)) has only \(quoted(name)), which is not one student's: a platform has "
          + "handed it out for a whole class. Give \(Look.withoutControls(instead)).", .usage
      )
    case .studentInSeveral(let student, let folders):
      (
        "\(quoted(student)) is in \(Look.withoutControls(folders.joined(separator: " and in "))), and a student has one "
          + "submission. Put both into one folder of the student's, or leave one out.", .usage
      )
    case .classArchive(let path, .archiveTooLarge):
      (
        Look.withoutControls(path)
          + ": An archive of a class, and what is taken from it, may have 512 MB. Unpack it yourself, and give the "
          + "folder.", .usage
      )
    case .classArchive(let path, .damagedArchive):
      (
        Look.withoutControls(path)
          + ": The archive is damaged, so that some of the class may be lost. Download it again, or unpack it yourself, "
          + "and give the folder.", .usage
      )
    case .classArchive(let path, .archiveWithPassword):
      (
        Look.withoutControls(path)
          + ": The archive has a password. Unpack it yourself, and give the folder.", .usage
      )
    case .classArchive(let path, let reason):
      (
        Look.withoutControls(path) + ": "
          + (reason.map { $0.sentence(file: "The archive") }
            ?? "It could not be unpacked here. bin/workbook doctor says what is missing.")
          + " Or unpack it yourself, and give the folder.", .usage
      )
    case .nothingButAmbiguous(let file, let candidates):
      (
        "\(Look.withoutControls(file)) could be \(candidates.joined(separator: " or ")), and no other file says "
          + "what is graded. Give the chapter or the exercise with --only.", .usage
      )
    case .noSandbox:
      (
        "There is no sandbox on this machine, so submissions would run with all your rights. "
          + "bin/workbook doctor says what is missing; or add --allow-unboxed if you trust all of them.",
        .softwareFault
      )
    case .recordNotReadable(let path):
      (
        "There is no record in \(path) that can be read. Give the folder that grade has written to.",
        .usage
      )
    case .recordEmpty(let folder):
      (
        "The run in \(folder) ended before anything was graded. Run the same command again with --resume.",
        .usage
      )
    case .recordDamaged(let path, let student):
      (
        (student.map { "\(path) is damaged where it has the row of \(quoted($0))." }
          ?? "\(path) is damaged.")
          + " Nothing of it was changed. Restore the file from a copy, or grade the submissions into another "
          + "--output; overrides.csv can be copied there.", .softwareFault
      )
    case .recordForeign(let path):
      (
        "\(path) is no record of grade's: it is another program's file, or the beginning of it is damaged. Nothing of "
          + "it was changed. Restore it from a copy, or give another folder.", .softwareFault
      )
    case .recordLocked(let path):
      (
        "Another program keeps \(path) locked. Close it there, and run the same command again; grade goes on with "
          + "--resume.", .softwareFault
      )
    case .recordHalfWritten(let path):
      (
        "A run was ended while it wrote \(path), and what it wrote has to be taken back before anything is read. Make "
          + "the folder writable, or copy both \(path) and \(path)-journal to a folder that is, and run the same "
          + "command again.",
        .softwareFault
      )
    case .fileNotReadable(let path):
      (
        "\(path) is missing or damaged. Restore it, or grade the submissions again.", .softwareFault
      )
    case .recordNotWritable(let path):
      (
        "\(path) cannot be written. Make the folder writable, and run the same command again with "
          + "--resume.", .softwareFault
      )
    case .noSpaceLeft(let path):
      (
        "No space is left on the disk for \(path). What is graded is kept, and nothing is half-written. "
          + "Free some space, and run the same command with --resume.", .softwareFault
      )
    case .recordOfOtherFormat(let path, let origin, let known):
      (
        "\(path) is in \(origin.format.map { "format \($0)" } ?? "an unknown format"), and this workbook reads "
          + "format \(known)"
          + (origin.versions.map {
            "; it was written by \(Look.withoutControls($0.joined(separator: ", ")))"
          } ?? "")
          + (origin.begun.map { " on \(Look.withoutControls($0))" } ?? "")
          + ". Nothing of it was changed. Use that version for this run, or grade the submissions with this "
          + "one into another --output; overrides.csv can be copied there.", .usage
      )
    case .termsChanged(let path, let differences):
      (
        "\(path) cannot go on, because its grades would not be comparable:\n"
          + list(differences, first: "then", second: "now")
          + "\nNothing of it was changed. Run it again as it was begun, or grade all submissions into another "
          + "--output. bin/workbook grade again \(folder(of: path)) --output NEW grades again what this run has.",
        .usage
      )
    case .outputInUse(let path):
      ("Another grade writes into \(path). Wait for it, or choose another folder.", .usage)
    case .outputHasRun(let folder, let submissions):
      (
        "\(folder) has a run already, in which \(submissions) "
          + "\(submissions == 1 ? "submission is" : "submissions are") graded. --resume goes on with it; "
          + "another run needs another --output.", .usage
      )
    case .mergeEnded(let folder):
      (
        "A merge into \(folder) was ended before it was done, so that its pages and its record may be of different "
          + "runs. Run the same grade merge again; it needs nothing else.", .usage
      )
    case .nothingToResume(let folder):
      (
        "There is no run in \(folder) to go on with. Give the --output that it was begun with, or begin "
          + "one without --resume.", .usage
      )
    case .outputInSubmissions(let output, let folder):
      (
        "\(output) is among the submissions in \(folder), where grades would be taken for a student's. "
          + "Choose another --output.", .usage
      )
    case .outputIsPart(let path):
      ("\(path) is one of the parts that are merged. Choose another --output.", .usage)
    case .outputIsInput(let path):
      ("\(path) is the run that is graded again. Choose another --output.", .usage)
    case .partsDiffer(let path, let other, let differences):
      (
        "\(path) and \(other) are not parts of one class that was graded in one way:\n"
          + list(differences, first: "in \(other)", second: "in \(path)")
          + "\nGrade one of them again, into another --output.", .usage
      )
    case .studentTwice(let student, let path, let other):
      (
        "\(quoted(student)) is in \(path) and in \(other). Give each part once, and parts of one "
          + "class only.", .usage
      )
    case .severalStudents(let student, let ids):
      (
        "Several on the roster are called \(quoted(student)): "
          + "\(ids.map(quoted).joined(separator: ", ")). Ask by the id.", .usage
      )
    case .notGraded(let student, let isAbsent):
      (
        Look.withoutControls(student)
          + (isAbsent
            ? " is on the roster and in no part of this run."
            : " is not graded yet. grade goes on with --resume."),
        .usage
      )
    case .noStudent(let student, let nearest):
      (
        "Nobody in this run is called \(quoted(student)). "
          + (nearest.isEmpty
            ? "The gradebook has all names."
            : "Did you mean \(Look.withoutControls(nearest.joined(separator: ", ")))?"),
        .usage
      )
    case .noExercise(let exercise, let nearest, let known):
      (
        "This run has no exercise \(quoted(exercise)). "
          + (nearest.isEmpty
            ? "It has \(known.joined(separator: ", "))."
            : "Did you mean \(nearest.joined(separator: ", "))?"),
        .usage
      )
    case .assignmentTwice(let title):
      (
        "Two columns would be called \(quoted(title)), and a platform takes one of them. Leave one out.",
        .usage
      )
    case .exerciseGone(let exercise, let run):
      (
        "\(run) was graded with the exercise \(quoted(exercise)), which the book does not have any more. Use "
          + "the book of then (--book), or grade the submissions into another --output.", .usage
      )
    case .secretNotReadable(let path):
      ("The secret in \(path) cannot be read. Give a file that you can read.", .usage)
    case .secretEmpty(let path):
      ("The secret in \(path) is empty. Write it with: head -c 32 /dev/urandom > \(path)", .usage)
    }
  }

  /// What is wrong with a command line about grades.
  static func gradingUsage(_ error: GradeUsageError) -> String {
    switch error {
    case .jobs(let count, let most):
      "--jobs \(count): this machine's cores and memory allow 1 to \(most)."
    case .noSuchName(let word, let nearest):
      "Neither an exercise nor a student is called \(quoted(word)). Did you mean "
        + "\(Look.withoutControls(nearest.joined(separator: ", ")))?"
    case .noParts: "--slurm needs at least one part, such as --slurm 8."
    case .partOfParts:
      "--slurm makes the parts itself: leave --shard out, or grade the part here without --slurm."
    case .partsCompared:
      "--slurm grades parts, which are compared with nothing. When they are merged, grade report --compare says what "
        + "became different."
    case .notAPercentage(let number):
      "--late-percent \(number): write a whole number from 0 to 100."
    case .latePercentWithoutTable:
      "--late-percent takes nothing off without --late, which says who is late."
    case .notAnAssignment(let word):
      "--assignment \(quoted(word)): write a column and a title, such as \"ch17=Chapter 17 (123456)\"."
    case .noAssignments(let format):
      "Assignments are columns of canvas and moodle; \(format) has none. Leave --assignment and "
        + "--assignments out."
    }
  }

  private static func folder(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
  }

  /// Some names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map(quoted).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// A line for each thing in which two runs differ.
  private static func list(
    _ differences: [GradingRecord.Terms.Difference], first: String, second: String
  ) -> String {
    differences.map { difference in
      let (what, one, other) = words(difference)
      return "  \(what): \(first) \(one), \(second) \(other)"
    }.joined(separator: "\n")
  }

  private static func words(
    _ difference: GradingRecord.Terms.Difference
  ) -> (what: String, first: String, second: String) {
    func short(_ digest: String) -> String { String(digest.prefix(12)) }
    func names(_ columns: [Gradebook.Column]) -> String {
      let names = columns.map { "\($0.exercise) (\($0.points) points)" }
      return names.isEmpty ? "none" : Look.withoutControls(names.joined(separator: ", "))
    }
    switch difference {
    case .exercises(let gone, let new):
      return ("exercises that are not in both", names(gone), names(new))
    case .book(let first, let second):
      return ("the book (chapters and reference answers)", short(first), short(second))
    case .versions(let first, let second):
      return ("the versions", first.joined(separator: ", "), second.joined(separator: ", "))
    case .engine(let first, let second): return ("the engine's files", short(first), short(second))
    case .secret(let first, let second):
      return ("the secret (--secret-file)", first.map(short) ?? "none", second.map(short) ?? "none")
    case .protections(let first, let second):
      func text(_ all: [Protection]) -> String {
        all.map(ProtectionWords.all).joined(separator: " / ")
      }
      return ("the limits", text(first), text(second))
    case .limits(let first, let second):
      return ("the limits' numbers", LimitWords.all(first), LimitWords.all(second))
    case .part(let first, let second):
      func text(_ part: Shard?) -> String { part.map { "\($0.number)/\($0.count)" } ?? "all" }
      return ("the part of the class", text(first), text(second))
    }
  }
}
