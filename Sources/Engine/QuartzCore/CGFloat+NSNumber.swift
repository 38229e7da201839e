import Foundation

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// A `Double` has room for every value that a `CGFloat` has.
  public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
