import HeadlessQuartzCore

/// A part of the interface that can have the focus of a keyboard or a remote control, or contains
/// such parts.
///
/// Fidelity: there is no focus engine, so nothing is asked and nothing is ever focused.
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus from one item to another.
///
/// Fidelity: none is ever made.
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  open weak var previouslyFocusedView: UIView? { nil }
  open weak var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Fidelity: none is ever made; what is added runs at once.
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// Fidelity: guides nothing, since nothing is focused; its properties are kept.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// Fidelity: nothing is focused.
open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open weak var focusedItem: (any UIFocusItem)? { nil }
}
