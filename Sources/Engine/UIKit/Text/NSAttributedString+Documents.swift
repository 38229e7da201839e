import HeadlessQuartzCore

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document in UTF-8.
  ///
  /// Fidelity: from HTML, tags are removed and have no effect; other documents are read as plain
  /// text.
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

/// Objective-C's pointer to an out parameter; nothing is written to it here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
