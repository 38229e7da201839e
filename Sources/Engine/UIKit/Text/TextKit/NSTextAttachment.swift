import HeadlessQuartzCore

/// An image in a text.
///
/// It takes the room of its bounds, or else of its image, above the baseline.
///
/// Fidelity: it is not drawn.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() { super.init() }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Fidelity: never asked; attachments are not drawn.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Fidelity: never asked; attachments are not drawn.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The room in a line: above and below the baseline, and across.
  var room: CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
