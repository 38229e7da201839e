import Foundation
import Testing

@Suite("Answers known to be right or wrong measure the judge", .serialized, .needsBuiltTool)
struct KnownAnswersTests {
  let bench: Workbench
  var folder: String { bench.folder + "/answers" }

  init() throws {
    bench = try Workbench()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  /// The header, a right answer, two wrong ones of which the checks catch one, and a debatable one.
  private func writeAnswers() throws {
    let solution = try bench.solution
    try write(solution, to: "whole.swift")
    try write(
      solution.replacing("transitionContext.completeTransition", with: "_ = "), to: "open.swift")
    try write(
      solution.replacing("Cutter", with: "Cutter ") + "// Blamed unjustly.\n", to: "same.swift")
    try write(
      """
      file\tnote\texercise\tas\tkind
      whole.swift\tours\tch01.cut\tch01/1-cut.swift\tright
      open.swift\t\tch01.cut\tch01/1-cut.swift\twrong
      same.swift\t\tch01.cut\tch01/1-cut.swift\twrong
      same.swift\t\tch01.cut\tch01/1-cut.swift\teither

      """, to: "answers.tsv")
  }

  @Test(
    "Shares are counted, each wrong verdict has its line, and the status says whether any is wrong")
  func shares() throws {
    try writeAnswers()
    let inspected = try bench.run("inspect", "--answers", folder, "--no-color")
    #expect(
      inspected.output.hasSuffix(
        """
        same.swift: wrong, but pass

        right: 1 of 1 accepted (100.0 %)
        wrong: 1 of 2 caught (50.0 %)
        either: 1 of 1 accepted
        accepted with the remark that they look different: 0 right, 0 wrong, 0 either

        """), "\(inspected.output)")
    #expect(inspected.status == 1)
    try write(
      "file\texercise\tas\tkind\nwhole.swift\tch01.cut\tch01/1-cut.swift\tright\n",
      to: "answers.tsv")
    #expect(try bench.run("inspect", "--answers", folder).status == 0)
  }

  @Test(
    "A list that cannot be used is an error with its line",
    arguments: [
      ("file\texercise\tas\n", "1: There is no column 'kind'."),
      (
        "file\texercise\tas\tkind\na.swift\tch01.cat\tb\tright\n",
        "2: There is no exercise 'ch01.cat'."
      ),
      ("file\texercise\tas\tkind\na.swift\tch01.cut\tb\tright\n", "2: a.swift is not there."),
      (
        "file\texercise\tas\tkind\na.swift\tch01.cut\tb\n",
        "2: The column 'kind' is empty."
      ),
      (
        "file\texercise\tas\tkind\nanswers.tsv\tch01.cut\tb\tgood\n",
        "2: 'good' is not a kind. Write right, wrong or either."
      ),
    ])
  func faults(list: String, message: String) throws {
    try write(list, to: "answers.tsv")
    let inspected = try bench.run("inspect", "--answers", folder)
    #expect(inspected.errors.hasPrefix("\(folder)/answers.tsv:\(message)"), "\(inspected.errors)")
    #expect(inspected.status == 2)
  }
}
