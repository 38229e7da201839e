import HeadlessQuartzCore

// Names of scroll views', tables' and collections' methods from Swift 1 to 4.1.

extension UIScrollView {
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isDragging")
  public var dragging: Bool { isDragging }

  @available(*, deprecated, renamed: "isTracking")
  public var tracking: Bool { isTracking }

  @available(*, deprecated, renamed: "isDecelerating")
  public var decelerating: Bool { isDecelerating }
}

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

extension UITableView {
  @available(*, deprecated, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, forCellReuseIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withIdentifier:for:)")
  public func dequeueReusableCellWithIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  @available(*, deprecated, renamed: "cellForRow(at:)")
  public func cellForRowAtIndexPath(_ indexPath: IndexPath) -> UITableViewCell? {
    cellForRow(at: indexPath)
  }

  @available(*, deprecated, renamed: "rectForRow(at:)")
  public func rectForRowAtIndexPath(_ indexPath: IndexPath) -> CGRect {
    rectForRow(at: indexPath)
  }

  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UITableViewCell) -> IndexPath? { indexPath(for: cell) }

  @available(*, deprecated, renamed: "deselectRow(at:animated:)")
  public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectRow(at: indexPath, animated: animated)
  }
}

@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension

@available(*, deprecated, renamed: "UITableView.indexSearch")
public let UITableViewIndexSearch = UITableView.indexSearch

extension UICollectionView {
  @available(*, deprecated, renamed: "register(_:forCellWithReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  @available(*, deprecated, renamed: "cellForItem(at:)")
  public func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? {
    cellForItem(at: indexPath)
  }

  @available(*, deprecated, renamed: "layoutAttributesForItem(at:)")
  public func layoutAttributesForItemAtIndexPath(
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }

  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? { indexPath(for: cell) }
}

@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
