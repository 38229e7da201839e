import Markdown

extension ChapterReader {
  /// The visible parts of the chapter, in order.
  ///
  /// Without the title, and without headings above hidden blocks only.
  mutating func passages(_ exercises: [Exercise]) -> [Passage] {
    var passages: [Passage] = []
    var prose: [MarkdownNode] = []
    func endProse() {
      if !prose.isEmpty { passages.append(.prose(Prose(prose))) }
      prose = []
    }
    var index = 0
    while index < blocks.count {
      let next = end(ofPartAt: index)
      if isShown(index) {
        prose.append(blocks[index])
      } else if let passage = passage(at: index, exercises) {
        endProse()
        passages.append(passage)
      }
      index = next
    }
    endProse()
    return passages
  }

  /// The index after a block, and after the prose that belongs to a mistake or hint.
  private func end(ofPartAt index: Int) -> Int {
    let includesProse = fences[index]?.role == .mistake || isHintOfExercise(index)
    return includesProse ? prose(after: index).upperBound : index + 1
  }

  private func isHintOfExercise(_ index: Int) -> Bool {
    isHint(blocks[index]) && sections.section(around: index) != nil
  }

  private func isShown(_ index: Int) -> Bool {
    if let level = blocks[index].headingLevel {
      return level > 1 && !isHintOfExercise(index) && !isHeadingOfHiddenBlocks(index)
    }
    return fences[index].map { $0.role == .ignore } ?? true
  }

  /// Whether there are blocks below a heading, and all of them are hidden.
  private func isHeadingOfHiddenBlocks(_ heading: Int) -> Bool {
    var hides = false
    var index = heading + 1
    while index < blocks.count, blocks[index].headingLevel == nil {
      let role = fences[index]?.role
      guard role == .check || role == .scenario || role == .mistake else { return false }
      hides = true
      index = end(ofPartAt: index)
    }
    return hides
  }

  private mutating func passage(at index: Int, _ exercises: [Exercise]) -> Passage? {
    if isHintOfExercise(index) { return hints(at: index, exercises) }
    guard let fence = fences[index] else { return nil }
    switch fence.role {
    case .exercise:
      return exercises.first { $0.name == fence.name }.map { .exercise($0.id) }
    case .scene, .example, .rule, .broken: return .code(fence)
    case .figure:
      return Diagram.names.contains(fence.attributes["shows"] ?? "")
        ? diagram(fence).map { .diagram($0) } : figure(fence).map { .figure($0) }
    case .scenario, .check, .mistake, .touches, .ignore, nil: return nil
    }
  }

  /// All hints of an exercise, in the place of the first one; `nil` for the others.
  private func hints(at index: Int, _ exercises: [Exercise]) -> Passage? {
    guard let section = sections.section(around: index) else { return nil }
    let isFirst = !sections.sections[section].blocks.prefix { $0 < index }.contains {
      isHint(blocks[$0]) && sections.section(around: $0) == section
    }
    let name = sections.sections[section].fence.name
    guard isFirst, let exercise = exercises.first(where: { $0.name == name }) else { return nil }
    return .hints(exercise.id)
  }
}
