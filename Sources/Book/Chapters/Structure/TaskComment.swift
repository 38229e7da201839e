/// The task at the head of a learner's file.
struct TaskComment {
  /// Lines of at most 100 characters: a title, what is given, what to do, when it is done, and where to
  /// read on.
  let lines: [String]

  /// How many lines an author may fill; the rest of a task belongs into paragraphs of its own.
  static let most = 6

  init(_ exercise: Exercise) {
    let title = "// \(exercise.chapter).\(exercise.number) \(exercise.title)"
    let read = "// Read: workbook read \(exercise.id)"
    // In the page's order: what is to be done refers to what is given.
    let goal = exercise.task.contains { $0.label == "Do" } ? "Do" : "Goal"
    let lines = ["Given", goal, "Done when"].flatMap { label -> [String] in
      guard let part = exercise.task.first(where: { $0.label == label }) else { return [] }
      return Self.lines("\(label): \(part.text)")
    }
    self.lines = lines.isEmpty ? [] : [title] + lines + [read]
  }

  private static func lines(_ text: String) -> [String] {
    var lines = ["//"]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("//   " + word)
      }
    }
    return lines
  }

  private static let width = 100
}
