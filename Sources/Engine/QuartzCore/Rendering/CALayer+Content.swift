import Motion

extension CALayer {
  /// The picture that the layer shows: a `CGImage`; other objects are kept and show nothing.
  public var contents: Any? {
    get {
      isPresentation
        ? properties.contents.map { CGImage($0) as Any } ?? objects["contents"]
        : objects["contents"]
    }
    set {
      guard !isPresentation else { return }
      objects["contents"] = newValue
      drawn = nil
      change("contents", \.contents, to: (newValue as? CGImage)?.picture ?? newValue as? Picture)
      touch()
    }
  }

  /// The part of the contents that is shown, in fractions of its size.
  public var contentsRect: CGRect {
    get { CGRect(properties.contentsRect) }
    set { change("contentsRect", \.contentsRect, to: Rectangle(newValue)) }
  }

  /// How the contents fit into the bounds; stretched unless set.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: properties.contentsGravity) }
    set { change("contentsGravity", \.contentsGravity, to: newValue.rawValue) }
  }

  /// Whether new content was asked for and not made yet.
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Asks for new content; it is all drawn again, whatever the rectangle.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Makes the content now if it was asked for.
  public func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  func displayByDelegateOrDrawing() {
    displayIsNeeded = false
    let size = properties.bounds.size
    delegate?.display(self)
    let context = CGContext(recording: size)
    context.translateBy(
      x: -CGFloat(properties.bounds.origin.x), y: -CGFloat(properties.bounds.origin.y))
    delegate?.layerWillDraw(self)
    draw(in: context)
    guard !context.picture.elements.isEmpty else { return }
    drawn = context.picture
    change("contents", \.contents, to: context.picture)
  }

  /// Draws the layer, and the layers on it, as they are in the model.
  public func render(in ctx: CGContext) {
    ctx.record(
      .layers(frozenTree(), in: Rectangle(origin: .zero, size: properties.bounds.size)))
  }

  /// The size that the layer would like to have: the one that it has.
  public func preferredFrameSize() -> CGSize { frame.size }

  /// Whether layout was asked for and not done yet.
  public func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out this layer and the ones on it now, as far as they asked for it.
  ///
  /// Begins with the topmost layer that needs layout on the way up from here.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsNeeded { top = parent }
    top.layOutSubtree()
  }

  private func layOutSubtree() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    for child in children { child.layOutSubtree() }
    maskLayer?.layOutSubtree()
  }
}

/// How contents fit into the bounds of their layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Small enough to leave nothing uncovered, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
