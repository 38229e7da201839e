import HeadlessQuartzCore

/// Something that is drawn by a view and is read out as if it were one.
///
/// Fidelity: nothing is read out, here and below.
open class UIAccessibilityElement: UIResponder {
  open private(set) weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  /// In the screen's coordinates.
  open var accessibilityFrame = CGRect.zero
  /// In the container's coordinates; also sets the other.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { kept(.zero) }
    set {
      keep(newValue)
      accessibilityFrame =
        (accessibilityContainer as? UIView)?.convert(newValue, to: nil) ?? newValue
    }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// A view whose text can follow the text size in the user's settings.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UITextView {
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITextField {
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}

/// An entry of VoiceOver's rotor that the app provides.
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous, next
  }

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }

  open var name: String
  open var itemSearchBlock: Search
  open var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    self.init(name: "", itemSearch: itemSearch)
    systemRotorType = type
  }
}

/// Fidelity: nothing is searched; its properties are kept.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult(
    targetElement: UIResponder(), targetRange: nil)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
