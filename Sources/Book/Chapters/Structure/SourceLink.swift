/// A part of a rule's source that leads to a public address.
public struct SourceLink: Equatable, Sendable {
  /// The words of the source that are the link.
  public var range: Range<String.Index>
  public var address: String

  /// All links of a source, in its order.
  public static func all(in source: String) -> [SourceLink] {
    var links: [SourceLink] = []
    var rest = source[...]
    while let link = first(in: rest) {
      links.append(link)
      rest = rest[link.range.upperBound...]
    }
    return links
  }

  /// The first link; of those that begin at the same place, the one that knows most of what is meant.
  private static func first(in text: Substring) -> SourceLink? {
    [
      thread(in:), file(in:), address(in:), session(in:), apple(in:), animating(in:),
      question(in:), known(in:),
    ].compactMap { $0(text) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// "owner/name, issue 12" and "github.com/owner/name, pull request 3".
  private static func thread(in text: Substring) -> SourceLink? {
    text.firstMatch(of: threadPattern).map { match in
      let kind = match.output.2 == "issue" ? "issues" : "pull"
      return SourceLink(
        range: match.range,
        address: "https://github.com/\(match.output.1)/\(kind)/\(match.output.3)")
    }
  }

  /// "github.com/owner/name, folder/file.swift", in the repository's main branch.
  private static func file(in text: Substring) -> SourceLink? {
    text.firstMatch(of: filePattern).map { match in
      SourceLink(
        range: match.range,
        address: "https://github.com/\(match.output.1)/blob/HEAD/\(match.output.2)")
    }
  }

  /// An address, with or without its scheme.
  ///
  /// A name without a path is a host if it ends as most hosts do.
  private static func address(in text: Substring) -> SourceLink? {
    text.firstMatch(of: addressPattern).map { match in
      let address = withoutPunctuation(match.output)
      let scheme = address.contains("://") ? "" : "https://"
      return SourceLink(
        range: match.range.lowerBound..<address.endIndex, address: scheme + address)
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
  private static func session(in text: Substring) -> SourceLink? {
    text.firstMatch(of: sessionPattern).flatMap { match in
      guard let year = match.output.1 ?? match.output.4,
        let number = match.output.2 ?? match.output.3
      else { return nil }
      return SourceLink(
        range: match.range,
        address: "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/")
    }
  }

  /// Apple's documentation has a page for each type, function and member, under the framework's name.
  ///
  /// Headers and files have none.
  private static func apple(in text: Substring) -> SourceLink? {
    guard let match = text.firstMatch(of: applePattern) else { return nil }
    let name = match.output.name
    let framework =
      switch match.output.prefix {
      case "UI": "uikit"
      case "CA": "quartzcore"
      default: "corefoundation"
      }
    let page = name.lowercased().replacing(".", with: "/")
    return SourceLink(
      range: name.startIndex..<name.endIndex,
      address: documentation + "\(framework)/\(ambiguousPages[page] ?? page)")
  }

  /// The pages of members that share their name with a type or with each other, by the name without a suffix.
  private static let ambiguousPages = [
    "uiview/contentmode": "uiview/contentmode-swift.property",
    "uiview/convert(_:from:)": "uiview/convert(_:from:)-7irzk",
    "uiview/convert(_:to:)": "uiview/convert(_:to:)-1xizt",
  ]

  /// A method of UIView that is named without it.
  private static func animating(in text: Substring) -> SourceLink? {
    guard let match = text.firstMatch(of: animatingPattern) else {
      return nil
    }
    let name = match.output.name
    return SourceLink(
      range: name.startIndex..<name.endIndex,
      address: documentation + "uikit/uiview/\(name.lowercased())")
  }

  /// "QA1673".
  private static func question(in text: Substring) -> SourceLink? {
    text.firstMatch(of: questionPattern).map { match in
      SourceLink(
        range: match.range, address: archive + "qa/\(match.output.lowercased())/_index.html")
    }
  }

  /// What is called by a name that says where it is only to who knows it.
  private static func known(in text: Substring) -> SourceLink? {
    places.compactMap { name, address in
      text.firstRange(of: name).map { SourceLink(range: $0, address: address) }
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  // A pattern that is written where it is used is parsed each time: an eighth of what it took to build the
  // pages again.
  nonisolated(unsafe) private static let threadPattern =
    #/\b(?:github\.com/)?([\w.-]+/[\w.-]+), (issue|pull request) (\d+)/#
  nonisolated(unsafe) private static let filePattern =
    #/\bgithub\.com/([\w.-]+/[\w.-]+), ((?:[\w.+-]+/)+[\w+-]+\.(?:swift|mm?|h|md))\b/#
  nonisolated(unsafe) private static let addressPattern =
    #/https?://[^\s;,]+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}/[^\s;,]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net)\b/#
  nonisolated(unsafe) private static let sessionPattern =
    #/\bWWDC (\d{4}), session (\d+)|\bsession (\d+), WWDC (\d{4})/#
  nonisolated(unsafe) private static let applePattern =
    #/(?:^|[^\w\/.+])(?<name>(?!UIKit)(?<prefix>UI|CA|CG)[A-Z][A-Za-z0-9]+(?:\([\w:]*\)|\.(?!(?:h|m|swift)\b)\w+(?:\([\w:]*\))?)?)(?![\w\/+]|\.(?:h|m|swift)\b)/#
  nonisolated(unsafe) private static let animatingPattern =
    #/(?:^|[^\w.])(?<name>animate\(with[\w:]*\))/#
  nonisolated(unsafe) private static let questionPattern =
    #/\bQA\d{4}\b/#

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
