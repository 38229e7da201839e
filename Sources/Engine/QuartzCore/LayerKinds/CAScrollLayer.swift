/// Shows a part of its sublayers: the one at the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, as far as the mode allows.
  open func scroll(to point: CGPoint) {
    let origin = bounds.origin
    bounds.origin = CGPoint(
      x: scrollMode.allowsHorizontal ? point.x : origin.x,
      y: scrollMode.allowsVertical ? point.y : origin.y)
  }

  /// Moves no farther than it takes to show the rectangle or, of a larger one, its beginning.
  open func scroll(to rect: CGRect) {
    func start(_ shown: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < shown || high - low > length ? low : max(shown, high - length)
    }
    scroll(
      to: CGPoint(
        x: start(bounds.minX, bounds.width, rect.minX, rect.maxX),
        y: start(bounds.minY, bounds.height, rect.minY, rect.maxY)))
  }
}

extension CALayer {
  /// Scrolls the nearest scroll layer around this layer to a point of this layer.
  public func scroll(_ point: CGPoint) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(point, to: layer))
  }

  /// Scrolls the nearest scroll layer around this layer until a rectangle of this layer is shown.
  public func scrollRectToVisible(_ rect: CGRect) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(rect, to: layer))
  }

  /// The part of the bounds that the nearest scroll layer around this layer shows.
  public var visibleRect: CGRect {
    guard let layer = enclosingScrollLayer else { return bounds }
    return bounds.intersection(convert(layer.bounds, from: layer))
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var allowsHorizontal: Bool { self == .horizontally || self == .both }
  var allowsVertical: Bool { self == .vertically || self == .both }
}
