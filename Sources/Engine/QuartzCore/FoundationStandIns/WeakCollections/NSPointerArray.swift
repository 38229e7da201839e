import Foundation

/// An array of objects, which may be held weakly and become `nil` where they stand.
///
/// Fidelity: a pointer has to be one to an object, as `Unmanaged.passUnretained(_:)` gives it.
public class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var places: [HeldObject?] = []

  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  public override convenience init() { self.init(options: []) }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  open var count: Int {
    get { places.count }
    set {
      places = Array(places.prefix(newValue))
      while places.count < newValue { places.append(nil) }
    }
  }

  open var allObjects: [Any] { places.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(held(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = held(item)
  }

  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the places that are `nil`.
  open func compact() { places.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
