import HeadlessQuartzCore

/// An image in a text.
///
/// Fidelity: takes no room, and is not drawn; its properties are kept.
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

  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
