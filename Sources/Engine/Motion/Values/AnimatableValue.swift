/// The value of a layer's property at one instant, or of an animation's end.
public enum AnimatableValue: Equatable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rectangle(Rectangle)
  // Kept apart, because all other values would be as large as a matrix.
  indirect case matrix(Matrix)
  /// `nil` is the absence of a colour, as in a layer without background.
  case color(Color?)
  case path(Path?)
  case numbers([Double])
  case colors([Color])
  /// Something that has no values in between, such as the contents of a layer. Changes half-way.
  case picture(Picture?)
}
