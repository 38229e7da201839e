import Markdown

/// Anchors: the targets of links.
extension Chapter {
  /// The anchor of the page's title; `nil` if the title is in the front matter only.
  public var titleAnchor: String? {
    document.blocks.first { $0.headingLevel == 1 }?.identifier
  }

  /// The anchors of the title and of all headings that the chapter's page shows.
  ///
  /// A page does not show every heading of the file: not, for example, one above checks only. A
  /// link to such a heading works in viewers of the file, but not on the page.
  public var anchors: Set<String> {
    let shown = passages.flatMap { passage -> [MarkdownNode] in
      switch passage {
      case .prose(let prose): prose.nodes
      case .hints(let id):
        exercises.first { $0.id == id }?.hints.flatMap(\.prose.nodes) ?? []
      case .exercise, .code, .figure, .diagram: []
      }
    }
    var anchors = Set(shown.flatMap { $0.subtree.compactMap(\.identifier) })
    if let titleAnchor { anchors.insert(titleAnchor) }
    return anchors
  }
}
