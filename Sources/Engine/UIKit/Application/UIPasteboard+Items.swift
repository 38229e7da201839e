import HeadlessQuartzCore

extension UIPasteboard {
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// One of the given name; the app's other pasteboards have their own content.
  ///
  /// Fidelity: each call makes an empty one.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init()
  }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }

  public var colors: [UIColor]? {
    get { color.map { [$0] } }
    set { color = newValue?.first }
  }

  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }

  public var numberOfItems: Int {
    string != nil || image != nil || color != nil || url != nil ? 1 : 0
  }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    keep(Optional(value), as: pasteboardType)
    if let text = value as? String { string = text }
  }

  public func value(forPasteboardType pasteboardType: String) -> Any? {
    kept(nil, as: pasteboardType)
  }

  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    keep(Optional<Any>(data), as: pasteboardType)
  }

  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// One for each type and value.
  public var items: [[String: Any]] {
    get { kept([]) }
    set {
      keep(newValue)
      for item in newValue {
        for (type, value) in item { setValue(value, forPasteboardType: type) }
      }
    }
  }

  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  public func addItems(_ items: [[String: Any]]) { self.items += items }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
