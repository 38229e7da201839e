import HeadlessQuartzCore

open class UIFontDescriptor: NSObject {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let name: String
  let weight: UIFont.Weight
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  @usableFromInline
  init(
    name: String, size: CGFloat, weight: UIFont.Weight = .regular,
    symbolicTraits: SymbolicTraits = []
  ) {
    self.name = name
    self.weight = weight
    pointSize = size
    self.symbolicTraits = symbolicTraits
    super.init()
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular)
  }

  /// Never `nil`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, size: pointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  /// Fidelity: returns the same descriptor; all designs look alike.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    self
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

/// Fidelity: returns fonts and values as they are, because the text size is the default one.
open class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
