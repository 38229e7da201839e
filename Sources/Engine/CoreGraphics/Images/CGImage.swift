import Motion

/// An image.
///
/// Fidelity: drawing commands instead of pixels; one pixel is one point.
public final class CGImage {
  package let picture: Picture

  package init(_ picture: Picture) {
    self.picture = picture
  }

  /// In pixels.
  public var width: Int { Int(picture.size.width.rounded(.up)) }

  /// In pixels.
  public var height: Int { Int(picture.size.height.rounded(.up)) }

  /// `nil` if the rectangle doesn't intersect the image.
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

  public func copy() -> CGImage? { self }
}
