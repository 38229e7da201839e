import HeadlessQuartzCore

/// The room around the anchor of a popover.
struct PopoverRoom {
  private let anchor: CGRect
  private let area: CGRect
  private let arrowHeight: CGFloat

  /// The directions of arrows, in the order in which they are tried.
  static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// - Parameters:
  ///   - area: The area in which the popover may lie.
  ///   - arrowHeight: How far it stays away from the anchor, in points.
  init(around anchor: CGRect, in area: CGRect, arrowHeight: CGFloat) {
    self.anchor = anchor
    self.area = area
    self.arrowHeight = arrowHeight
  }

  /// How far a popover can reach away from the anchor, in points.
  func depth(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let free =
      switch direction {
      case .up: area.maxY - anchor.maxY
      case .down: anchor.minY - area.minY
      case .left: area.maxX - anchor.maxX
      default: anchor.minX - area.minX
      }
    return max(0, free - arrowHeight)
  }

  func fits(_ size: CGSize, _ direction: UIPopoverArrowDirection) -> Bool {
    isUpright(direction)
      ? size.height <= depth(direction) && size.width <= area.width
      : size.width <= depth(direction) && size.height <= area.height
  }

  /// The frame on the side of the anchor to which an arrow of the direction points.
  ///
  /// - Parameter mayOverlap: Whether a popover that does not fit covers the anchor instead of
  ///   becoming smaller.
  func frame(
    of size: CGSize, _ direction: UIPopoverArrowDirection, mayOverlap: Bool
  ) -> CGRect {
    var size = size
    if !mayOverlap {
      if isUpright(direction) {
        size.height = min(size.height, depth(direction))
      } else {
        size.width = min(size.width, depth(direction))
      }
    }
    var center = CGPoint(x: anchor.midX, y: anchor.midY)
    switch direction {
    case .up: center.y = anchor.maxY + arrowHeight + size.height / 2
    case .down: center.y = anchor.minY - arrowHeight - size.height / 2
    case .left: center.x = anchor.maxX + arrowHeight + size.width / 2
    default: center.x = anchor.minX - arrowHeight - size.width / 2
    }
    return kept(size, center)
  }

  func centered(_ size: CGSize) -> CGRect {
    kept(size, CGPoint(x: anchor.midX, y: anchor.midY))
  }

  /// Moves a frame into the area, and makes it smaller if it is larger than that.
  private func kept(_ size: CGSize, _ center: CGPoint) -> CGRect {
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    return CGRect(
      x: min(max(center.x - width / 2, area.minX), area.maxX - width),
      y: min(max(center.y - height / 2, area.minY), area.maxY - height), width: width,
      height: height)
  }

  private func isUpright(_ direction: UIPopoverArrowDirection) -> Bool {
    direction == .up || direction == .down
  }
}
