import Markdown

/// The sources of a rule as HTML, with links where a name alone says where the source is.
enum SourceLinks {
  static func html(_ reference: String) -> String {
    var result = ""
    var rest = reference[...]
    while let link = first(in: rest) {
      result += escapedForHTML(String(rest[..<link.range.lowerBound]))
      let text = breakableCode(String(rest[link.range]))
      result += "<a href=\"\(escapedForHTML(link.address))\">\(text)</a>"
      rest = rest[link.range.upperBound...]
    }
    return result + escapedForHTML(String(rest))
  }

  private static func first(
    in text: Substring
  ) -> (range: Range<Substring.Index>, address: String)? {
    [address(in:), apple(in:), thread(in:), repository(in:)].compactMap { $0(text) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func address(
    in text: Substring
  ) -> (range: Range<Substring.Index>, address: String)? {
    text.firstMatch(of: #/https?://[^\s;,]+/#).map { ($0.range, String($0.output)) }
  }

  /// Apple's documentation has a page for each type, under the framework's name.
  private static func apple(
    in text: Substring
  ) -> (range: Range<Substring.Index>, address: String)? {
    text.firstMatch(of: #/\b(UI|CA)[A-Z][A-Za-z]+/#).map { match in
      let framework = match.output.1 == "UI" ? "uikit" : "quartzcore"
      let name = match.output.0.lowercased()
      return (match.range, "https://developer.apple.com/documentation/\(framework)/\(name)")
    }
  }

  /// "owner/name, issue 12" and "owner/name, pull request 3".
  private static func thread(
    in text: Substring
  ) -> (range: Range<Substring.Index>, address: String)? {
    text.firstMatch(of: #/\b([\w.-]+/[\w.-]+), (issue|pull request) (\d+)/#).map { match in
      let kind = match.output.2 == "issue" ? "issues" : "pull"
      return (match.range, "https://github.com/\(match.output.1)/\(kind)/\(match.output.3)")
    }
  }

  private static func repository(
    in text: Substring
  ) -> (range: Range<Substring.Index>, address: String)? {
    text.firstMatch(of: #/\bgithub\.com/[\w.-]+/[\w-]+/#).map { match in
      (match.range, "https://\(match.output)")
    }
  }
}
