// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

extension AnyKeyPath {
  /// The names of layers' properties in Core Animation's key paths.
  static let layerPropertyNames: [AnyKeyPath: String] = [
    \CALayer.position: "position",
    \CALayer.bounds: "bounds",
    \CALayer.zPosition: "zPosition",
    \CALayer.anchorPoint: "anchorPoint",
    \CALayer.anchorPointZ: "anchorPointZ",
    \CALayer.transform: "transform",
    \CALayer.sublayerTransform: "sublayerTransform",
    \CALayer.opacity: "opacity",
    \CALayer.isHidden: "hidden",
    \CALayer.isDoubleSided: "doubleSided",
    \CALayer.masksToBounds: "masksToBounds",
    \CALayer.backgroundColor: "backgroundColor",
    \CALayer.cornerRadius: "cornerRadius",
    \CALayer.maskedCorners: "maskedCorners",
    \CALayer.borderWidth: "borderWidth",
    \CALayer.borderColor: "borderColor",
    \CALayer.shadowColor: "shadowColor",
    \CALayer.shadowOpacity: "shadowOpacity",
    \CALayer.shadowOffset: "shadowOffset",
    \CALayer.shadowRadius: "shadowRadius",
    \CALayer.shadowPath: "shadowPath",
    \CALayer.contents: "contents",
    \CALayer.contentsRect: "contentsRect",
    \CALayer.contentsGravity: "contentsGravity",
    \CAShapeLayer.path: "path",
    \CAShapeLayer.fillColor: "fillColor",
    \CAShapeLayer.strokeColor: "strokeColor",
    \CAShapeLayer.strokeStart: "strokeStart",
    \CAShapeLayer.strokeEnd: "strokeEnd",
    \CAShapeLayer.lineWidth: "lineWidth",
    \CAShapeLayer.lineDashPhase: "lineDashPhase",
    \CAShapeLayer.miterLimit: "miterLimit",
    \CAGradientLayer.colors: "colors",
    \CAGradientLayer.locations: "locations",
    \CAGradientLayer.startPoint: "startPoint",
    \CAGradientLayer.endPoint: "endPoint",
  ]
}
