import Markdown

extension ChapterReader {
  /// What a reader of the chapter reads, in order.
  ///
  /// The title is left out, and so is a heading under which nothing remains to be read.
  func passages(_ exercises: [Exercise]) -> [Passage] {
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

  /// The index after a block, and after the prose that is hidden with it.
  private func end(ofPartAt index: Int) -> Int {
    let takesProse = fences[index]?.role == .mistake || isHintOfExercise(index)
    return takesProse ? prose(after: index).upperBound : index + 1
  }

  private func isHintOfExercise(_ index: Int) -> Bool {
    isHint(blocks[index]) && sections.section(around: index) != nil
  }

  private func isShown(_ index: Int) -> Bool {
    if let level = blocks[index].headingLevel {
      return level > 1 && !isHintOfExercise(index) && !isHeadingOfNothing(index)
    }
    return fences[index].map { $0.role == .ignore } ?? true
  }

  /// Whether only hidden things stand between a heading and the next.
  private func isHeadingOfNothing(_ heading: Int) -> Bool {
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

  private func passage(at index: Int, _ exercises: [Exercise]) -> Passage? {
    if isHintOfExercise(index) { return hints(at: index, exercises) }
    guard let fence = fences[index] else { return nil }
    switch fence.role {
    case .exercise:
      return exercises.first { $0.name == fence.name }.map { .exercise($0.id) }
    case .scene, .example, .rule, .broken: return .code(fence)
    case .scenario, .check, .mistake, .ignore, nil: return nil
    }
  }

  /// The first hint of an exercise stands for all of them.
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
