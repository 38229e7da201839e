import HeadlessQuartzCore

/// Texts that are read from documents.
extension NSAttributedString {
  /// What kind of document it is.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters and nothing else.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A text with its form.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What can be said about a document before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What kind of document it is.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How its letters are coded.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document in UTF-8.
  ///
  /// Fidelity: the letters alone; marks between angle brackets are left out where the document is
  /// a page of the web, and have no effect.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isPage = options[.documentType] as? DocumentType == .html
    self.init(string: isPage ? Self.letters(of: text) : text)
  }

  private static func letters(of page: String) -> String {
    var letters = ""
    var isMark = false
    for letter in page {
      switch letter {
      case "<": isMark = true
      case ">" where isMark: isMark = false
      default: if !isMark { letters.append(letter) }
      }
    }
    return letters
  }
}

/// A pointer that Objective-C writes an object to; never written to here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
