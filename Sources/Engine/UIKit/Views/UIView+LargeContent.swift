import HeadlessQuartzCore

/// The enlarged content of a bar's button while a finger rests on it, at the largest text sizes.
///
/// Fidelity: text has one size, so nothing is ever shown; the properties are kept.
extension NSObjectProtocol where Self: UIView {
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// Fidelity: never begins.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Never recognises.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
