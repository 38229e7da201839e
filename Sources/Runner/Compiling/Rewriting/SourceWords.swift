import Glibc

/// Finds out, without parsing, whether a source has anything that Linux does not understand.
enum SourceWords {
  enum Need: Equatable {
    /// The compiler can have it as it is.
    case none
    /// It has to be rewritten, and says itself how.
    case alone
    /// It has to be rewritten, and what that means depends on the module's other sources.
    case together
  }

  static func needRewriting(_ text: String) -> Need {
    if contains(text, ["optional ", "Selector(\"", "action: \"", "selector: \"", "Selector((\""]) {
      return .together
    }
    let words = [
      "@objc", "@IB", "#selector", "#keyPath", "dynamic ", "@NS", "@UIApplicationMain", "@nonobjc",
      "import UIKit.", "rotationMode = kCA", "@MainActor", "responds(to", "forwardingTarget(",
      "observeValue(", "os(iOS", "os(Linux", "NSAttributedString()",
    ]
    return contains(text, words) || contains(text, imports) || needsNetworking(text)
      || contains(text, SourceRewriter.requirementMarks) ? .alone : .none
  }

  /// Whether a source speaks of what Linux has in `FoundationNetworking`.
  static func needsNetworking(_ text: String) -> Bool {
    contains(text, AppleFrameworks.networking)
  }

  private static let imports =
    AppleFrameworks.absent.map { "import \($0)" } + AppleFrameworks.whole.map { "import \($0)." }

  private static func contains(_ text: String, _ words: [String]) -> Bool {
    text.withCString { text in words.contains { strstr(text, $0) != nil } }
  }
}
