import HeadlessQuartzCore

/// Learns which items are about to be shown.
///
/// Fidelity: the engine shows cells when they are due and never asks for them before.
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items may be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Optional.
  ///
  /// Items are not going to be shown after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// What counts where the app does not implement it.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
