/// Numbers the app's objects in the order of their first calls.
struct ObjectNumbering {
  private struct Known {
    weak var object: AnyObject?
    var number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var count = 0

  /// The number of an object; that of a class is 0.
  mutating func number(of object: AnyObject) -> Int {
    if object is AnyClass { return 0 }
    let identifier = ObjectIdentifier(object)
    // An identifier is reused after its object was released.
    if let entry = known[identifier], entry.object === object { return entry.number }
    count += 1
    known[identifier] = Known(object: object, number: count)
    return count
  }
}
