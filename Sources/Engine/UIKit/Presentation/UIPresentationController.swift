import HeadlessQuartzCore

/// Manages one presentation, from `present` to the end of the dismissal.
///
/// Subclasses provide the frame of the presented view and add views of their own, such as a
/// dimming one, to the container.
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  enum Phase {
    case prepared, presenting, presented, dismissing, over
  }

  var phase = Phase.prepared
  /// Whether the presenter refers to the presented controller.
  var isInForce = false
  weak var presenter: UIViewController?
  private weak var presented: UIViewController?
  /// The presentation that adapted to this one.
  var origin: UIPresentationController?
  /// The place of the presenter's view before it moved into the container.
  var presenterPlace: PresenterPlace?

  /// The controller that presents.
  ///
  /// Before the presentation, the one that the app passed; without one, the presented controller.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  open internal(set) var presentationStyle: UIModalPresentationStyle

  /// Exists from just before `presentationTransitionWillBegin()` to the end of the dismissal.
  open internal(set) var containerView: UIView?

  /// Decides about adaptation.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// Replaces some of the screen's traits for the presented controller.
  open var overrideTraitCollection: UITraitCollection?

  /// If no presenting controller is given, `present` sets it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// Whether the tints of the presenter's views are grey meanwhile.
  var dimsTintOfPresenter: Bool { presentedViewController.dimsTintBelow }

  /// Whether touches outside of the presented view reach the views below the container.
  var letsTouchesThrough: Bool { false }

  // MARK: - For subclasses

  /// The view that is animated: the presented controller's, or a subclass's view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of ``presentedView``; the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// If `false`, animators get no view for the presenter, and it receives no appearance callbacks.
  open var shouldRemovePresentersView: Bool { false }

  /// Fidelity: never read; the style determines what is covered.
  open var shouldPresentInFullscreen: Bool { true }

  /// The delegate's answer for compact width; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    styleOfDelegateInCompactWidth ?? .none
  }

  /// The style in which sheets, popovers and custom presentations begin instead; `none` keeps it.
  ///
  /// The delegate's answer, or else what suits the class.
  ///
  /// Fidelity: asked when the presentation begins; a presentation does not change while it is shown.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    styleOfDelegate(for: traitCollection) ?? defaultAdaptiveStyle(for: traitCollection)
  }

  /// The adapted style if the delegate has no answer.
  func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Makes the presentation of the same controller in another style.
  func makePresentation(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController {
    presentedViewController.makeBuiltInPresentation(style, by: presenter)
  }

  /// Called before the presentation begins in its own style.
  func willStay() {}

  /// The style of the animation that is used if the app provides none.
  var transitionStyle: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }

  /// Whether UIKit's own transition without animation ends a turn after it has begun.
  var takesTwoTurnsUnanimated: Bool { false }

  /// The view below the container that takes a touch beside the presented view.
  func targetBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: - Callbacks for subclasses

  /// The container and the transition coordinator exist already.
  open func presentationTransitionWillBegin() {}

  /// `false` means that the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  /// `false` means that the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Subclasses set the frames of the container's subviews here.
  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: - Size and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Fidelity: never called, since constraints don't size presented content.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  {}

  /// The parent's size, unless overridden.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The default implementation tells the presented controller its new size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.announce(size: own, with: coordinator)
  }

  /// The default implementation tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announce(traits: newCollection, with: coordinator)
  }

  /// The traits of the container's window, or of the screen before there is a container.
  open var traitCollection: UITraitCollection {
    let surroundings = containerView?.window?.traitCollection ?? UIScreen.main.traitCollection
    guard let overrideTraitCollection else { return surroundings }
    return UITraitCollection(traitsFrom: [surroundings, overrideTraitCollection])
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
