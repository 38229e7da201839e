import Foundation

/// The repository of the book, as a reader's browser finds it.
struct Repository: Sendable {
  /// Without a slash at its end: "https://github.com/owner/name".
  let address: String
  private let host: String

  /// `nil` if the text is no plain address of a web page.
  init?(_ text: String) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
      let host = url.host, !host.isEmpty, url.path.count > 1, url.query == nil, url.fragment == nil
    else { return nil }
    var address = text
    while address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix(".git") { address.removeLast(4) }
    self.address = address
    self.host = host
  }

  /// The page on which a file of the main branch is edited; other hosts have the form of Gitea's.
  func editing(_ file: String) -> String {
    let way =
      if host == "github.com" { "edit" } else if isGitLab { "-/edit" } else { "_edit" }
    return "\(address)/\(way)/main/\(file)"
  }

  /// The page with the licence.
  var licence: String { "\(address)\(isGitLab ? "/-" : "")/blob/main/LICENSE" }

  /// The page on which something wrong is reported; it is filled in with the page that is wrong.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - page: Its address, or the name of its file.
  func reporting(_ title: String, page: String) -> String {
    let names =
      isGitLab ? ("issue%5Btitle%5D", "issue%5Bdescription%5D") : ("title", "body")
    let fields = [(names.0, "\(title): "), (names.1, "Page: \(page)\n\n")]
    let query = fields.map { "\($0)=\(Self.encoded($1))" }.joined(separator: "&")
    return "\(address)\(isGitLab ? "/-" : "")/issues/new?\(query)"
  }

  /// Text as a value of a query, in which even a plus sign may mean something else.
  private static func encoded(_ text: String) -> String {
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
      .union(CharacterSet(charactersIn: "-._~"))
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private var isGitLab: Bool { host.hasPrefix("gitlab.") }
}
