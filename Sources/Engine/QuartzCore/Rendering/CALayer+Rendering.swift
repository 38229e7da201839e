// Properties that affect drawing on a device. They are stored; of those that change what is plainly seen a
// Timeline holds the value (`LayerDescription.undrawn`), and no picture shows it.

extension CALayer {
  public var cornerCurve: CALayerCornerCurve {
    get { objects["cornerCurve"] as? CALayerCornerCurve ?? .circular }
    set { change { objects["cornerCurve"] = newValue } }
  }

  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  public var shouldRasterize: Bool {
    get { flag("shouldRasterize", false) }
    set { setFlag("shouldRasterize", newValue) }
  }

  public var rasterizationScale: CGFloat {
    get { objects["rasterizationScale"] as? CGFloat ?? 1 }
    set { change { objects["rasterizationScale"] = newValue } }
  }

  public var contentsScale: CGFloat {
    get { objects["contentsScale"] as? CGFloat ?? 1 }
    set { change { objects["contentsScale"] = newValue } }
  }

  public var contentsCenter: CGRect {
    get { objects["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { change { objects["contentsCenter"] = newValue } }
  }

  public var drawsAsynchronously: Bool {
    get { flag("drawsAsynchronously", false) }
    set { setFlag("drawsAsynchronously", newValue) }
  }

  public var isGeometryFlipped: Bool {
    get { flag("geometryFlipped", false) }
    set { setFlag("geometryFlipped", newValue) }
  }

  public func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  public var isOpaque: Bool {
    get { flag("opaque", false) }
    set { setFlag("opaque", newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { flag("allowsGroupOpacity", true) }
    set { setFlag("allowsGroupOpacity", newValue) }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { flag("allowsEdgeAntialiasing", false) }
    set { setFlag("allowsEdgeAntialiasing", newValue) }
  }

  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      objects["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { change { objects["edgeAntialiasingMask"] = newValue } }
  }

  public var minificationFilter: CALayerContentsFilter {
    get { objects["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { change { objects["minificationFilter"] = newValue } }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { objects["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { change { objects["magnificationFilter"] = newValue } }
  }

  public var minificationFilterBias: Float {
    get { objects["minificationFilterBias"] as? Float ?? 0 }
    set { change { objects["minificationFilterBias"] = newValue } }
  }

  /// Fidelity: this and the two properties below are stored and not rendered.
  public var filters: [Any]? {
    get { objects["filters"] as? [Any] }
    set { change { objects["filters"] = newValue } }
  }

  public var backgroundFilters: [Any]? {
    get { objects["backgroundFilters"] as? [Any] }
    set { change { objects["backgroundFilters"] = newValue } }
  }

  public var compositingFilter: Any? {
    get { objects["compositingFilter"] }
    set { change { objects["compositingFilter"] = newValue } }
  }

  private func flag(_ key: String, _ otherwise: Bool) -> Bool {
    objects[key] as? Bool ?? otherwise
  }

  private func setFlag(_ key: String, _ value: Bool) { change { objects[key] = value } }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
