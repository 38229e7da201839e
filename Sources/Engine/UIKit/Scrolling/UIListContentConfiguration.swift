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
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
