import Foundation

// `print(view.frame)` is how people look at geometry; it should look as they know it.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Such as "(20.0, 40.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Such as "(390.0, 844.0)".
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Such as "(20.0, 40.0, 390.0, 844.0)".
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
