import Foundation
import Testing

/// `Alternatives/ch17/1-stub/a.swift` and so on are correct answers other than the reference answer.
@Suite(
  "Correct answers pass even if they differ from the reference answer", .serialized, .needsBuiltTool
)
struct AlternativesTests {
  private static let folder = Workbench.root + "/Tests/EndToEndTests/Alternatives"

  static let chapters = names(in: folder)

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("Each exercise has at least two alternative answers", arguments: chapters)
  func two(chapter: String) {
    for exercise in Self.names(in: Workbench.root + "/solutions/\(chapter)")
    where exercise.hasSuffix(".swift") {
      let folder = "\(Self.folder)/\(chapter)/\(exercise.dropLast(".swift".count))"
      #expect(Self.names(in: folder).count >= 2, "\(chapter)/\(exercise)")
    }
  }

  @Test("Every alternative answer passes")
  func accepted() throws {
    let bench = try Workbench()
    let answers = bench.folder + "/answers"
    try FileManager.default.copyItem(atPath: Self.folder, toPath: answers)
    var lines = ["file\texercise\tas\tkind"]
    for chapter in Self.chapters {
      for exercise in Self.names(in: "\(answers)/\(chapter)") {
        let id = exercise.drop { $0 != "-" }.dropFirst()
        lines += Self.names(in: "\(answers)/\(chapter)/\(exercise)").map { name in
          let file = "\(chapter)/\(exercise)/\(name)"
          return "\(file)\t\(chapter).\(id)\t\(chapter)/\(exercise).swift\tright"
        }
      }
    }
    try lines.joined(separator: "\n").write(
      toFile: answers + "/answers.tsv", atomically: true, encoding: .utf8)
    let inspected = try bench.start(
      Workbench.tool,
      ["inspect", "--answers", answers, "--workspace", bench.workspace, "--book", Workbench.root])
    #expect(inspected.status == 0, "\(inspected.output) \(inspected.errors)")
    let all = lines.count - 1
    #expect(inspected.output.contains("right: \(all) of \(all) accepted"), "\(inspected.output)")
  }
}
