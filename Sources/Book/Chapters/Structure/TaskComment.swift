/// The task at the head of a learner's file.
struct TaskComment {
  /// Lines of at most 100 characters: a title, up to three for each part, and where to read on.
  let lines: [String]

  init(_ exercise: Exercise) {
    let title = "// \(exercise.chapter).\(exercise.number) \(exercise.title)"
    let read = "// Read: workbook read \(exercise.id)"
    // In the page's order: what is to be done refers to what is given.
    let goal = exercise.task.contains { $0.label == "Do" } ? "Do" : "Goal"
    let lines = ["Given", goal, "Done when"].flatMap { label -> [String] in
      guard let part = exercise.task.first(where: { $0.label == label }) else { return [] }
      return Self.lines("\(label): \(part.text)", atMost: 3)
    }
    self.lines = lines.isEmpty ? [] : [title] + lines + [read]
  }

  /// Comments with as much of a text as fits.
  private static func lines(_ text: String, atMost limit: Int) -> [String] {
    var lines = ["//"]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isLast = lines.count == limit
      if lines[lines.count - 1].count + 1 + word.count <= (isLast ? width - 2 : width) {
        lines[lines.count - 1] += " " + word
      } else if isLast {
        lines[lines.count - 1] += " …"
        return lines
      } else {
        lines.append("//   " + word)
      }
    }
    return lines
  }

  private static let width = 100
}
