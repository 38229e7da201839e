import Motion

/// A layer that shows text.
///
/// Fidelity: one font, no attributes; the size and the colour count.
open class CATextLayer: CALayer {
  override func makePresentation() -> CALayer { CATextLayer(presenting: self) }

  open override func presentation() -> CATextLayer? { super.presentation() as? CATextLayer }

  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { objects["string"] }
    set { store(newValue, "string") }
  }

  /// A font or the name of one.
  open var font: Any? {
    get { objects["font"] }
    set { store(newValue, "font") }
  }

  /// The size of the text in points; 36 unless set.
  open var fontSize: CGFloat {
    get { objects["fontSize"] as? CGFloat ?? 36 }
    set { store(newValue, "fontSize") }
  }

  /// The colour of the text; opaque white unless set.
  open var foregroundColor: CGColor? {
    get { objects["foregroundColor"].map { $0 as? CGColor } ?? .white }
    set { store(newValue ?? NSNull(), "foregroundColor") }
  }

  /// Whether long text is broken into lines.
  open var isWrapped: Bool {
    get { objects["wrapped"] as? Bool ?? false }
    set { store(newValue, "wrapped") }
  }

  /// How text that is too long is shortened.
  open var truncationMode: CATextLayerTruncationMode {
    get { objects["truncationMode"] as? CATextLayerTruncationMode ?? .none }
    set { store(newValue, "truncationMode") }
  }

  /// On which side the text stands.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { objects["alignmentMode"] as? CATextLayerAlignmentMode ?? .natural }
    set { store(newValue, "alignmentMode") }
  }

  /// Has no effect here.
  open var allowsFontSubpixelQuantization: Bool {
    get { objects["allowsFontSubpixelQuantization"] as? Bool ?? false }
    set { store(newValue, "allowsFontSubpixelQuantization") }
  }

  private func store(_ value: Any?, _ key: String) {
    change {
      objects[key] = value
      let text = (string as? NSAttributedString)?.string ?? string as? String
      properties.text = text.map {
        TextProperties(
          string: $0, fontSize: Double(fontSize), color: foregroundColor?.plain ?? .clear,
          alignment: alignmentMode == .center ? 1 : alignmentMode == .right ? 2 : 0)
      }
    }
  }
}

/// How text that is too long is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// On which side text stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the language of the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle, in its own size.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
