import Testing

@Suite("What people read is written for them")
struct WordingTests {
  /// Units and ranges, which may repeat.
  private let units: Set = [
    "/// 0...1.",
    "/// From 1.",
    "/// HTML.",
    "/// In points.",
    "/// In seconds.",
    "/// In radians.",
    "/// In points per second.",
    "/// In the window's coordinates.",
    "/// Pixels per point.",
  ]

  @Test("No sentence stands above more than three declarations")
  func sentencesAreNotStock() throws {
    let tree = try Tree()
    var counts: [String: Int] = [:]
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      for line in file.lines {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("/// "), !text.hasPrefix("/// - "), !text.hasPrefix("/// ```") else {
          continue
        }
        counts[String(text), default: 0] += 1
      }
    }
    for (sentence, count) in counts where count > 3 && !units.contains(sentence) {
      Issue.record("\(count) times: \(sentence)")
    }
  }

  @Test("The tool and the gradebook never show an error as Swift prints it")
  func errorsAreWorded() throws {
    let tree = try Tree()
    let speaking = tree.targets.filter { ["workbook", "Grading"].contains($0.name) }
    #expect(speaking.count == 2)
    for file in try tree.files(in: speaking) {
      for (index, line) in file.lines.enumerated() where line.contains("\"\\(error)\"") {
        Issue.record("\(file.path):\(index + 1): \(line)")
      }
    }
  }

  @Test("A place in a file is written by SourceLocation alone")
  func placesHaveOneForm() throws {
    let tree = try Tree()
    let form = /\):\\\([^()]*[lL]ine[^()]*(\(\))?\)/
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      guard file.path != "Sources/Record/SourceLocation.swift" else { continue }
      for (index, line) in file.lines.enumerated() where line.contains(form) {
        Issue.record("\(file.path):\(index + 1): \(line)")
      }
    }
  }
}
