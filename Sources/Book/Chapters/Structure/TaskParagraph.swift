public import Markdown

/// A paragraph of an exercise's task: "Given: …", "Do: …" or "Done when …".
public struct TaskParagraph {
  /// "Goal", "Given", "Do" or "Done when".
  let label: String
  /// The text after the label.
  let text: String

  /// `nil` for any other block.
  public init?(_ block: MarkdownNode) {
    let text = block.text
    for label in ["Goal", "Given", "Done when", "Do"] where text.hasPrefix(label) {
      let rest = text.dropFirst(label.count)
      guard let mark = rest.first, mark == ":" || mark == "." || label == "Done when" else {
        continue
      }
      self.label = label
      self.text = String(rest.drop { $0 == ":" || $0 == "." || $0 == " " })
      return
    }
    return nil
  }
}
