import HeadlessQuartzCore

/// A controller or presentation controller, whose size its surroundings decide.
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }

  /// Called when a child changes its `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// Fidelity: never called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// The size of a child after the parent is resized to `parentSize`.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)

  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
