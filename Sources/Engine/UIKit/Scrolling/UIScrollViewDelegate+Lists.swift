/// The methods of the narrower `delegate` that a table or a collection view has in UIKit.
///
/// Its type is that of all scroll views here, since a property of another type could not override it.
extension UIScrollViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (self as? UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    (self as? UITableViewDelegate)?.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    (self as? UICollectionViewDelegate)?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    (self as? UICollectionViewDelegate)?.collectionView(
      collectionView, didDeselectItemAt: indexPath)
  }
}
