import HeadlessQuartzCore

/// Brings a controller onto the screen, keeps it there and takes it away again.
///
/// It exists from `present` to the end of the dismissal. Subclasses decide about the frame of
/// the presented view and add views of their own, such as a dimming one, to the container.
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Where a presentation is in its life.
  enum Phase {
    case prepared, presenting, presented, dismissing, over
  }

  var phase = Phase.prepared
  /// Whether the two controllers know each other as presenting and presented.
  var isInForce = false
  weak var presenter: UIViewController?
  private weak var presented: UIViewController?
  /// Where the presenter's view was before it was moved into the container.
  var presenterPlace: PresenterPlace?

  /// The controller that presents.
  ///
  /// Before the presentation it is the one that the app named; if it named none, the presented
  /// controller stands in.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The style of the presentation.
  open internal(set) var presentationStyle: UIModalPresentationStyle

  /// The view that holds everything; exists from just before
  /// `presentationTransitionWillBegin()` to the end of the dismissal.
  open internal(set) var containerView: UIView?

  /// Learns about adaptation and about dismissals by the user.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// Traits that the presented controller gets instead of the screen's.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates a presentation controller; `present` uses the one that the app vends.
  ///
  /// - Parameter presentingViewController: May be `nil`; the engine fills in the real one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// Whether touches beside the presented view reach what is below the container.
  var letsTouchesThrough: Bool { false }

  // MARK: - What subclasses decide

  /// The view that comes and goes: the presented controller's, or one that wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where ``presentedView`` is in the end; the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the screen when the presentation is complete.
  ///
  /// If not, animators get no view for the presenter, and it hears nothing of appearance.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presentation covers the screen rather than the presenter.
  ///
  /// Remembered by nobody: what is covered follows from the style.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style in compact surroundings; `none` means that there is no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for some traits; `none` means that there is no other.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: - What subclasses hear

  /// The presentation is about to start; its container exists and its transition has a
  /// coordinator.
  open func presentationTransitionWillBegin() {}

  /// The presentation ended; `false` means that it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to start.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal ended; `false` means that it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to lay out its subviews; the place to set their frames.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Size and traits

  /// What the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller prefers another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// The presented content was given another size by constraints; does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  {}

  /// The size of the presented view in a container of another size; all of it unless overridden.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to change its size.
  ///
  /// The default tells the presented controller, with the size that it will have.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.announce(size: own, with: coordinator)
  }

  /// The traits are about to change.
  ///
  /// The default tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announce(traits: newCollection, with: coordinator)
  }

  /// The traits of the container, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    let surroundings = containerView?.window?.traitCollection ?? UIScreen.main.traitCollection
    guard let overrideTraitCollection else { return surroundings }
    return UITraitCollection(traitsFrom: [surroundings, overrideTraitCollection])
  }

  /// The traits changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
