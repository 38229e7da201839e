import Markdown

/// The place in the book to which an address in a chapter leads.
struct LinkTarget {
  let file: String
  let anchor: String?

  /// - Parameter chapter: The file with the address: "#anchor", "ch18-reveal.md" or "ch18-reveal.md#anchor".
  init(_ address: String, from chapter: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].hasPrefix("./") ? parts[0].dropFirst(2) : parts[0]
    file = name.isEmpty ? chapter : "chapters/\(name)"
    anchor = parts.count == 2 ? String(parts[1]) : nil
  }

  /// Whether an address has a scheme.
  static func isOutside(_ address: String) -> Bool {
    address.prefix { $0 != "/" && $0 != "#" }.contains(":")
  }
}

/// Checks every link between chapters, and the names in the code of checks.
struct LinkChecker {
  let chapters: [Chapter]
  private(set) var findings: [AuthorFinding] = []
  /// The anchors of each chapter's page, by the chapter's file.
  private let anchors: [String: Set<String>]

  init(_ chapters: [Chapter]) {
    self.chapters = chapters
    anchors = Dictionary(chapters.map { ($0.file, $0.anchors) }) { first, _ in first }
    for chapter in chapters {
      for node in chapter.document.root.subtree {
        guard case .link(let destination, _) = node.kind else { continue }
        follow(destination, from: chapter, at: node.range.start)
      }
      for exercise in chapter.exercises { readChecks(of: exercise, in: chapter) }
    }
  }

  /// Checks an address: "#anchor", "ch18-reveal.md" or "ch18-reveal.md#anchor".
  private mutating func follow(
    _ address: String, from chapter: Chapter, at position: SourcePosition
  ) {
    if LinkTarget.isOutside(address) {
      if !MarkdownHTML.isSafe(address) { report(.brokenLink(address), chapter, position) }
      return
    }
    let target = LinkTarget(address, from: chapter.file)
    guard let anchors = anchors[target.file], !address.isEmpty else {
      report(.brokenLink(address), chapter, position)
      return
    }
    guard let anchor = target.anchor, !anchors.contains(anchor) else { return }
    let nearest = NearestWords.to(anchor, among: anchors.sorted())
    report(.brokenAnchor(address, nearest: nearest.map { "#\($0)" }), chapter, position)
  }

  private mutating func readChecks(of exercise: Exercise, in chapter: Chapter) {
    let titles = exercise.checks.flatMap { CheckMention.mentions(in: $0.fence) }
      .filter { $0.label == .title }.map(\.text)
    for check in exercise.checks where check.borrowedScenarios == nil {
      for mention in CheckMention.mentions(in: check.fence) {
        switch mention.label {
        case .read: follow(mention.text, from: chapter, at: mention.position)
        case .mistake:
          find(mention, among: exercise.mistakes.map(\.name), in: chapter) {
            .checkNamesUnknownMistake($0, nearest: $1)
          }
        case .in:
          find(mention, among: exercise.scenarios.map(\.name), in: chapter) {
            .unknownScenario($0, nearest: $1)
          }
        case .dependsOn:
          find(mention, among: titles, in: chapter) { .unknownTest($0, nearest: $1) }
        case .title: break
        }
      }
    }
  }

  private mutating func find(
    _ mention: CheckMention, among names: [String], in chapter: Chapter,
    otherwise error: (String, [String]) -> AuthorError
  ) {
    guard !names.contains(mention.text) else { return }
    let nearest = NearestWords.to(mention.text, among: names)
    report(error(mention.text, nearest), chapter, mention.position)
  }

  private mutating func report(
    _ error: AuthorError, _ chapter: Chapter, _ position: SourcePosition
  ) {
    findings.append(AuthorFinding(file: chapter.file, position: position, error: error))
  }
}
