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

  private typealias Link = (range: Range<Substring.Index>, address: String)

  /// The first link; of those that begin at the same place, the one that knows most of what is meant.
  private static func first(in text: Substring) -> Link? {
    [
      thread(in:), address(in:), session(in:), apple(in:), animating(in:), question(in:),
      known(in:),
    ].compactMap { $0(text) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// "owner/name, issue 12" and "github.com/owner/name, pull request 3".
  private static func thread(in text: Substring) -> Link? {
    text.firstMatch(of: threadPattern).map { match in
      let kind = match.output.2 == "issue" ? "issues" : "pull"
      return (match.range, "https://github.com/\(match.output.1)/\(kind)/\(match.output.3)")
    }
  }

  /// An address, with or without its scheme.
  ///
  /// A name without a path is a host if it ends as most hosts do.
  private static func address(in text: Substring) -> Link? {
    text.firstMatch(of: addressPattern).map { match in
      let address = withoutPunctuation(match.output)
      let scheme = address.contains("://") ? "" : "https://"
      return (match.range.lowerBound..<address.endIndex, scheme + address)
    }
  }

  /// An address without the colon, full stop and parenthesis that belong to the sentence around it.
  private static func withoutPunctuation(_ address: Substring) -> Substring {
    var address = address
    while let last = address.last {
      let closes = last == ")" && address.count(where: { $0 == ")" }) > address.count { $0 == "(" }
      guard closes || ":.".contains(last) else { break }
      address.removeLast()
    }
    return address
  }

  /// "WWDC 2014, session 236" and "session 216, WWDC 2016".
  private static func session(in text: Substring) -> Link? {
    text.firstMatch(of: sessionPattern).flatMap { match in
      guard let year = match.output.1 ?? match.output.4,
        let number = match.output.2 ?? match.output.3
      else { return nil }
      return (match.range, "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/")
    }
  }

  /// Apple's documentation has a page for each type and function, under the framework's name.
  ///
  /// Headers and files have none.
  private static func apple(in text: Substring) -> Link? {
    guard let match = text.firstMatch(of: applePattern) else { return nil }
    let name = match.output.name
    let framework =
      switch match.output.prefix {
      case "UI": "uikit"
      case "CA": "quartzcore"
      default: "corefoundation"
      }
    return (
      name.startIndex..<name.endIndex, documentation + "\(framework)/\(name.lowercased())"
    )
  }

  /// A method of UIView that is named without it.
  private static func animating(in text: Substring) -> Link? {
    guard let match = text.firstMatch(of: animatingPattern) else { return nil }
    let name = match.output.name
    return (
      name.startIndex..<name.endIndex, documentation + "uikit/uiview/\(name.lowercased())"
    )
  }

  /// "QA1673".
  private static func question(in text: Substring) -> Link? {
    text.firstMatch(of: questionPattern).map { match in
      (match.range, archive + "qa/\(match.output.lowercased())/_index.html")
    }
  }

  /// What is called by a name that says where it is only to who knows it.
  private static func known(in text: Substring) -> Link? {
    let found = places.compactMap { name, address in
      text.firstRange(of: name).map { (range: $0, address: address) }
    }
    return found.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  // A pattern that is written where it is used is parsed each time: an eighth of what it took to build the
  // pages again.
  nonisolated(unsafe) private static let threadPattern =
    #/\b(?:github\.com/)?([\w.-]+/[\w.-]+), (issue|pull request) (\d+)/#
  nonisolated(unsafe) private static let addressPattern =
    #/https?://[^\s;,]+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}/[^\s;,]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net)\b/#
  nonisolated(unsafe) private static let sessionPattern =
    #/\bWWDC (\d{4}), session (\d+)|\bsession (\d+), WWDC (\d{4})/#
  nonisolated(unsafe) private static let applePattern =
    #/(?:^|[^\w\/.+])(?<name>(?!UIKit)(?<prefix>UI|CA|CG)[A-Z][A-Za-z0-9]+(?:\([\w:]*\))?)(?![\w\/+]|\.(?:h|m|swift)\b)/#
  nonisolated(unsafe) private static let animatingPattern =
    #/(?:^|[^\w.])(?<name>animate\(with[\w:]*\))/#
  nonisolated(unsafe) private static let questionPattern = #/\bQA\d{4}\b/#

  private static let documentation = "https://developer.apple.com/documentation/"
  private static let archive = "https://developer.apple.com/library/archive/"

  private static let places = [
    (
      "Core Animation Programming Guide",
      archive
        + "documentation/Cocoa/Conceptual/CoreAnimation_guide/Introduction/Introduction.html"
    ),
    (
      "Custom View Controller Transitions",
      archive + "samplecode/CustomTransitions/Introduction/Intro.html"
    ),
    ("GNUstep's suite", "https://github.com/gnustep/libs-quartzcore"),
    (
      "Objective-C Runtime Programming Guide",
      archive + "documentation/Cocoa/Conceptual/ObjCRuntimeGuide/Introduction/Introduction.html"
    ),
    ("OpenCoreAnimation's author", "https://github.com/1amageek/OpenCoreAnimation"),
    ("Programming-iOS-Book-Examples", "https://github.com/mattneub/Programming-iOS-Book-Examples"),
  ]
}
