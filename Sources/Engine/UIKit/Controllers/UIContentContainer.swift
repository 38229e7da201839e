import HeadlessQuartzCore

/// Something whose content has a size that its surroundings decide on: a controller or a
/// presentation controller.
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
