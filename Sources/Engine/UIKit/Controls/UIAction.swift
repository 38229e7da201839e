import HeadlessQuartzCore

/// Something in a menu or behind a control.
open class UIMenuElement: NSObject {
  /// How an element is shown in its menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Greyed.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not at all.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// Without a mark.
    case off
    /// With a mark.
    case on
    /// With a dash.
    case mixed
  }

  /// What the element is called.
  open var title: String
  /// The element's picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure with a name that controls and bar items run.
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  nonisolated(unsafe) private static var count = 0

  /// What tells the action apart; unique unless given.
  public let identifier: Identifier
  /// How the action is shown in a menu.
  open var attributes: Attributes
  /// Whether the action has a mark.
  open var state: State
  /// Who runs the action; set while it runs.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action that runs a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the closure.
  package func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
