import HeadlessQuartzCore

/// Follows how hard a view is pressed, in iOS 10 and later.
///
/// Fidelity: nobody presses hard here; the delegate never hears of anything.
open class UIPreviewInteraction: NSObject {
  /// The view that may be pressed.
  open private(set) weak var view: UIView?
  /// Who hears of the pressing.
  open weak var delegate: UIPreviewInteractionDelegate?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Where the finger is; the origin, since there is none.
  open func location(in coordinateSpace: UICoordinateSpace?) -> CGPoint { .zero }

  /// Ends the interaction.
  open func cancel() {}
}

/// Hears how hard a view is pressed.
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Asked before the first press counts; `true` unless implemented.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far the first press is, 0...1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// How far the second press is, 0...1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// The finger was lifted too early.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// As if it were not implemented.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// As if it were not implemented.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// Something to choose below a peek, in iOS 9 to 12.
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}

/// An action below a peek, in iOS 9 to 12.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As chosen.
    case selected
    /// As something that cannot be undone.
    case destructive
  }

  /// What it is called.
  public let title: String
  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: (UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
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
