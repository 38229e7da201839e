// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple declares the constants so.

import Foundation

// Core Foundation's types are Swift's and Foundation's own here, so that casts to them are conversions.

public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFTypeRef = AnyObject

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// Core Foundation's version in iOS 17; the constants below are those of earlier versions, for
/// comparisons.
public let kCFCoreFoundationVersionNumber = 2048.1
public let kCFCoreFoundationVersionNumber_iOS_6_1 = 793.0
public let kCFCoreFoundationVersionNumber_iOS_7_0 = 847.2
public let kCFCoreFoundationVersionNumber_iOS_7_1 = 847.24
public let kCFCoreFoundationVersionNumber_iOS_8_0 = 1140.1
public let kCFCoreFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let kCFCoreFoundationVersionNumber_iOS_9_0 = 1240.1
public let kCFCoreFoundationVersionNumber_iOS_9_x_Max = 1299.0

extension NSObject: @retroactive CVarArg {
  /// The object's address, as for C.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
}
