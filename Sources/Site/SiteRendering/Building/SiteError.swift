/// A reason why pages could not be made.
///
/// Cases carry facts; `sentence` words them.
public enum SiteError: Error, Equatable, Sendable {
  case templateMissing(name: String, folder: String)
  case templateNotUnderstood(file: String, problem: String)
  /// Links of the site's own pages that lead nowhere.
  case brokenLinks([BrokenLink])
  case badBaseURL(String)

  /// What happened and what to do.
  public var sentence: String {
    switch self {
    case .templateMissing(let name, let folder): "There is no \(name) in \(folder)."
    case .templateNotUnderstood(let file, let problem):
      "The template \(file) cannot be understood: \(problem)"
    case .brokenLinks(let links):
      "These links lead nowhere:\n"
        + links.map { "  \($0.page): \($0.address)" }.joined(separator: "\n")
    case .badBaseURL(let url):
      "\(url) is no address of a site. Write it with https:// or http:// in front."
    }
  }
}

/// A link from a page of the site to something that is not there.
public struct BrokenLink: Equatable, Sendable {
  /// The file in which it stands.
  public var page: String
  /// As it is written there.
  public var address: String
}
