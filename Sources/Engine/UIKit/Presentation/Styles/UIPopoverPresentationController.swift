import HeadlessQuartzCore

/// A popover, presented as a sheet.
///
/// Fidelity: there is no arrow and no anchor; the properties are kept, without effect.
///
/// Fidelity: `sourceRect`, `barButtonItem`, `permittedArrowDirections`, `popoverLayoutMargins`,
/// `canOverlapSourceViewRect` and `passthroughViews` are kept without effect.
open class UIPopoverPresentationController: UISheetPresentationController {
  /// In the source view's coordinates.
  open var sourceRect = CGRect.null

  open weak var barButtonItem: UIBarButtonItem?

  /// Fidelity: stays `unknown` while the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  open var canOverlapSourceViewRect = false

  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  open var passthroughViews: [UIView]?

  open var backgroundColor: UIColor?
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// No single direction: there is no popover yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
