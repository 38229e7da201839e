/// Why pages could not be made.
///
/// Cases hold facts; the command line puts them into words.
public enum SiteError: Error, Equatable, Sendable {
  case templateMissing(name: String, folder: String)
  /// The line and column count from 1.
  case templateNotParsed(file: String, line: Int, column: Int)
  /// Links between the site's pages whose targets do not exist.
  case brokenLinks([BrokenLink])
  case badBaseURL(String)
  case badRepositoryURL(String)
}

/// A link from a page of the site to a target that does not exist.
public struct BrokenLink: Equatable, Sendable {
  /// The file that contains the link.
  public var page: String
  /// The link's address, as the page has it.
  public var address: String
}
