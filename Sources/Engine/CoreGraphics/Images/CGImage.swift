import Motion

/// An image.
///
/// Fidelity: drawing commands instead of pixels.
public final class CGImage {
  package let picture: Picture

  /// Pixels per point of the picture.
  package let scale: Double

  package init(_ picture: Picture, scale: Double = 1) {
    self.picture = picture
    self.scale = scale
  }

  /// The picture at another number of pixels per point.
  package func picture(atScale other: Double) -> Picture {
    guard other != scale, other > 0 else { return picture }
    let size = Size(
      width: picture.size.width * scale / other, height: picture.size.height * scale / other)
    return Picture(
      name: picture.name, size: size,
      elements: [.picture(picture, in: Rectangle(origin: .zero, size: size))])
  }

  /// In pixels.
  public var width: Int { Int((picture.size.width * scale).rounded(.up)) }

  /// In pixels.
  public var height: Int { Int((picture.size.height * scale).rounded(.up)) }

  /// The rectangle is in pixels; `nil` if it doesn't intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let factor = CGFloat(scale)
    let rect = CGRect(
      x: rect.minX / factor, y: rect.minY / factor, width: rect.width / factor,
      height: rect.height / factor)
    let whole = CGRect(origin: .zero, size: CGSize(picture.size))
    let part = rect.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let place = Rectangle(
      x: Double(-part.minX), y: Double(-part.minY), width: picture.size.width,
      height: picture.size.height)
    return CGImage(
      Picture(
        name: picture.name, size: Size(part.size), elements: [.picture(picture, in: place)]),
      scale: scale)
  }

  public func copy() -> CGImage? { self }
}
