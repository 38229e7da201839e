/// Converts nodes to HTML that is safe, whatever the text contains.
///
/// HTML in the text is shown as text, without its comments. Links and images are left out unless
/// their address is relative or begins with `http:`, `https:` or `mailto:`.
public struct MarkdownHTML {
  /// Returns the HTML of a code block; has to escape the code.
  public var codeBlock: (MarkdownNode) -> String
  /// Returns the HTML of code within a line, without its element; has to escape the code.
  public var code: (String) -> String
  /// Converts an address in the text to the one in the HTML.
  public var address: (String) -> String
  /// Added to the level of each heading.
  public var headingShift = 0
  /// Whether headings have an `id` and a link to themselves.
  public var hasAnchors = true

  /// Code blocks are plain, and addresses are not changed.
  public init() {
    codeBlock = { "<pre><code>\(escapedForHTML($0.literal))</code></pre>\n" }
    code = escapedForHTML
    address = { $0 }
  }

  /// The HTML of nodes, in order.
  public func html(_ nodes: [MarkdownNode]) -> String {
    var writer = MarkdownHTMLWriter(html: self)
    for node in nodes { writer.write(node) }
    return writer.result
  }

  /// The HTML of a node's children.
  public func html(inside node: MarkdownNode) -> String { html(node.children) }

  /// Whether an address is relative, or has the scheme `http`, `https` or `mailto`.
  public static func isSafe(_ address: String) -> Bool {
    let head = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
  }
}
