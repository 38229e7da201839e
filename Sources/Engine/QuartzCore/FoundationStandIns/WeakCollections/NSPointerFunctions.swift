import Foundation

/// How a collection of objects holds them; Foundation for Linux has none of these types.
public enum NSPointerFunctions {
  /// Fidelity: only `weakMemory` and `objectPointerPersonality` have an effect; what is not weak is
  /// strong.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let opaqueMemory = Options(rawValue: 2)
    public static let mallocMemory = Options(rawValue: 3)
    public static let machVirtualMemory = Options(rawValue: 4)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    public static let structPersonality = Options(rawValue: 4 << 8)
    public static let integerPersonality = Options(rawValue: 5 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == Self.weakMemory.rawValue }
    var comparesIdentity: Bool {
      rawValue & 0xFF00 == Self.objectPointerPersonality.rawValue
    }
  }
}

/// An object in a collection, or a value that stands for one.
final class HeldObject {
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let comparesIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    if options.isWeak { weak = object } else { strong = object }
    comparesIdentity = options.comparesIdentity
  }

  /// `nil` once it has been released.
  var object: AnyObject? { strong ?? weak }

  func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesIdentity, let first = object as? NSObject, let second = other as? NSObject
    else { return false }
    return first.isEqual(second)
  }
}
