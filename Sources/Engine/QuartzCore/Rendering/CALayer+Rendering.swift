// How a device would draw the layer. Nothing of this changes what a Timeline records; the values
// are kept so that code which sets them runs and reads them back.

extension CALayer {
  /// The form of round corners.
  public var cornerCurve: CALayerCornerCurve {
    get { objects["cornerCurve"] as? CALayerCornerCurve ?? .circular }
    set { change { objects["cornerCurve"] = newValue } }
  }

  /// How much larger than its circle a continuous corner is.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether the layer is kept as pixels between frames.
  public var shouldRasterize: Bool {
    get { flag("shouldRasterize", false) }
    set { setFlag("shouldRasterize", newValue) }
  }

  /// How many pixels a point has when the layer is kept as pixels.
  public var rasterizationScale: CGFloat {
    get { objects["rasterizationScale"] as? CGFloat ?? 1 }
    set { change { objects["rasterizationScale"] = newValue } }
  }

  /// How many pixels of the contents a point has.
  public var contentsScale: CGFloat {
    get { objects["contentsScale"] as? CGFloat ?? 1 }
    set { change { objects["contentsScale"] = newValue } }
  }

  /// The part of the contents that is stretched, in fractions of its size.
  public var contentsCenter: CGRect {
    get { objects["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { change { objects["contentsCenter"] = newValue } }
  }

  /// Whether drawing happens later, on another thread.
  public var drawsAsynchronously: Bool {
    get { flag("drawsAsynchronously", false) }
    set { setFlag("drawsAsynchronously", newValue) }
  }

  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool {
    get { flag("doubleSided", true) }
    set { setFlag("doubleSided", newValue) }
  }

  /// Whether the layer's coordinates are turned upside down.
  public var isGeometryFlipped: Bool {
    get { flag("geometryFlipped", false) }
    set { setFlag("geometryFlipped", newValue) }
  }

  /// Whether the layer's contents will be drawn upside down.
  public func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  /// Whether the layer covers all that is behind it.
  public var isOpaque: Bool {
    get { flag("opaque", false) }
    set { setFlag("opaque", newValue) }
  }

  /// Whether opacity acts on the layer and its sublayers together.
  public var allowsGroupOpacity: Bool {
    get { flag("allowsGroupOpacity", true) }
    set { setFlag("allowsGroupOpacity", newValue) }
  }

  /// Whether the edges of the layer are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { flag("allowsEdgeAntialiasing", false) }
    set { setFlag("allowsEdgeAntialiasing", newValue) }
  }

  /// Which edges are smoothed.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      objects["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { change { objects["edgeAntialiasingMask"] = newValue } }
  }

  /// How pixels are chosen when the contents are made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { objects["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { change { objects["minificationFilter"] = newValue } }
  }

  /// How pixels are chosen when the contents are made larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { objects["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { change { objects["magnificationFilter"] = newValue } }
  }

  /// How sharply smaller contents are chosen between two sizes.
  public var minificationFilterBias: Float {
    get { objects["minificationFilterBias"] as? Float ?? 0 }
    set { change { objects["minificationFilterBias"] = newValue } }
  }

  /// Filters on the layer; kept without effect.
  public var filters: [Any]? {
    get { objects["filters"] as? [Any] }
    set { change { objects["filters"] = newValue } }
  }

  /// Filters on what is behind the layer; kept without effect.
  public var backgroundFilters: [Any]? {
    get { objects["backgroundFilters"] as? [Any] }
    set { change { objects["backgroundFilters"] = newValue } }
  }

  /// A filter between the layer and what is behind it; kept without effect.
  public var compositingFilter: Any? {
    get { objects["compositingFilter"] }
    set { change { objects["compositingFilter"] = newValue } }
  }

  /// The z coordinate of the anchor point.
  public var anchorPointZ: CGFloat {
    get { objects["anchorPointZ"] as? CGFloat ?? 0 }
    set { change { objects["anchorPointZ"] = newValue } }
  }

  private func flag(_ key: String, _ otherwise: Bool) -> Bool {
    objects[key] as? Bool ?? otherwise
  }

  private func setFlag(_ key: String, _ value: Bool) { change { objects[key] = value } }
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve that begins earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How pixels are chosen when contents change their size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A mixture of the nearest pixels of two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Some of the four edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
