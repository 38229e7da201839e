import HeadlessQuartzCore

// Types that other rooms are building, as far as views need them. Whoever lands one of these types
// deletes its lines here.

// controllers
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open func sendEvent(_ event: UIEvent) { TouchDelivery.shared.deliver(event) }
}
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var isIgnoringInteractionEvents: Bool { false }
  open func sendEvent(_ event: UIEvent) {
    event.allTouches?.first?.window?.sendEvent(event)
  }
}
open class UIViewController: UIResponder {}
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
open class UITraitCollection: NSObject {
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var displayScale: CGFloat = 3
  public static let current = UITraitCollection()
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    userInterfaceStyle = traitCollections.last?.userInterfaceStyle ?? .unspecified
  }
}
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// views
open class UIScrollView: UIView {
  var isContentConstrained = false
  open var contentSize = CGSize.zero
  lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
}

// quartz
extension CALayer {
  var contentsScale: CGFloat {
    get { 1 }
    set {}
  }
  var isOpaque: Bool {
    get { false }
    set {}
  }
}
