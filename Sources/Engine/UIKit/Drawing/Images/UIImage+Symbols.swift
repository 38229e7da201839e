import HeadlessQuartzCore
import Motion

extension UIImage {
  /// Fidelity: of a configuration, only the point size has an effect, and only on symbols.
  open class Configuration: NSObject {}

  /// The point size is 17 where neither a size nor a font is given.
  open class SymbolConfiguration: Configuration {
    let pointSize: CGFloat

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 17)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 17)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// 17 points high.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

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

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Images that are not symbols stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbol, let name = picture.name,
      let image = UIImage(systemName: name, withConfiguration: configuration)
    else { return self }
    return image.withRenderingMode(renderingMode)
  }
}
