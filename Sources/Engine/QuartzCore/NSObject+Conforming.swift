import Foundation

/// A protocol as a value: `UIScrollViewDelegate.self`.
public typealias Protocol = Any.Type

extension NSObjectProtocol {
  /// Fidelity: on Apple's platforms classes override it; here an own declaration takes its place where
  /// the class is known.
  public func conforms(to aProtocol: Protocol) -> Bool {
    func isConforming<Meant>(_ meant: Meant.Type) -> Bool { self is Meant }
    return _openExistential(aProtocol, do: isConforming)
  }
}

// Apple's compiler compares existentials of a class with `NSObject`'s operator.

@_disfavoredOverload
public func == (left: NSObject?, right: NSObject?) -> Bool {
  guard let left, let right else { return left === right }
  return left.isEqual(right)
}

@_disfavoredOverload
public func != (left: NSObject?, right: NSObject?) -> Bool { !(left == right) }
