import HeadlessQuartzCore

/// Fidelity: nothing measures the pressure of a touch, so the delegate is not called.
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: UIPreviewInteractionDelegate?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Fidelity: always the origin.
  open func location(in coordinateSpace: UICoordinateSpace?) -> CGPoint { .zero }

  open func cancel() {}
}

public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Fidelity: not asked.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// `transitionProgress` runs from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Fidelity: not called.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// A choice below a peek, in iOS 9 to 12.
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// Fidelity: never shown, like the actions in it.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  public let style: UIPreviewAction.Style
  /// Fidelity: our name; Apple's group keeps its actions to itself.
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`
    case selected
    case destructive
  }

  public let title: String
  public let style: Style
  public let handler: (UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
