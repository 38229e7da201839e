import SwiftSyntax

/// Finds classes whose superclass is one of Foundation's.
///
/// Foundation asks an object of its own class for a length, makes room for it, and asks again to fill
/// the room: a subclass that answers otherwise the second time writes behind the room.
enum SuperclassFinder {
  /// Classes of Foundation that nothing is copied from.
  private static let accepted: Set = ["NSObject", "NSProxy", "NSLayoutConstraint"]
  /// Those of Foundation's classes that have no prefix and may be inherited from.
  private static let refused: Set = [
    "AttributedString", "Bundle", "CachedURLResponse", "DateInterval", "Dimension", "HTTPCookie",
    "HTTPURLResponse", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Notification",
    "NotificationCenter", "NotificationQueue", "Progress", "PropertyListDecoder",
    "PropertyListEncoder", "RunLoop", "Scanner", "Timer", "URLCache", "URLCredential",
    "URLProtocol", "URLRequest", "URLResponse", "Unit", "UnitAngle", "UnitConverter",
    "UnitConverterLinear", "UnitDuration", "UnitLength", "ValueTransformer", "XMLParser",
  ]

  /// What each name of a type stands for in a text.
  ///
  /// - Parameter cache: `nil` for a text that changes with every check.
  static func aliases(in text: String, cache: ContentCache?) -> [String: Set<String>] {
    guard text.contains("typealias ") || text.contains("associatedtype ") else { return [:] }
    return ContentCache.finding("aliases", in: text, keptIn: cache) {
      let collector = AliasCollector(viewMode: .sourceAccurate)
      collector.walk(ParsedSource(text).tree)
      return collector.aliases
    }
  }

  static func places(in text: String, aliases: [String: Set<String>]) -> [UnsafeCode] {
    guard text.contains("class") else { return [] }
    let finder = Finder(aliases)
    finder.walk(ParsedSource(text).tree)
    return finder.places
  }

  /// The names in a piece of syntax.
  private static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { UnsafeCodeFinder.name(token) } else { nil }
      })
  }

  private final class AliasCollector: SyntaxVisitor {
    var aliases: [String: Set<String>] = [:]

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      aliases[UnsafeCodeFinder.name(node.name), default: []]
        .formUnion(SuperclassFinder.names(in: node.initializer.value))
      return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer {
        aliases[UnsafeCodeFinder.name(node.name), default: []]
          .formUnion(SuperclassFinder.names(in: initializer.value))
      }
      return .visitChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    private let aliases: [String: Set<String>]
    var places: [UnsafeCode] = []

    init(_ aliases: [String: Set<String>]) {
      self.aliases = aliases
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      // A superclass comes first; what comes later are protocols.
      guard let type = node.inheritanceClause?.inheritedTypes.first?.type else {
        return .visitChildren
      }
      for name in everyName(in: type).sorted() where Self.isRefused(name) {
        places.append(
          UnsafeCode(
            kind: .superclass(name),
            offset: type.positionAfterSkippingLeadingTrivia.utf8Offset, reach: .qualified))
        break
      }
      return .visitChildren
    }

    /// The names of a type, and of what they stand for.
    private func everyName(in type: TypeSyntax) -> Set<String> {
      var found: Set<String> = []
      var waiting = Array(SuperclassFinder.names(in: type))
      while let name = waiting.popLast() {
        guard found.insert(name).inserted else { continue }
        waiting += aliases[name] ?? []
      }
      return found
    }

    private static func isRefused(_ name: String) -> Bool {
      if SuperclassFinder.accepted.contains(name) { return false }
      if SuperclassFinder.refused.contains(name) { return true }
      return name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
        && !protocols.contains(name)
    }

    /// Protocols, which a class may name first.
    private static let protocols: Set = [
      "NSCacheDelegate", "NSCoding", "NSCopying", "NSDiscardableContent",
      "NSFetchedResultsControllerDelegate", "NSItemProviderReading", "NSItemProviderWriting",
      "NSKeyValueObserving", "NSKeyedArchiverDelegate", "NSLocking", "NSMutableCopying",
      "NSObjectProtocol", "NSSecureCoding",
    ]
  }
}
