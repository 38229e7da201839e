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

  /// Sentences that are still to be edited, with the number of declarations below them.
  private let left = [
    "/// Negative if the matrix mirrors this axis.": 5,
    "/// Reads what ``encode(to:)`` writes; refuses anything else.": 31,
    "/// The importance of a global queue; without effect.": 4,
    "/// The scenario's name.": 4,
    "/// What happened.": 4,
    "/// Writes the value so that it is read back to the bit.": 31,
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
    for (sentence, count) in counts
    where count > max(3, left[sentence] ?? 0) && !units.contains(sentence) {
      Issue.record("\(count) times: \(sentence)")
    }
  }

  /// Files that still show an error's type to people.
  private let unworded = ["Sources/Runner/Grading/Grader.swift"]

  @Test("The tool and the gradebook never show an error as Swift prints it")
  func errorsAreWorded() throws {
    let tree = try Tree()
    let speaking = tree.targets.filter { ["workbook", "Grading"].contains($0.name) }
    #expect(speaking.count == 2)
    for file in try tree.files(in: speaking) where !unworded.contains(file.path) {
      for (index, line) in file.lines.enumerated() where line.contains("\"\\(error)\"") {
        Issue.record("\(file.path):\(index + 1): \(line)")
      }
    }
  }
}
