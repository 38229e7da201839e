import HeadlessQuartzCore

open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open weak var target: NSObject?
  /// The method returns whether the action succeeded.
  open var selector: Selector
  /// Called instead of the selector, if set.
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }
}
