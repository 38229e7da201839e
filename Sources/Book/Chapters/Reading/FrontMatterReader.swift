import Markdown

/// Reads the YAML at the top of a chapter, and collects the author's errors.
struct FrontMatterReader {
  let file: String
  private(set) var title: String?
  private(set) var id: String?
  private(set) var number: Int?
  private(set) var order: Int?
  private(set) var description: String?
  private(set) var learned: String?
  private(set) var mirrors: [String] = []
  /// Ids of chapters.
  private(set) var buildsOn: [String] = []
  /// Each "EXERCISE/SCENARIO" with its position; `nil` without the key.
  private(set) var openings: [(text: String, position: SourcePosition)]?
  private(set) var isReference = false
  private(set) var findings: [AuthorFinding] = []

  private static let keys = [
    "title", "id", "number", "order", "description", "learned", "mirrors", "builds-on",
    "opening", "reference",
  ]

  init(_ text: String?, file: String) {
    self.file = file
    let origin = SourcePosition(line: 2, column: 1)
    do {
      if let value = try YAMLValue.parse(text ?? "", at: origin) { read(value) }
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
    }
    if description == nil {
      report(
        .missingFrontMatter(key: "description"), at: SourcePosition(line: 1, column: 1))
    }
  }

  private mutating func read(_ value: YAMLValue) {
    guard case .map(let entries) = value.content else {
      report(.stepNotUnderstood(expected: "lines of the form key: value"), at: value.position)
      return
    }
    for entry in entries {
      switch entry.key {
      case "title": title = text(entry)
      case "description": description = text(entry)
      case "learned": learned = text(entry)
      case "id":
        id = text(entry)
        if let id, !FenceReader.isName(id) { report(.badName(id), at: entry.value.position) }
      case "number": number = integer(entry)
      case "order": order = integer(entry)
      case "mirrors": mirrors = texts(entry)
      case "builds-on": buildsOn = texts(entry)
      case "opening": openings = positions(entry)
      case "reference": isReference = truth(entry)
      default:
        let nearest = NearestWords.to(entry.key, among: Self.keys)
        report(.unknownKey(entry.key, nearest: nearest), at: entry.position)
      }
    }
  }

  private mutating func text(_ entry: YAMLValue.Entry) -> String? {
    if let text = entry.value.text, !text.isEmpty { return text }
    reportUnexpected(entry, expected: "a text")
    return nil
  }

  private mutating func integer(_ entry: YAMLValue.Entry) -> Int? {
    if let number = entry.value.text.flatMap({ Int($0) }) { return number }
    reportUnexpected(entry, expected: "a whole number")
    return nil
  }

  private mutating func truth(_ entry: YAMLValue.Entry) -> Bool {
    let text = entry.value.text
    if text != "true" && text != "false" { reportUnexpected(entry, expected: "true or false") }
    return text == "true"
  }

  private mutating func texts(_ entry: YAMLValue.Entry) -> [String] {
    positions(entry).map(\.text)
  }

  /// A text or a list of texts, with their positions.
  private mutating func positions(
    _ entry: YAMLValue.Entry
  ) -> [(text: String, position: SourcePosition)] {
    if let text = entry.value.text { return [(text, entry.value.position)] }
    guard case .list(let values) = entry.value.content else {
      reportUnexpected(entry, expected: "a list of texts")
      return []
    }
    return values.compactMap { value in
      if let text = value.text { return (text, value.position) }
      report(
        .frontMatterNotUnderstood(key: entry.key, expected: "a list of texts"), at: value.position)
      return nil
    }
  }

  private mutating func reportUnexpected(_ entry: YAMLValue.Entry, expected: String) {
    report(
      .frontMatterNotUnderstood(key: entry.key, expected: expected), at: entry.value.position)
  }

  private mutating func report(_ error: AuthorError, at position: SourcePosition) {
    findings.append(AuthorFinding(file: file, position: position, error: error))
  }
}
