import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Fidelity: observers are only told after a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Fidelity: never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Fidelity: never present.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Fidelity: always `setting`.
  public let kind: Kind
  /// `nil` unless the options contain `new`.
  public let newValue: Value?
  /// `nil` unless the options contain `old`.
  public let oldValue: Value?
  /// Fidelity: always `nil`.
  public let indexes: IndexSet?
  /// Fidelity: always `false`.
  public let isPrior: Bool
}

/// Observes a property until it is invalidated or released.
public class NSKeyValueObservation: NSObject {
  private var observer: PropertyObserver?

  init(_ observer: PropertyObserver) {
    self.observer = observer
    super.init()
  }

  public func invalidate() {
    if let observer { PropertyObservers.remove(observer) }
    observer = nil
  }

  deinit { invalidate() }
}

extension NSObjectProtocol {
  /// Calls a closure whenever a property of this object changes, until the result is released.
  ///
  /// Fidelity: changes of layers, views, scroll views, gesture recognizers' states and `dynamic` properties
  /// of the app's classes are reported at once; any other property is compared at the end of each turn of
  /// the main loop. Setting a property to its present value is not a change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ object: Self, _ old: Value?, _ new: Value?) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    let observer = PropertyObserver(self) {
      ($0 as? Self).map { $0[keyPath: keyPath] as Any }
    } tell: {
      guard let object = $0 as? Self else { return }
      tell(object, $1 as? Value, $2 as? Value)
    }
    PropertyObservers.add(observer)
    if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(observer)
  }
}
