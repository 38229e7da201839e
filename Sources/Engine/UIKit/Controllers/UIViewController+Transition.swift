import HeadlessQuartzCore

extension UIViewController {
  /// A way in which UIKit itself shows a controller.
  ///
  /// Fidelity: kept without effect; a zoom does not find its source view.
  public class Transition: NSObject {
    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }

    /// Fidelity: the provider is never asked.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
  }

  public class ZoomTransitionSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(_ source: UIViewController, _ zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition {
  /// Fidelity: kept, as nothing zooms: `dimmingColor` and `dimmingVisualEffect` dim nothing.
  public class ZoomOptions: NSObject {
    public var dimmingColor: UIColor?
    public var dimmingVisualEffect: UIBlurEffect?
  }
}

extension UIViewController {
  /// Fidelity: the same for all sizes.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Fidelity: bars do not follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// Fidelity: bars do not follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
