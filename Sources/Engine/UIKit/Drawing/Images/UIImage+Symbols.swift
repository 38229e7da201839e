import HeadlessQuartzCore
import Motion

extension UIImage {
  /// What a picture is adapted to.
  ///
  /// Fidelity: only a symbol's size has an effect.
  open class Configuration: NSObject {}

  /// How large and heavy a symbol is.
  open class SymbolConfiguration: Configuration {
    let pointSize: CGFloat

    /// Creates a configuration with a size in points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    /// Creates a configuration with a size in points; the weight has no effect.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// Creates a configuration with a size in points; weight and scale have no effect.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }

    /// Creates a configuration of the usual size; the weight has no effect.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 17)
    }

    /// Creates a configuration of the usual size; the scale has no effect.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 17)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// As the surroundings.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Between thin and regular.
    case light
    /// As usual text.
    case regular
    /// A little bolder.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The boldest.
    case black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// As the surroundings.
    case unspecified = 0
    /// Smaller than text.
    case small
    /// As text.
    case medium
    /// Larger than text.
    case large
  }

  /// Creates a symbol, 17 points high.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol.
  ///
  /// Fidelity: every symbol is a ring as high as its configuration says.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let side = Double((configuration as? SymbolConfiguration)?.pointSize ?? 17)
    var ring = Path()
    ring.addEllipse(
      in: Rectangle(x: side * 0.1, y: side * 0.1, width: side * 0.8, height: side * 0.8))
    self.init(
      Picture(
        name: name, size: Size(width: side, height: side),
        elements: [.stroke(ring, .black, width: side * 0.1)]),
      isSymbol: true)
  }

  /// Creates a symbol; traits do not matter.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// The symbol in another size; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbol, let name = picture.name,
      let image = UIImage(systemName: name, withConfiguration: configuration)
    else { return self }
    return image.withRenderingMode(renderingMode)
  }
}
