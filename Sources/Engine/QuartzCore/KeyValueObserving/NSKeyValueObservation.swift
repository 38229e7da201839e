import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as Foundation numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once, before anything changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before each change.
  ///
  /// Fidelity: without effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something came into it.
  case insertion
  /// Something left it.
  case removal
  /// Something in it was exchanged.
  case replacement
}

/// What an observer with a method of its own finds in the dictionary it is handed.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Foundation's own name.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What happened, as the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which places changed; never here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property, as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
  /// What happened.
  public typealias Kind = NSKeyValueChange

  /// What happened; always `setting`.
  public let kind: Kind
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Which places changed; never known.
  public let indexes: IndexSet?
  /// Whether the change is still to come; never.
  public let isPrior: Bool
}

/// Keeps a closure that observes a property; it ends with this object.
public class NSKeyValueObservation: NSObject {
  private var observer: PropertyObserver?

  init(_ observer: PropertyObserver) {
    self.observer = observer
    super.init()
  }

  /// Stops observing.
  public func invalidate() {
    if let observer { PropertyObservers.remove(observer) }
    observer = nil
  }

  deinit { invalidate() }
}

extension NSObjectProtocol {
  /// Calls a closure whenever a property of this object changes, until the result is let go.
  ///
  /// Fidelity: what layers, views and scroll views keep is told as it changes; any other property
  /// is compared at the end of each turn of the loop. A property that is set to what it was is no
  /// change.
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
