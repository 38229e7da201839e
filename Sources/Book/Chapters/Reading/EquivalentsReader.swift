import Markdown

/// Reads a chapter's `equivalents.yaml`: changes of reference answers that leave them right.
struct EquivalentsReader {
  /// The file's name, in the folder of the answers.
  static let fileName = "equivalents.yaml"

  let file: String
  /// Equivalents by the names of exercises.
  private(set) var equivalents: [String: [Equivalent]] = [:]
  private(set) var findings: [AuthorFinding] = []
  private let answers: [String: String]

  private static let keys = ["exercise", "line", "change", "reason"]

  /// - Parameter answers: The reference answers by the names of exercises.
  init(_ text: String, file: String, answers: [String: String]) {
    self.file = file
    self.answers = answers
    let origin = SourcePosition(line: 1, column: 1)
    do {
      guard let value = try YAMLValue.parse(text, at: origin) else { return }
      guard case .list(let items) = value.content else {
        report(.stepNotUnderstood(expected: "a list of changes"), at: value.position)
        return
      }
      for item in items { read(item) }
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
    }
  }

  private mutating func read(_ item: YAMLValue) {
    guard case .map(let entries) = item.content else {
      report(.stepNotUnderstood(expected: "lines of the form key: value"), at: item.position)
      return
    }
    var names: [YAMLValue] = []
    var texts: [String: String] = [:]
    for entry in entries {
      switch (entry.key, entry.value.content) {
      case ("exercise", .list(let values)): names = values
      case ("exercise", _): names = [entry.value]
      case (let key, .scalar(let text)) where Self.keys.contains(key): texts[key] = text
      case (let key, _) where Self.keys.contains(key):
        report(.stepNotUnderstood(expected: "a text"), at: entry.value.position)
      default:
        let nearest = NearestWords.to(entry.key, among: Self.keys)
        report(.unknownKey(entry.key, nearest: nearest), at: entry.position)
      }
    }
    if names.isEmpty { report(.missingKey("exercise"), at: item.position) }
    for key in Self.keys.dropFirst() where texts[key] == nil {
      report(.missingKey(key), at: item.position)
    }
    guard let line = texts["line"], let change = texts["change"], let reason = texts["reason"]
    else { return }
    for value in names {
      let name = value.text ?? ""
      guard let answer = answers[name] else {
        let nearest = NearestWords.to(name, among: answers.keys.sorted())
        report(.unknownExercise(name, nearest: nearest), at: value.position)
        continue
      }
      let isInAnswer = answer.split(whereSeparator: \.isNewline)
        .contains { $0.trimmingPrefix(while: \.isWhitespace) == line }
      guard isInAnswer else {
        report(.lineNotInAnswer(line, exercise: name), at: value.position)
        continue
      }
      equivalents[name, default: []].append(
        Equivalent(
          line: line, change: change, reason: reason, file: file, position: item.position))
    }
  }

  private mutating func report(_ error: AuthorError, at position: SourcePosition) {
    findings.append(AuthorFinding(file: file, position: position, error: error))
  }
}
