import Motion

open class CAMediaTimingFunction: NSObject {
  package let curve: CubicCurve

  @usableFromInline
  package init(curve: CubicCurve) {
    self.curve = curve
  }

  /// An unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .standard)
    default: self.init(curve: .linear)
    }
  }

  /// Both x have to be in 0...1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes two floats; indices 0 and 3 are the ends of the curve.
  @_disfavoredOverload
  open func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    pointer[0] = Float(points[index].0)
    pointer[1] = Float(points[index].1)
  }

  /// As with a pointer, for an array of at least two floats.
  public func getControlPoint(at index: Int, values: inout [Float]) {
    guard values.count >= 2 else { return }
    var point: [Float] = [0, 0]
    point.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { getControlPoint(at: index, values: start) }
    }
    values[0] = point[0]
    values[1] = point[1]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
