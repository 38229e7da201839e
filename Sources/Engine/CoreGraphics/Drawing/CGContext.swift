import Motion

/// Writes down what is drawn, as a picture made of commands.
public final class CGContext {
  /// What was drawn until now.
  package private(set) var picture: Picture
  private var transform = CGAffineTransform.identity

  /// Creates a context for a picture of this size in points.
  package init(recording size: Size) {
    picture = Picture(size: size)
  }

  /// Adds a command whose coordinates are already those of the picture.
  package func record(_ element: Picture.Element) { picture.elements.append(element) }

  /// Moves the origin of what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    transform = transform.translatedBy(x: tx, y: ty)
  }
}
