/// Turns parts of a document into HTML in which nothing of the text can act.
///
/// HTML in the text is shown and not obeyed; its comments vanish. Links and pictures keep only
/// addresses that are relative or begin with `http:`, `https:` or `mailto:`.
public struct MarkdownHTML {
  /// Gives the HTML of a code block; it has to escape the code itself.
  public var codeBlock: (MarkdownNode) -> String
  /// Gives the address to write for one in the text.
  public var address: (String) -> String
  /// Added to the level of each heading.
  public var headingShift = 0
  /// Whether headings get their identifiers, and a link to themselves.
  public var hasAnchors = true

  /// Shows code blocks plainly, and leaves addresses as they are.
  public init() {
    codeBlock = { "<pre><code>\(escapedForHTML($0.literal))</code></pre>\n" }
    address = { $0 }
  }

  /// The HTML of some nodes, one after the other.
  public func html(_ nodes: [MarkdownNode]) -> String {
    var writer = MarkdownHTMLWriter(html: self)
    for node in nodes { writer.write(node) }
    return writer.result
  }

  /// The HTML of what is inside of a node, without the node's own tags.
  public func html(inside node: MarkdownNode) -> String { html(node.children) }

  /// Whether a browser may follow an address.
  public static func isSafe(_ address: String) -> Bool {
    let head = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
  }
}
