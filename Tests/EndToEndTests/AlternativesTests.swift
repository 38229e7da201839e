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

  private struct Report: Decodable {
    struct Exercise: Decodable {
      var id: String
      var status: String
      var file: String
      var tests: [Test]
      var diagnostics: [Diagnostic]
    }

    struct Test: Decodable {
      var name: String
      var status: String
      var expected: String?
      var seen: String?
    }

    struct Diagnostic: Decodable {
      var message: String
    }

    var exercises: [Exercise]
  }

  @Test("Each exercise has at least two alternative answers", arguments: chapters)
  func two(chapter: String) {
    for exercise in Self.names(in: Workbench.root + "/solutions/\(chapter)")
    where exercise.hasSuffix(".swift") {
      let folder = "\(Self.folder)/\(chapter)/\(exercise.dropLast(".swift".count))"
      #expect(Self.names(in: folder).count >= 2, "\(chapter)/\(exercise)")
    }
  }

  @Test("Every alternative answer passes", arguments: chapters)
  func accepted(chapter: String) throws {
    let bench = try Workbench()
    let exercises = Self.names(in: "\(Self.folder)/\(chapter)")
    let letters = Set(exercises.flatMap { Self.names(in: "\(Self.folder)/\(chapter)/\($0)") })
    for letter in letters.sorted() {
      let workspace = "\(bench.workspace)/\(letter)"
      try FileManager.default.createDirectory(
        atPath: "\(workspace)/exercises/\(chapter)", withIntermediateDirectories: true)
      let given = exercises.filter {
        FileManager.default.fileExists(atPath: "\(Self.folder)/\(chapter)/\($0)/\(letter)")
      }
      for exercise in given {
        try FileManager.default.copyItem(
          atPath: "\(Self.folder)/\(chapter)/\(exercise)/\(letter)",
          toPath: "\(workspace)/exercises/\(chapter)/\(exercise).swift")
      }
      let checked = try bench.start(
        Workbench.tool,
        ["check", "--json", "--workspace", workspace, "--book", Workbench.root]
          + given.map { "exercises/\(chapter)/\($0).swift" })
      let report = try JSONDecoder().decode(Report.self, from: Data(checked.output.utf8))
      #expect(report.exercises.count == given.count)
      for exercise in report.exercises {
        let failed = exercise.tests.filter { $0.status == "fail" }.map {
          "\($0.name): expected \($0.expected ?? ""), seen \($0.seen ?? "")"
        }
        #expect(
          exercise.status == "pass",
          "\(exercise.id) \(letter): \(failed) \(exercise.diagnostics.map(\.message))")
      }
    }
  }
}
