import Testing

@Suite("What people read is written for them")
struct WordingTests {
  /// Sentences above more than three declarations, and above how many they may stand.
  ///
  /// Units and ranges may repeat. What does not state one is to be edited; take it off the list.
  private let repeated = [
    "/// 0...1.": 6, "/// From 1.": 4, "/// HTML.": 6, "/// In points.": 22, "/// In seconds.": 5,
    "/// In points per second.": 4, "/// In the window's coordinates.": 6,
    "/// Pixels per point.": 4,
    "/// Apple's own string.": 20, "/// Derived from the shape of the screen.": 4,
    "/// Does nothing.": 7, "/// Fidelity: never called.": 6,
    "/// Fidelity: stored, without effect.": 6, "/// Fidelity: without effect.": 7,
    "/// How much that varies.": 5, "/// Only called if there is an animator.": 4,
    "/// Only the length in the scroll direction has an effect.": 4,
    "/// Reads what ``encode(to:)`` writes; refuses anything else.": 34,
    "/// The importance of a global queue; without effect.": 4, "/// The scenario's name.": 4,
    "/// What happened.": 4, "/// Wraps a string, known or not.": 21,
    "/// Writes the value so that it is read back to the bit.": 34,
    "/// `false` unless overridden.": 4,
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
    for (sentence, count) in counts where count > max(3, repeated[sentence] ?? 0) {
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
