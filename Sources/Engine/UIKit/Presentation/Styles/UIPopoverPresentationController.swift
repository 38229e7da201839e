import HeadlessQuartzCore

/// A popover, which the engine shows as a sheet.
///
/// Fidelity: there is no arrow and no anchoring; what the app sets is kept.
open class UIPopoverPresentationController: UISheetPresentationController {
  /// What it points at, in the source view's coordinates.
  open var sourceRect = CGRect.null

  /// The bar button item that the popover points at.
  open weak var barButtonItem: UIBarButtonItem?

  /// The sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Views outside that can be touched while the popover is open.
  ///
  /// Remembered.
  open var passthroughViews: [UIView]?

  /// The colour behind the content.
  open var backgroundColor: UIColor?
}

/// Sides of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// UIKit's own number or name.
  public let rawValue: UInt

  /// Creates a value from UIKit's number or name.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Whichever fits.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
