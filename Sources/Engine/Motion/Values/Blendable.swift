/// A type that animations interpolate, add and repeat.
///
/// Generic code over it is specialized for each type, so that sampling does not allocate.
protocol Blendable {
  /// Returns the value at a progress from this one (0) to another (1); others extrapolate.
  func interpolated(to other: Self, at progress: Double) -> Self

  /// Returns the value with a change applied to it.
  func adding(_ delta: Self) -> Self

  /// Returns the change that leads from another value to this one.
  func subtracting(_ other: Self) -> Self

  /// Returns a multiple of the change.
  func scaled(by factor: Double) -> Self

  /// The change that has no effect.
  var neutral: Self { get }
}

extension Double: Blendable {
  @inlinable
  package func interpolated(to other: Double, at progress: Double) -> Double {
    self + (other - self) * progress
  }

  func adding(_ delta: Double) -> Double { self + delta }
  func subtracting(_ other: Double) -> Double { self - other }
  func scaled(by factor: Double) -> Double { self * factor }
  var neutral: Double { 0 }
}

extension Point: Blendable {
  func adding(_ delta: Point) -> Point { Point(x: x + delta.x, y: y + delta.y) }
  func subtracting(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
  func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
  var neutral: Point { .zero }
}

extension Size: Blendable {
  func adding(_ delta: Size) -> Size {
    Size(width: width + delta.width, height: height + delta.height)
  }

  func subtracting(_ other: Size) -> Size {
    Size(width: width - other.width, height: height - other.height)
  }

  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
  var neutral: Size { .zero }
}

extension Rectangle: Blendable {
  func adding(_ delta: Rectangle) -> Rectangle {
    Rectangle(origin: origin.adding(delta.origin), size: size.adding(delta.size))
  }

  func subtracting(_ other: Rectangle) -> Rectangle {
    Rectangle(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
  }

  func scaled(by factor: Double) -> Rectangle {
    Rectangle(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }

  var neutral: Rectangle { .zero }
}

/// A change of a matrix applies before the matrix.
extension Matrix: Blendable {
  func adding(_ delta: Matrix) -> Matrix { delta.concatenating(self) }

  /// Returns the matrix itself if the other one has no inverse.
  func subtracting(_ other: Matrix) -> Matrix {
    guard let inverse = other.inverted() else { return self }
    return concatenating(inverse)
  }

  /// Rounds to a whole power.
  func scaled(by factor: Double) -> Matrix {
    let bounded = factor > -2e9 ? (factor < 2e9 ? factor : 2e9) : -2e9
    return repeated(Int(Elementary.nearest(bounded)))
  }

  var neutral: Matrix { .identity }
}

/// Differences may have negative components; sums are clamped to 0...1.
extension Color: Blendable {
  func adding(_ delta: Color) -> Color {
    Color(
      red: red + delta.red, green: green + delta.green, blue: blue + delta.blue,
      alpha: alpha + delta.alpha
    ).clamped
  }

  func subtracting(_ other: Color) -> Color {
    Color(
      red: red - other.red, green: green - other.green, blue: blue - other.blue,
      alpha: alpha - other.alpha)
  }

  func scaled(by factor: Double) -> Color {
    Color(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  var neutral: Color { .clear }
}
