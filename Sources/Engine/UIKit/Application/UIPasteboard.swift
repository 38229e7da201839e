import HeadlessQuartzCore

/// Fidelity: each app has a pasteboard of its own, which begins empty.
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { World.current.uiKit.pasteboard }

  open var string: String? {
    get { content as? String }
    set { content = newValue }
  }

  open var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }

  open var color: UIColor? {
    get { content as? UIColor }
    set { content = newValue }
  }

  open var url: URL? {
    get { content as? URL }
    set { content = newValue }
  }

  private var content: Any? { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  open var hasStrings: Bool { string != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var hasURLs: Bool { url != nil }
}
