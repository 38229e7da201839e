import Motion

/// A picture.
///
/// Fidelity: it holds drawing commands instead of pixels; one pixel is one point.
public final class CGImage {
  /// What the picture shows.
  package let picture: Picture

  package init(_ picture: Picture) {
    self.picture = picture
  }

  /// The width in pixels.
  public var width: Int { Int(picture.size.width.rounded(.up)) }

  /// The height in pixels.
  public var height: Int { Int(picture.size.height.rounded(.up)) }

  /// Returns the part inside of a rectangle; `nil` if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(origin: .zero, size: CGSize(picture.size))
    let part = rect.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let place = Rectangle(
      x: Double(-part.minX), y: Double(-part.minY), width: picture.size.width,
      height: picture.size.height)
    return CGImage(
      Picture(
        name: picture.name, size: Size(part.size), elements: [.picture(picture, in: place)]))
  }

  /// Returns the same picture.
  public func copy() -> CGImage? { self }
}
