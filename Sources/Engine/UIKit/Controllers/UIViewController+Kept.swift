import HeadlessQuartzCore

/// Fidelity: there are no keys, extensions or pointers, and bars follow no scroll view.
extension NSObjectProtocol where Self: UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keep(kept([UIKeyCommand](), as: "keys") + [keyCommand], as: "keys")
  }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    keep(kept([UIKeyCommand](), as: "keys").filter { $0 !== keyCommand }, as: "keys")
  }

  public var performsActionsWhilePresentingModally: Bool { false }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  public var extensionContext: NSExtensionContext? { nil }

  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Fidelity: none is ever made, since there are no app extensions.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }
}
