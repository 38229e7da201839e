import Motion

/// A layer of another framework that a device draws more of than a recording.
package protocol PartlyDrawnLayer: CALayer {
  /// What that is, in words.
  var undrawnParts: [String] { get }
}

extension CALayer {
  /// What a device draws of the layer's own properties and a recording does not, with the values.
  ///
  /// Left out is what hardly anybody sees: the curve of corners, filters of magnification, antialiasing.
  var undrawn: [String] {
    var found = kindUndrawn
    guard !objects.isEmpty else { return found }
    if isGeometryFlipped { found.append("isGeometryFlipped = true") }
    if shouldRasterize, rasterizationScale < 1 {
      found.append("rasterizationScale = \(rasterizationScale)")
    }
    if contentsScale < 1 { found.append("contentsScale = \(contentsScale)") }
    if contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
      found.append("contentsCenter = \(contentsCenter)")
    }
    if let compositingFilter { found.append("compositingFilter = \(compositingFilter)") }
    return found
  }

  private var kindUndrawn: [String] {
    // Most are, and casts take time.
    guard type(of: self) != CALayer.self else { return [] }
    switch self {
    case let layer as CAEmitterLayer:
      let count = layer.emitterCells?.count { $0.isEnabled && $0.birthRate > 0 } ?? 0
      return count > 0 && layer.birthRate > 0 ? ["emitterCells, \(count) of them"] : []
    case let layer as CAReplicatorLayer:
      return layer.instanceCount != 1 ? ["instanceCount = \(layer.instanceCount)"] : []
    case let layer as CAGradientLayer:
      return layer.type == .conic ? ["type = .conic"] : []
    case let layer as CAShapeLayer: return layer.undrawnStroke
    case let layer as CATextLayer:
      return layer.string is NSAttributedString ? ["an attributed string"] : []
    case let layer as any PartlyDrawnLayer: return layer.undrawnParts
    default: return []
    }
  }
}

extension CAShapeLayer {
  fileprivate var undrawnStroke: [String] {
    guard (strokeColor?.alpha ?? 0) > 0 else { return [] }
    var found = lineDashPattern.map { ["lineDashPattern = \($0.map(\.doubleValue))"] } ?? []
    if lineCap != .butt { found.append("lineCap = \(lineCap.rawValue)") }
    if lineJoin != .miter { found.append("lineJoin = \(lineJoin.rawValue)") }
    if Double(miterLimit) != ShapeProperties().miterLimit {
      found.append("miterLimit = \(miterLimit)")
    }
    return found
  }
}
