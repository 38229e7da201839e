import Markdown

/// Converts a Markdown document to a chapter, and collects the author's errors.
struct ChapterReader {
  let file: String
  let document: MarkdownDocument
  let blocks: [MarkdownNode]
  /// Top-level fences with a role, by the index of their block.
  let fences: [Int: CodeFence]
  /// Fences with a role in lists and quotes.
  let nestedFences: [CodeFence]
  let sections: ExerciseSections
  let frontMatter: FrontMatterReader
  var findings: [AuthorFinding] = []

  init(document: MarkdownDocument, file: String) {
    self.file = file
    self.document = document
    blocks = document.blocks
    frontMatter = FrontMatterReader(document.frontMatter, file: file)
    var reader = FenceReader(file: file)
    var fences: [Int: CodeFence] = [:]
    var nested: [CodeFence] = []
    for (index, block) in blocks.enumerated() {
      if block.isCode {
        let fence = reader.fence(block, isNested: false)
        if fence.role != nil { fences[index] = fence }
      } else if block.mayHoldBlocks {
        nested += block.subtree.filter(\.isCode).map { reader.fence($0, isNested: true) }
          .filter { $0.role != nil }
      }
    }
    self.fences = fences
    nestedFences = nested
    sections = ExerciseSections(blocks: blocks, fences: fences)
    findings = frontMatter.findings + reader.findings
  }

  /// The chapter, without its wrong parts.
  mutating func chapter() -> Chapter {
    let place = ChapterPlace(frontMatter, file: file)
    let (id, number) = (place.id, place.number)
    let title = frontMatter.title ?? blocks.first { $0.headingLevel == 1 }?.text
    if title == nil { report(.noTitle, at: SourcePosition(line: 1, column: 1)) }
    for block in blocks { reportRawHTML(in: block) }
    let scenes = fences(.scene).map { Scene(fence: $0.fence) }
    let exercises = exercises(chapter: id)
    reportDuplicates()
    return Chapter(
      id: id, number: number, order: place.order, title: title ?? id,
      description: frontMatter.description ?? "", learned: frontMatter.learned,
      mirrors: frontMatter.mirrors,
      buildsOn: frontMatter.buildsOn, openings: openings(among: exercises),
      isReference: frontMatter.isReference, file: file,
      document: document, passages: passages(exercises), scenes: scenes,
      exercises: exercises, examples: examples(scenes), rules: rules(scenes),
      brokenExamples: brokenExamples(scenes))
  }

  /// Top-level fences of a role with the indices of their blocks, in order.
  func fences(_ role: CodeFence.Role) -> [(block: Int, fence: CodeFence)] {
    fences.filter { $0.value.role == role }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  mutating func report(_ error: AuthorError, at position: SourcePosition) {
    findings.append(AuthorFinding(file: file, position: position, error: error))
  }

  /// "ch17" for "chapters/ch17-fade-and-pop.md", "preface" for "chapters/preface.md".
  static func id(of file: String) -> String {
    id(ofStem: String(file.split(separator: "/").last?.dropLast(3) ?? ""))
  }

  /// "ch17" for "ch17-fade-and-pop", "preface" for "preface".
  static func id(ofStem stem: String) -> String {
    let head = stem.prefix { $0 != "-" }
    let isNumbered = head.hasPrefix("ch") && Int(head.dropFirst(2)) != nil
    return isNumbered ? String(head) : stem
  }

  private mutating func reportRawHTML(in block: MarkdownNode) {
    for node in block.subtree {
      guard node.kind == .html || node.kind == .inlineHTML else { continue }
      guard !node.literal.drop(while: \.isWhitespace).hasPrefix("<!--") else { continue }
      report(.rawHTML, at: node.range.start)
    }
  }

  /// Reports two examples, rules, scripted users of a rule, broken examples or figures of the same name.
  private mutating func reportDuplicates() {
    for role in [CodeFence.Role.example, .rule, .touches, .broken, .figure] {
      var first: [String: Int] = [:]
      for (_, fence) in fences(role) where !fence.name.isEmpty {
        if let line = first[fence.name] {
          report(
            .duplicateName(role: role.rawValue, name: fence.name, firstLine: line),
            at: fence.range.start)
        } else {
          first[fence.name] = fence.range.start.line
        }
      }
    }
  }
}

extension MarkdownNode {
  /// Whether the node is a block of code, fenced or not.
  var isCode: Bool {
    if case .codeBlock = kind { true } else { false }
  }

  fileprivate var mayHoldBlocks: Bool {
    switch kind {
    case .blockQuote, .list: true
    default: false
    }
  }
}
