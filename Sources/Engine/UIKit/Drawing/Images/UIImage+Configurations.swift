import HeadlessQuartzCore

/// Fidelity: colours, weights and scales of symbols are not drawn.
extension UIImage.SymbolConfiguration {
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 17)
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(textStyle: textStyle)
  }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }

  public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }

  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }

  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }

  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}

extension UIImage.Configuration {
  /// The other's point size if it has one.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
    otherConfiguration as? Self ?? self
  }

  public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

  public var traitCollection: UITraitCollection? { nil }
}

extension UIImage {
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  public var symbolConfiguration: SymbolConfiguration? {
    isSymbol ? SymbolConfiguration(pointSize: size.height) : nil
  }

  public var configuration: Configuration? { symbolConfiguration }

  public var isSymbolImage: Bool { isSymbol }

  public class var checkmark: UIImage { symbol("checkmark") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var actions: UIImage { symbol("ellipsis.circle") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  /// The format of an image of any size, at the screen's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    MainLoop.shared.perform(after: 0) { completionHandler(self) }
  }

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    MainLoop.shared.perform(after: 0) { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The height of the baseline above the lower edge, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    let image = variant { _ in }
    image.keep(Optional(baselineOffset), as: "baseline")
    return image
  }

  public func imageWithoutBaseline() -> UIImage { variant { _ in } }

  public var baselineOffsetFromBottom: CGFloat? { kept(nil, as: "baseline") }
}

extension UIImageView {
  /// Fidelity: kept; a highlighted view plays the images that others play.
  public var highlightedAnimationImages: [UIImage]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
