import Foundation

/// Whether a source has to be rewritten, guessed without parsing it.
///
/// A guess may be too careful, because it also looks into comments; the syntax tree then finds
/// nothing to change.
enum RewritingNeed: Equatable {
  /// The compiler reads the source as it is.
  case none
  /// How it is rewritten depends on itself only.
  case alone
  /// How it is rewritten depends on the module's other sources too.
  case together

  init(_ text: String) {
    if SourceMark.occurs(anyOf: Self.marksOfModules, in: text) {
      self = .together
    } else if SourceMark.occurs(anyOf: Self.marks, in: text) || Self.mayNeedNetworking(text) {
      self = .alone
    } else {
      self = .none
    }
  }

  /// Whether a source may use types that Linux has in the module `FoundationNetworking`.
  static func mayNeedNetworking(_ text: String) -> Bool {
    contains(text, AppleFrameworks.networking)
  }

  private static let marksOfModules = [
    "optional ", "Selector(\"", "action: \"", "selector: \"", "Selector((\"",
  ].map(SourceMark.init)

  private static let marks: [SourceMark] = {
    var marks = [
      "@objc", "@IB", "#selector", "#keyPath", "dynamic ", "@NS", "@UIApplicationMain", "@nonobjc",
      "import UIKit.", "rotationMode = kCA", "@MainActor", "responds(to", "conforms(to", "#Preview",
      SourceRewriter.keyPathText,
      SourceRewriter.systemBundle, "forwardingTarget(",
      "observeValue(", "forUndefinedKey ", "os(iOS", "os(Linux", "compiler(>",
      "NSAttributedString()",
      "CoreFoundation.", "Darwin.", "ObjectiveC.", SourceRewriter.earlierChild, ".intersects(",
      "as AnyObject).", "as AnyObject)?.", "as AnyObject)!.",
      "as? AnyObject)?.",
      "as! AnyObject).", "open static ", "open let ", "(Void) ->", "@convention(",
      "NSMutableAttributedString()", "forKey: kCATransition", "awakeAfter(",
      "class func description()",
      "weak var", "extension CGFloat", "var delegate: UI",
    ]
    marks += SourceRewriter.classesWithManyInitializers
    marks += AppleFrameworks.absent.map { "import \($0)" }
    marks += AppleFrameworks.whole.flatMap { ["import \($0).", "canImport(\($0)."] }
    for name in SourceRewriter.optionalRequirements { marks += [name + "?", name + "!"] }
    marks += SourceRewriter.answersOfDelegates.map { "-> \($0) {" }
    for type in SourceRewriter.numberTypes { marks += ["as? \(type)", "as! \(type)"] }
    return marks.map(SourceMark.init)
  }()

  /// Whether a text has one of these pieces.
  static func contains(_ text: String, _ marks: [String]) -> Bool {
    text.withCString { text in marks.contains { strstr(text, $0) != nil } }
  }
}
