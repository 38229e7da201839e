import HeadlessQuartzCore

/// A combination of keys.
///
/// Fidelity: kept; nobody presses keys here.
open class UIKeyCommand: NSObject {
  /// The key's character.
  open private(set) var input: String?
  /// The keys that are held meanwhile.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The method that is called.
  open private(set) var action: Selector?
  /// What an overview of keys says.
  open var discoverabilityTitle: String?

  /// The key that leads away.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// Creates a combination that calls a method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  /// Creates a combination with a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one that locks capitals.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// Any key of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
