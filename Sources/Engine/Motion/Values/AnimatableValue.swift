/// A value of a layer's property or of an animation.
public enum AnimatableValue: Equatable, Sendable {
  /// A scalar; also flags, as 0 and 1.
  case number(Double)
  /// Two coordinates.
  case point(Point)
  /// Width and height.
  case size(Size)
  /// Origin and size.
  case rectangle(Rectangle)
  /// A transform; indirect, so that the other cases are smaller than a matrix.
  indirect case matrix(Matrix)
  /// `nil` is the absence of a colour, as in a layer without background.
  case color(Color?)
  /// `nil` is the absence of a path.
  case path(Path?)
  /// Several numbers, such as the stops of a gradient.
  case numbers([Double])
  /// Several colours, such as those of a gradient.
  case colors([Color])
  /// The contents of a layer, which change half-way.
  case picture(Picture?)
}
