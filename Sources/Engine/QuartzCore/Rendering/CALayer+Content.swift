import Motion

extension CALayer {
  /// A `CGImage`; other objects are stored and draw nothing.
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

  /// In unit coordinates.
  public var contentsRect: CGRect {
    get { CGRect(properties.contentsRect) }
    set { change("contentsRect", \.contentsRect, to: Rectangle(newValue)) }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: properties.contentsGravity) }
    set { change("contentsGravity", \.contentsGravity, to: newValue.rawValue) }
  }

  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Fidelity: redraws the whole layer.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

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

  /// Draws the layer with the presented values of the app's own properties.
  func displayPresentation() {
    guard let shown = presentation() else { return }
    let context = CGContext(recording: properties.bounds.size)
    context.translateBy(
      x: -CGFloat(properties.bounds.origin.x), y: -CGFloat(properties.bounds.origin.y))
    shown.draw(in: context)
    guard !context.picture.elements.isEmpty else { return }
    drawn = context.picture
    change("contents", \.contents, to: context.picture)
  }

  /// Records the model values of the layer and its sublayers.
  public func render(in ctx: CGContext) {
    ctx.record(
      .layers(frozenTree(), in: Rectangle(origin: .zero, size: properties.bounds.size)))
  }

  /// Fidelity: always the current size.
  public func preferredFrameSize() -> CGSize { frame.size }

  public func needsLayout() -> Bool { layoutIsNeeded }

  /// Forgets that a layout was asked for, because one that is running does it.
  package func takeBackLayout() { layoutIsNeeded = false }

  /// Starts at the topmost superlayer in a row that needs layout.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsNeeded { top = parent }
    top.layOutSubtree()
  }

  private func layOutSubtree() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    for child in children { child.layOutSubtree() }
    maskLayer?.layOutSubtree()
  }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
