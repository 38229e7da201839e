import HeadlessQuartzCore

open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  open var title: String
  open var image: UIImage?

  @usableFromInline
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// Unique unless given.
  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  /// The object that performed the action last.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    let number = World.current.uiKit.actionSerials.next()
    self.identifier = identifier ?? Identifier("action-\(number)")
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
