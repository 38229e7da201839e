import Foundation

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Fidelity: every program starts on the 13th of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { MainLoop.shared.date }

/// Fidelity: the list is empty, because nothing reads it.
public func getVaList(_ args: [CVarArg]) -> CVaListPointer {
  withVaList([]) { $0 }
}

public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

public typealias CFIndex = Int
public typealias CFArray = [Any]

/// Whether two classes are the same one; on Apple's platforms classes are objects.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSMutableString {
  public func appendFormat(_ format: NSString, _ args: CVarArg...) {
    append(CheckedFormat.text(String(describing: format), args))
  }
}

extension NSMutableDictionary {
  /// For a key that was cast to `NSCopying`, as Objective-C requires of keys.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    if let key = aKey as? NSObject { setObject(anObject, forKey: key) }
  }
}

/// Fidelity: nothing is released early, because there is no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
