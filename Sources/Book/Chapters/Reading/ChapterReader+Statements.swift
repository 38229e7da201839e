import Markdown

extension ChapterReader {
  mutating func examples(_ scenes: [Scene]) -> [Example] {
    let nested = nestedFences.filter { $0.role == .example }
    return (fences(.example).map(\.fence) + nested).map { fence in
      Example(fence: fence, scenes: named(in: fence, among: scenes))
    }
  }

  mutating func rules(_ scenes: [Scene]) -> [Rule] {
    let touches = touches()
    return fences(.rule).map { block, fence in
      let statement = Prose(proseBefore(block))
      if statement.isEmpty {
        report(.ruleLacksStatement(fence.name), at: fence.range.start)
      }
      let word = fence.attributes["confidence"] ?? ""
      let confidence = Rule.Confidence(rawValue: word)
      if confidence == nil, !word.isEmpty {
        let words = Rule.Confidence.allCases.map(\.rawValue)
        report(
          .unknownConfidence(word, nearest: NearestWords.to(word, among: words)),
          at: fence.range.start)
      }
      return Rule(
        statement: statement, fence: fence, scenes: named(in: fence, among: scenes),
        touches: touches[fence.name], confidence: confidence ?? .chosen)
    }
  }

  /// The scripted users by the names of their rules.
  private mutating func touches() -> [String: Touches] {
    let rules = fences(.rule).map(\.fence.name)
    var touches: [String: Touches] = [:]
    for (_, fence) in fences(.touches) where !fence.name.isEmpty {
      if !rules.contains(fence.name) {
        let nearest = NearestWords.to(fence.name, among: rules)
        report(.unknownRule(fence.name, nearest: nearest), at: fence.range.start)
      }
      var reader = ScenarioReader()
      if let read = reader.touches(fence) { touches[fence.name] = read }
      for error in reader.errors { report(error.error, at: error.position) }
    }
    return touches
  }

  mutating func brokenExamples(_ scenes: [Scene]) -> [Broken] {
    fences(.broken).map { _, fence in
      Broken(fence: fence, scenes: named(in: fence, among: scenes))
    }
  }

  /// The blocks directly above one, up to a heading or other code.
  private func proseBefore(_ block: Int) -> [MarkdownNode] {
    let begin = blocks[..<block].lastIndex { $0.isCode || $0.headingLevel != nil }
    return Array(blocks[((begin ?? -1) + 1)..<block])
  }

  /// The scenes in `with=`.
  private mutating func named(in fence: CodeFence, among scenes: [Scene]) -> [Scene] {
    let names = fence.attributes["with"]?.split(separator: ",").map(String.init) ?? []
    return names.compactMap { name in
      if let scene = scenes.last(where: { $0.name == name }) { return scene }
      let nearest = NearestWords.to(name, among: scenes.map(\.name).filter { !$0.isEmpty })
      report(.unknownScene(name, nearest: nearest), at: fence.range.start)
      return nil
    }
  }
}
