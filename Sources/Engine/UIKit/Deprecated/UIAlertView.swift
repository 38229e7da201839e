import HeadlessQuartzCore

/// The alert of iOS 2 to 8, shown as an alert controller of the window's topmost controller.
///
/// Fidelity: it has no text fields, and the delegate is told of buttons and of nothing else.
open class UIAlertView: UIView {
  open var title = ""
  open var message: String?
  open weak var delegate: AnyObject?
  open var cancelButtonIndex = -1
  open private(set) var isVisible = false
  private var titles: [String] = []
  private weak var shown: UIAlertController?

  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String..., moreButtonTitles: [String] = []
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in firstButtonTitle + moreButtonTitles { addButton(withTitle: title) }
  }

  open var numberOfButtons: Int { titles.count }

  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// Returns the button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open func show() {
    shown = UIApplication.shared.show(title, message, titles, cancelButtonIndex, .alert) {
      [self] index in finish(index)
    }
    isVisible = shown != nil
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.presentingViewController?.dismiss(animated: animated) { self.finish(buttonIndex) }
  }

  private func finish(_ index: Int) {
    isVisible = false
    let delegate = delegate as? UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The action sheet of iOS 2 to 8, as ``UIAlertView``.
open class UIActionSheet: UIView {
  open var title = ""
  open weak var delegate: (any UIActionSheetDelegate)?
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1
  open private(set) var isVisible = false
  private var titles: [String] = []

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  open var numberOfButtons: Int { titles.count }

  /// Returns the button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open func show(in view: UIView) {
    let shown = UIApplication.shared.show(title, nil, titles, cancelButtonIndex, .actionSheet) {
      [self] index in
      isVisible = false
      delegate?.actionSheet(self, clickedButtonAt: index)
    }
    isVisible = shown != nil
  }
}

public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}

extension UIApplication {
  /// Presents an alert from the controller that is presented last; `nil` without a window.
  fileprivate func show(
    _ title: String, _ message: String?, _ titles: [String], _ cancel: Int,
    _ style: UIAlertController.Style, _ finish: @escaping (Int) -> Void
  ) -> UIAlertController? {
    guard var top = keyWindow?.rootViewController else { return nil }
    while let presented = top.presentedViewController { top = presented }
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancel ? .cancel : .default) { _ in
          finish(index)
        })
    }
    top.present(alert, animated: true)
    return alert
  }
}
