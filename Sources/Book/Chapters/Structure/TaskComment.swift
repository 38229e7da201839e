/// The task at the head of a learner's file.
struct TaskComment {
  /// At most six lines of at most 100 characters.
  let lines: [String]

  init(_ exercise: Exercise) {
    let place = exercise.anchor.isEmpty ? "" : "#\(exercise.anchor)"
    let title = "// \(exercise.chapter).\(exercise.number) \(exercise.title)"
    let read = "// Read: \(exercise.starter.file)\(place)"
    let labels = ["Do", "Goal", "Given", "Done when"]
    let task = labels.compactMap { label in exercise.task.first { $0.label == label } }
    // A chapter states what to do as "Do" or as "Goal".
    let goal = task.first
    let others = task.filter { $0.label == "Given" || $0.label == "Done when" }
    var lines = goal.map { Self.lines("\($0.label): \($0.text)", atMost: 2) } ?? []
    for part in others { lines += Self.lines("\(part.label): \(part.text)", atMost: 1) }
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
