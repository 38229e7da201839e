import HeadlessQuartzCore

/// The area in which text is laid out.
///
/// Fidelity: `lineBreakMode`, `exclusionPaths` and `heightTracksTextView` are kept without effect.
open class NSTextContainer: NSObject {
  public static let defaultPadding: CGFloat = 5

  /// The empty space at both ends of a line, in points.
  open var lineFragmentPadding = NSTextContainer.defaultPadding {
    didSet { onChange?() }
  }
  /// In points; a width of 0 is without limit.
  ///
  /// Fidelity: lines below the height are laid out too.
  open var size: CGSize
  /// 0 is without limit.
  open var maximumNumberOfLines = 0 {
    didSet { onChange?() }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether a text view makes the container as wide as its text.
  open var widthTracksTextView = false
  open var heightTracksTextView = false

  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The text view that lays out in the container sets this to learn of changes.
  var onChange: (() -> Void)?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
