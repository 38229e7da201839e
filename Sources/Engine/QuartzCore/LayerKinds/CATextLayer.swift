import Motion

/// Fidelity: draws with one font and without attributes, in the size and colour.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { objects["string"] }
    set { store(newValue, "string") }
  }

  open var font: Any? {
    get { objects["font"] }
    set { store(newValue, "font") }
  }

  open var fontSize: CGFloat {
    get { objects["fontSize"] as? CGFloat ?? 36 }
    set { store(newValue, "fontSize") }
  }

  open var foregroundColor: CGColor? {
    get { objects["foregroundColor"].map { $0 as? CGColor } ?? .white }
    set { store(newValue ?? NSNull(), "foregroundColor") }
  }

  open var isWrapped: Bool {
    get { objects["wrapped"] as? Bool ?? false }
    set { store(newValue, "wrapped") }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { objects["truncationMode"] as? CATextLayerTruncationMode ?? .none }
    set { store(newValue, "truncationMode") }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { objects["alignmentMode"] as? CATextLayerAlignmentMode ?? .natural }
    set { store(newValue, "alignmentMode") }
  }

  /// Fidelity: stored without effect.
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

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
