import HeadlessQuartzCore

extension UIScrollView {
  // MARK: Insets

  var insetsWithSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    var added = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: added = area
    case .automatic, .scrollableAxes:
      if isAdjustedAnyway || contentSize.height > bounds.height || alwaysBounceVertical {
        added.top = area.top
        added.bottom = area.bottom
      }
      if contentSize.width > bounds.width || alwaysBounceHorizontal {
        added.left = area.left
        added.right = area.right
      }
    }
    return contentInset + added
  }

  /// Whether the top and the bottom are adjusted even if nothing scrolls there: the part of
  /// `automatic` that the header UIScrollView.h adds "for backward compatibility".
  private var isAdjustedAnyway: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let owner = owningController else {
      return false
    }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }

  private var owningController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// A new safe area takes content at its top and left end along; an inset that the app sets moves
  /// only content that it leaves outside of the resting range.
  func insetsDidChange(byApp: Bool = false) {
    let former = knownInsets
    let present = adjustedContentInset
    guard former != present else { return }
    knownInsets = present
    if byApp {
      returnToRestingRange()
    } else {
      var offset = bounds.origin
      if offset.y == -former.top { offset.y = -present.top }
      if offset.x == -former.left { offset.x = -present.left }
      moveContent(to: offset)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    PropertyObservers.changed(self)
  }

  // MARK: Moving

  /// Leaves no empty space beyond the ends of content that nobody moves.
  func returnToRestingRange() {
    guard !drag.isActive, !mover.isMoving else { return }
    moveContent(to: clamped(bounds.origin))
  }

  /// The lowest and the highest offset without bouncing.
  var restingRange: (low: CGPoint, high: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + insets.right - bounds.width),
        y: max(low.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// The nearest offset within the resting range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = restingRange
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Sets the offset through the property, which subclasses observe, without stopping a movement.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }

  func contentMoved() {
    setNeedsLayout()
    if hasFrameGuide { invalidateConstraints() }
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = bounds.origin
    if rect.minX < seen.minX || rect.width > seen.width {
      offset.x = rect.minX - insets.left
    } else if rect.maxX > seen.maxX {
      offset.x = rect.maxX - bounds.width + insets.right
    }
    if rect.minY < seen.minY || rect.height > seen.height {
      offset.y = rect.minY - insets.top
    } else if rect.maxY > seen.maxY {
      offset.y = rect.maxY - bounds.height + insets.bottom
    }
    return clamped(offset)
  }

  /// Whether constraints to the content's edges determine the content size along an axis.
  ///
  /// Constraints to the left and top edges alone give a position, and not the extent of the
  /// content.
  func isContentConstrained(along axis: NSLayoutConstraint.Axis) -> Bool {
    func reaches(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      switch attribute {
      case .right, .trailing, .rightMargin, .trailingMargin, .centerX, .centerXWithinMargins:
        axis == .horizontal
      case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .lastBaseline, .firstBaseline:
        axis == .vertical
      default: false
      }
    }
    func measures(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      reaches(attribute) || attribute == (axis == .horizontal ? .width : .height)
    }
    // The scroll view is the closest common ancestor, so it holds these constraints.
    return constraintsState.constraints.contains { constraint in
      (constraint.firstItem === contentLayoutGuide && measures(constraint.firstAttribute))
        || (constraint.secondItem === contentLayoutGuide && measures(constraint.secondAttribute))
        || (constraint.firstItem === self && constraint.secondItem != nil
          && reaches(constraint.firstAttribute))
        || (constraint.secondItem === self && reaches(constraint.secondAttribute))
    }
  }
}
