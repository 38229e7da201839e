import HeadlessQuartzCore

/// Something with coordinates of its own that can be converted into another's.
public protocol UICoordinateSpace: AnyObject {
  /// The space's own coordinates.
  var bounds: CGRect { get }
  /// The same point in another space's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle around the same area in another space's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle around another space's area in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  /// The same point in another view's coordinates; `nil` is the window.
  ///
  /// Fidelity: without a window, `nil` is the topmost superview.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? top).layer)
  }

  /// A point of another view in this one's coordinates; `nil` is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? top).layer)
  }

  /// The upright rectangle around the same area in another view; `nil` is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? top).layer)
  }

  /// The upright rectangle around another view's area in this one; `nil` is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? top).layer)
  }

  /// Converts between this view and another space, which has to be a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(of: coordinateSpace))
  }

  /// Converts between this view and another space, which has to be a view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(of: coordinateSpace))
  }

  /// Converts between this view and another space, which has to be a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(of: coordinateSpace))
  }

  /// Converts between this view and another space, which has to be a view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(of: coordinateSpace))
  }

  /// The view that a coordinate space is; `nil` for the screen, whose space is the window's.
  ///
  /// Optimized, the cast makes Swift 6.3.1 crash (its verifier finds a `borrowed-from` without a
  /// borrow).
  @_optimize(none)
  private static func view(of coordinateSpace: any UICoordinateSpace) -> UIView? {
    coordinateSpace as? UIView
  }

  /// The topmost view of the hierarchy: the window, if there is one.
  package var top: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
