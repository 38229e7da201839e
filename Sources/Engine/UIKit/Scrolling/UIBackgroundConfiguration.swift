import HeadlessQuartzCore

/// The background of a cell, header or button.
///
/// Fidelity: colour, corner radius, stroke, insets and the custom view are shown; the styles differ
/// in their colour only.
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { filled(.clear) }
  public static func listCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    return made
  }

  init() {}

  /// What of it a device draws and no view here does, in words.
  var undrawnParts: [String] {
    (image == nil ? [] : ["the image of a background"])
      + (visualEffect == nil ? [] : ["the visualEffect of a background"])
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

final class ConfiguredBackground: UIView {
  var shown: UIBackgroundConfiguration {
    didSet {
      oldValue.customView?.removeFromSuperview()
      show()
    }
  }
  private let fill = UIView()

  init(_ shown: UIBackgroundConfiguration) {
    self.shown = shown
    super.init(frame: .zero)
    addSubview(fill)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var undrawnParts: [String] { shown.undrawnParts }

  private func show() {
    layer.touch()
    fill.backgroundColor = shown.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = shown.cornerRadius
    fill.layer.borderWidth = shown.strokeWidth
    fill.layer.borderColor = shown.resolvedStrokeColor(for: tintColor).cgColor
    if let custom = shown.customView { fill.addSubview(custom) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = shown.backgroundInsets
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    shown.customView?.frame = fill.bounds
  }
}
