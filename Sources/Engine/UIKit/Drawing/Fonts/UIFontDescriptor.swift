import HeadlessQuartzCore

/// What a font is to be like.
open class UIFontDescriptor: NSObject {
  /// Traits of a face that its name tells.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With characters that are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The general shape of a font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a design from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The system's usual shapes.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round shapes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Shapes with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Equally wide shapes.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let name: String
  let weight: UIFont.Weight
  /// The size in points.
  public let pointSize: CGFloat
  /// The traits of the face.
  public let symbolicTraits: SymbolicTraits

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

  /// Describes a font by the name of its face.
  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular)
  }

  /// The same description with other traits; never `nil` here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, size: pointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  /// The same description; designs look alike here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    self
  }

  /// The same description at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  /// Describes the system's font for a purpose.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

/// Scales fonts with the user's setting of text sizes; here always the default setting.
open class UIFontMetrics: NSObject {
  /// The metrics for running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics for a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// The font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
