import Foundation

extension CGRect {
  /// The rewriter's replacement for `intersects(_:)`, which on Linux is true of rectangles that only
  /// touch.
  ///
  /// Fidelity: not Apple's by this name.
  public func _intersects(_ rect2: CGRect) -> Bool {
    let common = intersection(rect2)
    return !common.isNull && (common.width > 0 || width == 0 || rect2.width == 0)
      && (common.height > 0 || height == 0 || rect2.height == 0)
  }
}
