import Motion

/// A picture.
///
/// Fidelity: it holds drawing commands instead of pixels.
public final class CGImage {
  /// What the picture shows.
  package let picture: Picture

  package init(_ picture: Picture) {
    self.picture = picture
  }

  /// The width in pixels; one pixel is one point here.
  public var width: Int { Int(picture.size.width.rounded(.up)) }

  /// The height in pixels; one pixel is one point here.
  public var height: Int { Int(picture.size.height.rounded(.up)) }
}
