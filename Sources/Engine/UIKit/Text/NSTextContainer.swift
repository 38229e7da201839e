import HeadlessQuartzCore

/// The area in which text is laid out.
///
/// Fidelity: of its properties, only the padding has an effect.
open class NSTextContainer: NSObject {
  public static let defaultPadding: CGFloat = 5

  /// The empty space at both ends of a line, in points.
  open var lineFragmentPadding = NSTextContainer.defaultPadding {
    didSet { onChange?() }
  }
  open var size: CGSize
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
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
