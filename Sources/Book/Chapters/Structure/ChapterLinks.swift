/// The links of a chapter into the book, and the anchors to which others may lead.
public struct ChapterLinks: Codable, Sendable {
  public let file: String
  let anchors: [String]
  /// As they are written, each once.
  let addresses: [String]

  public init(of chapter: Chapter) {
    file = chapter.file
    anchors = chapter.anchors.sorted()
    var addresses: Set<String> = []
    for node in chapter.document.root.subtree {
      if case .link(let destination, _) = node.kind { addresses.insert(destination) }
    }
    for check in chapter.exercises.flatMap(\.checks) where check.borrowedScenarios == nil {
      addresses.formUnion(
        CheckMention.mentions(in: check.fence).filter { $0.label == .read }.map(\.text))
    }
    self.addresses = addresses.filter { !LinkTarget.isOutside($0) }.sorted()
  }

  /// Whether all links of some chapters lead to places in these.
  public static func areWhole(_ chapters: [ChapterLinks]) -> Bool {
    let anchors = Dictionary(chapters.map { ($0.file, Set($0.anchors)) }) { first, _ in first }
    return chapters.allSatisfy { chapter in
      chapter.addresses.allSatisfy { address in
        let target = LinkTarget(address, from: chapter.file)
        guard let found = anchors[target.file], !address.isEmpty else { return false }
        return target.anchor.map(found.contains) ?? true
      }
    }
  }
}
