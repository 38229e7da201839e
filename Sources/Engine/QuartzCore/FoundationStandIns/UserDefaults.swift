import Foundation

/// The values that an app keeps between launches, in place of Foundation's type of the same name.
///
/// Fidelity: it is kept in memory, and each run begins with nothing. All names of suites are one.
open class UserDefaults: NSObject {
  public static let standard = UserDefaults()

  public override init() { super.init() }

  public init?(suiteName: String?) { super.init() }

  private var values: [String: Any] {
    get { World.current.defaults }
    set { World.current.defaults = newValue }
  }

  open func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? World.current.registeredDefaults[defaultName]
  }

  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Int, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Float, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Double, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Bool, forKey defaultName: String) { values[defaultName] = value }

  open func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  open func register(defaults: [String: Any]) {
    World.current.registeredDefaults.merge(defaults) { $1 }
  }

  open func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? number(value).map { "\($0)" }
  }

  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  open func integer(forKey defaultName: String) -> Int {
    number(object(forKey: defaultName))?.intValue ?? 0
  }

  open func float(forKey defaultName: String) -> Float {
    number(object(forKey: defaultName))?.floatValue ?? 0
  }

  open func double(forKey defaultName: String) -> Double {
    number(object(forKey: defaultName))?.doubleValue ?? 0
  }

  open func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let text = value as? String, ["yes", "true"].contains(text.lowercased()) { return true }
    return number(value)?.boolValue ?? false
  }

  open func dictionaryRepresentation() -> [String: Any] {
    World.current.registeredDefaults.merging(values) { $1 }
  }

  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as String: Double(value).map { NSNumber(value: $0) }
    default: nil
    }
  }
}
