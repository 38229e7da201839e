import Markdown

/// What links can lead to.
extension Chapter {
  /// The anchor of the title above the page; `nil` if the title stands in the front matter alone.
  public var titleAnchor: String? {
    document.blocks.first { $0.headingLevel == 1 }?.identifier
  }

  /// All anchors that the chapter's page has: its title's, and those of the headings that are read.
  ///
  /// The file has headings that no page shows, such as one above nothing but checks. A link to
  /// such a heading works where the file itself is looked at, and nowhere else.
  public var anchors: Set<String> {
    let shown = passages.flatMap { passage -> [MarkdownNode] in
      switch passage {
      case .prose(let prose): prose.nodes
      case .hints(let id):
        exercises.first { $0.id == id }?.hints.flatMap(\.prose.nodes) ?? []
      case .exercise, .code: []
      }
    }
    var anchors = Set(shown.flatMap { $0.subtree.compactMap(\.identifier) })
    if let titleAnchor { anchors.insert(titleAnchor) }
    return anchors
  }
}
