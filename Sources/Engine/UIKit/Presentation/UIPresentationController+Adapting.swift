import HeadlessQuartzCore

/// Adapting to the traits, and leaving when the user asks for it.
extension UIPresentationController {
  private static let adaptable: Set<UIModalPresentationStyle> = [
    .pageSheet, .formSheet, .popover, .custom,
  ]
  private static let valid: Set<UIModalPresentationStyle> = [
    .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  /// The delegate's answer; `nil` without a delegate, an implementation, or a valid style.
  ///
  /// A method without traits is asked in compact width only.
  func styleOfDelegate(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    let answer = OptionalRequirement.ask {
      delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    if let answer { return Self.valid.contains(answer) ? answer : nil }
    return traits.horizontalSizeClass == .compact ? styleOfDelegateInCompactWidth : nil
  }

  var styleOfDelegateInCompactWidth: UIModalPresentationStyle? {
    guard let delegate else { return nil }
    let answer = OptionalRequirement.ask { delegate.adaptivePresentationStyle(for: self) }
    return answer.flatMap { Self.valid.contains($0) ? $0 : nil }
  }

  /// Makes the presentation that takes the place of this one; `nil` if this one fits the traits.
  func makeAdapted() -> UIPresentationController? {
    guard Self.adaptable.contains(presentationStyle) else { return nil }
    let style = adaptivePresentationStyle(for: traitCollection)
    guard style != .none, style != presentationStyle else { return nil }
    let adapted: UIPresentationController
    if let other = controller(for: style), other !== presentedViewController {
      adapted = other.makeBuiltInPresentation(style, by: presenter)
    } else {
      adapted = makePresentation(adaptedTo: style)
    }
    adapted.presentationStyle = style
    adapted.origin = self
    if adapted.delegate == nil { adapted.delegate = delegate }
    if let delegate {
      OptionalRequirement.tell(delegate, "presentationController(_:prepare:)") {
        delegate.presentationController(self, prepare: adapted)
      }
    }
    return adapted
  }

  /// The controller that the delegate wants to be presented in place of the presented one.
  private func controller(for style: UIModalPresentationStyle) -> UIViewController? {
    guard let delegate else { return nil }
    return OptionalRequirement.query(
      delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)", [self]
    ) {
      delegate.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style)
    }
  }

  // MARK: - Dismissing

  /// Dismisses the presented controller because of a touch, if it and the delegate allow that.
  func dismissForUser() {
    guard phase == .presented else { return }
    guard mayBeDismissedByUser else {
      guard let delegate else { return }
      return OptionalRequirement.tell(delegate, "presentationControllerDidAttemptToDismiss(_:)") {
        delegate.presentationControllerDidAttemptToDismiss(self)
      }
    }
    let delegate = delegate
    presentedViewController.dismiss(animated: true) { self.tellDidDismiss(delegate) }
    guard let delegate else { return }
    OptionalRequirement.tell(delegate, "presentationControllerWillDismiss(_:)") {
      delegate.presentationControllerWillDismiss(self)
    }
  }

  private var mayBeDismissedByUser: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    guard let delegate else { return true }
    let answer = OptionalRequirement.ask { delegate.presentationControllerShouldDismiss(self) }
    if let answer { return answer }
    guard let popover = self as? UIPopoverPresentationController else { return true }
    return (delegate as? UIPopoverPresentationControllerDelegate)?
      .popoverPresentationControllerShouldDismissPopover(popover) ?? true
  }

  private func tellDidDismiss(_ delegate: UIAdaptivePresentationControllerDelegate?) {
    guard let delegate else { return }
    OptionalRequirement.tell(delegate, "presentationControllerDidDismiss(_:)") {
      delegate.presentationControllerDidDismiss(self)
    }
    guard let popover = self as? UIPopoverPresentationController,
      let delegate = delegate as? UIPopoverPresentationControllerDelegate
    else { return }
    OptionalRequirement.tell(delegate, "popoverPresentationControllerDidDismissPopover(_:)") {
      delegate.popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}
