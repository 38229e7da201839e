import HeadlessQuartzCore

/// What a cell shows, as a value.
///
/// Fidelity: a cell shows ``UIListContentConfiguration``; others are kept.
public protocol UIContentConfiguration {}

/// Fidelity: the texts, the image, and the font and colour of the first text are shown.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var numberOfLines = 0
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    /// Fidelity: symbols have one size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Fidelity: images take their own room.
    public var reservedLayoutSize = CGSize.zero
  }

  public var text: String?
  public var secondaryText: String?
  /// Its text is shown, without attributes.
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// Its text is shown, without attributes.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
