import HeadlessQuartzCore

/// Something whose content has a size that its surroundings decide on: a controller or a
/// presentation controller.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// A child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// A child's content was given another size by constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)

  /// The size that a child will have when its parent has another size.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view is about to change its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)

  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
