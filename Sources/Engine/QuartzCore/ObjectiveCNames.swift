import Foundation

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// A moment in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present moment, in seconds since the beginning of 2001.
///
/// Fidelity: virtual, like the media time; the day on which the engine starts is the first of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { MainLoop.shared.now }

/// Puts arguments into the list that a format of C is filled from.
///
/// Fidelity: the list is empty; nothing here reads one.
public func getVaList(_ args: [CVarArg]) -> CVaListPointer {
  withVaList([]) { $0 }
}

/// How many hold on to an object.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

/// Core Foundation's type of counts.
public typealias CFIndex = Int
/// Core Foundation's name of an array.
public typealias CFArray = [Any]

/// A selector that is only a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSMutableString {
  /// Adds formatted text.
  public func appendFormat(_ format: NSString, _ args: CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
