import Markdown

/// The sections of a chapter that hold exercises.
struct ExerciseSections {
  /// The part of a chapter below the heading of an exercise.
  struct Section {
    var fence: CodeFence
    /// The index of the starter's block.
    var block: Int
    /// `nil` if the exercise has no heading.
    var heading: MarkdownNode?
    /// From the heading up to the next of the same or a higher level.
    var blocks: Range<Int>
  }

  private(set) var sections: [Section] = []

  init(blocks: [MarkdownNode], fences: [Int: CodeFence]) {
    for (index, fence) in fences.sorted(by: { $0.key < $1.key }) where fence.role == .exercise {
      sections.append(Self.section(of: fence, at: index, blocks: blocks))
    }
  }

  /// The index of the innermost section that contains a block.
  func section(around block: Int) -> Int? {
    sections.indices.filter { sections[$0].blocks.contains(block) }
      .max { sections[$0].blocks.lowerBound < sections[$1].blocks.lowerBound }
  }

  private static func section(
    of fence: CodeFence, at index: Int, blocks: [MarkdownNode]
  ) -> Section {
    let above = blocks[..<index].lastIndex { $0.headingLevel != nil }
    guard let above, let level = blocks[above].headingLevel, level > 1 else {
      return Section(fence: fence, block: index, heading: nil, blocks: index..<(index + 1))
    }
    let below = blocks[(above + 1)...].firstIndex { ($0.headingLevel ?? 7) <= level }
    return Section(
      fence: fence, block: index, heading: blocks[above],
      blocks: above..<(below ?? blocks.count))
  }
}

extension MarkdownNode {
  /// 1 to 6; `nil` for anything but a heading.
  public var headingLevel: Int? {
    if case .heading(let level) = kind { level } else { nil }
  }
}
