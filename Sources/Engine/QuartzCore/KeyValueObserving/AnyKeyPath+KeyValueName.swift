import Foundation

extension AnyKeyPath {
  /// The rewriter's replacement for `_kvcKeyPathString`, which is `nil` without Objective-C's runtime.
  ///
  /// Fidelity: not Apple's. Finds the properties of a layer that can be animated, from the class
  /// that declares them, and stored properties of the app's classes.
  public var _keyValueName: String? {
    if let name = Self.names[self] { return name }
    // "\\Card.progress"; what is computed has an address there.
    let text = "\(self)"
    guard !text.contains("<"), let point = text.firstIndex(of: ".") else { return nil }
    return String(text[text.index(after: point)...])
  }

  private static let names: [AnyKeyPath: String] = [
    \CALayer.anchorPoint: "anchorPoint", \CALayer.anchorPointZ: "anchorPointZ",
    \CALayer.backgroundColor: "backgroundColor", \CALayer.borderColor: "borderColor",
    \CALayer.borderWidth: "borderWidth", \CALayer.bounds: "bounds", \CALayer.contents: "contents",
    \CALayer.contentsRect: "contentsRect", \CALayer.cornerRadius: "cornerRadius",
    \CALayer.frame: "frame", \CALayer.isHidden: "hidden",
    \CALayer.masksToBounds: "masksToBounds", \CALayer.opacity: "opacity",
    \CALayer.position: "position", \CALayer.shadowColor: "shadowColor",
    \CALayer.shadowOffset: "shadowOffset", \CALayer.shadowOpacity: "shadowOpacity",
    \CALayer.shadowPath: "shadowPath", \CALayer.shadowRadius: "shadowRadius",
    \CALayer.sublayerTransform: "sublayerTransform", \CALayer.transform: "transform",
    \CALayer.zPosition: "zPosition",
    \CAShapeLayer.path: "path", \CAShapeLayer.fillColor: "fillColor",
    \CAShapeLayer.strokeColor: "strokeColor", \CAShapeLayer.strokeStart: "strokeStart",
    \CAShapeLayer.strokeEnd: "strokeEnd", \CAShapeLayer.lineWidth: "lineWidth",
    \CAShapeLayer.lineDashPhase: "lineDashPhase", \CAShapeLayer.miterLimit: "miterLimit",
    \CAGradientLayer.colors: "colors", \CAGradientLayer.locations: "locations",
    \CAGradientLayer.startPoint: "startPoint", \CAGradientLayer.endPoint: "endPoint",
  ]
}
