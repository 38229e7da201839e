import ArgumentParser
import Files
import Foundation
import Grading

/// Puts the parts of a class together that were graded with `--shard`.
struct GradeMergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Put the parts of a class together, and say what is missing.")

  @Argument(help: "The folders that grade --shard has written to.")
  var parts: [String]

  @Option(help: ArgumentHelp("Where the whole is written.", valueName: "folder"))
  var output = "grades"

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let merge = try Merge(parts: parts.map(BookOptions.absolute))
    let folder = BookOptions.absolute(output)
    _ = try Overrides(run: folder)
    let progress = ProgressLine("Merging")
    var gradebook = Gradebook(columns: [], rows: [])
    try await merge.write(to: folder) {
      progress.note(done: $0, of: $1)
    } completing: { merged in
      await progress.end()
      try Overrides.keepBases(ofRun: folder)
      let record = try GradingRecord(run: folder, keeping: .overview)
      gradebook = try Overrides(run: folder).applied(to: merged, record: record)
      try await FeedbackFolder(run: folder).agree(with: gradebook)
      try AtomicFile.write(gradebook.file, to: folder + "/gradebook.csv")
      try await ClassReport.renew(in: folder, gradebook, installation, isMerging: true)
    }
    let missing = merge.missing
    let absent = gradebook.list.absent
    var lines = MissingWords.lines(parts: missing.shards, absent: absent, list: gradebook.list)
    lines += MissingWords.lines(ungraded: missing.students, list: gradebook.list)
    if !merge.haveSameLimits { lines.append(MissingWords.otherLimits) }
    for line in lines { Terminal.say(line) }
    Terminal.say(
      GradeReport(
        gradebook, output: BookOptions.shown(output), hasSecret: merge.hasSecret, missing: missing
      ).text())
    let isComplete =
      missing.shards.isEmpty && missing.students.isEmpty && absent.isEmpty
      && GradeReport.isComplete(gradebook)
    throw isComplete ? ExitStatus.success : .softwareFault
  }
}
