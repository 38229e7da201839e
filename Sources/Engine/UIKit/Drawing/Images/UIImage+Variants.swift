import HeadlessQuartzCore
import Motion

/// The properties in which an image differs from the one that it is made of.
@usableFromInline
struct ImageTraits {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether the app has said how the image is resized; else it is stretched as a whole.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var isSymbol = false
}

extension UIImage {
  /// The image with other traits.
  func variant(of picture: Picture? = nil, _ change: (inout ImageTraits) -> Void) -> UIImage {
    var changed = traits
    change(&changed)
    return UIImage(picture ?? bitmap, changed)
  }

  /// The picture in a size.
  func picture(in size: CGSize) -> Picture {
    guard traits.isResizable, size != self.size else { return picture }
    return picture.resized(to: Size(size), caps: capInsets, mode: resizingMode)
  }

  /// Mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    variant { $0.orientation = $0.orientation.flipped }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Fidelity: drawn as it is in either direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant { $0.flipsForRightToLeft = true }
  }

  /// The image in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let place = Rectangle(CGRect(origin: .zero, size: size))
    let small = Picture(
      name: bitmap.name, size: place.size, elements: [.picture(picture, in: place)])
    return variant(of: small) { $0.orientation = .up }
  }

  /// Fidelity: the image itself, since nothing has to be decoded.
  public func preparingForDisplay() -> UIImage? { self }
}
