import Foundation

// `print(view.frame)` prints geometry as on Apple's platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// For example "(20.0, 40.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// For example "(20.0, 40.0, 390.0, 844.0)".
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
