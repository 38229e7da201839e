import HeadlessQuartzCore

// Names of scroll views', tables' and collections' methods from Swift 1 to 4.1.

extension UIScrollView {
  /// Today `isScrollEnabled`.
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  /// Today `isPagingEnabled`.
  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  /// Today `isDragging`.
  @available(*, deprecated, renamed: "isDragging")
  public var dragging: Bool { isDragging }

  /// Today `isTracking`.
  @available(*, deprecated, renamed: "isTracking")
  public var tracking: Bool { isTracking }

  /// Today `isDecelerating`.
  @available(*, deprecated, renamed: "isDecelerating")
  public var decelerating: Bool { isDecelerating }
}

/// Today `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// Today `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

extension UITableView {
  /// Today `register(_:forCellReuseIdentifier:)`.
  @available(*, deprecated, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Today `dequeueReusableCell(withIdentifier:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier)
  }

  /// Today `dequeueReusableCell(withIdentifier:for:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:for:)")
  public func dequeueReusableCellWithIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Today `cellForRow(at:)`.
  @available(*, deprecated, renamed: "cellForRow(at:)")
  public func cellForRowAtIndexPath(_ indexPath: IndexPath) -> UITableViewCell? {
    cellForRow(at: indexPath)
  }

  /// Today `rectForRow(at:)`.
  @available(*, deprecated, renamed: "rectForRow(at:)")
  public func rectForRowAtIndexPath(_ indexPath: IndexPath) -> CGRect {
    rectForRow(at: indexPath)
  }

  /// Today `indexPath(for:)`.
  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UITableViewCell) -> IndexPath? { indexPath(for: cell) }

  /// Today `deselectRow(at:animated:)`.
  @available(*, deprecated, renamed: "deselectRow(at:animated:)")
  public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectRow(at: indexPath, animated: animated)
  }
}

/// Today `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension

extension UICollectionView {
  /// Today `register(_:forCellWithReuseIdentifier:)`.
  @available(*, deprecated, renamed: "register(_:forCellWithReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Today `dequeueReusableCell(withReuseIdentifier:for:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Today `cellForItem(at:)`.
  @available(*, deprecated, renamed: "cellForItem(at:)")
  public func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? {
    cellForItem(at: indexPath)
  }

  /// Today `layoutAttributesForItem(at:)`.
  @available(*, deprecated, renamed: "layoutAttributesForItem(at:)")
  public func layoutAttributesForItemAtIndexPath(
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }

  /// Today `indexPath(for:)`.
  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? { indexPath(for: cell) }
}

/// Today `UICollectionView.elementKindSectionHeader`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// Today `UICollectionView.elementKindSectionFooter`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
