import HeadlessQuartzCore

/// Something that assistive technology offers to do.
open class UIAccessibilityCustomAction: NSObject {
  /// What is done, or `nil` with a target.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// Whose method is called.
  open weak var target: NSObject?
  /// The method that is called, and says whether it went well.
  open var selector: Selector
  /// What is done instead.
  open var actionHandler: Handler?

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }
}
