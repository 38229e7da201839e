/// A property that publishes its new value before it changes.
@propertyWrapper
public struct Published<Value> {
  /// The state that the property and its publisher share.
  fileprivate final class Storage {
    var value: Value
    let subscribed = Subscribed<Value, Never>()
    var kept: ObservableObjectPublisher?
    var assignment: AnyCancellable?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      kept?.send()
      subscribed.send(newValue)
      value = newValue
    }
  }

  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      storage.subscribed.add(AnySubscriber(subscriber)) { [storage] in [storage.value] }
    }

    /// Sets the property to the values of a publisher.
    func assign(from publisher: some HeadlessCombine.Publisher<Value, Never>) {
      storage.assignment = publisher.sink { [weak storage] in storage?.set($0) }
    }
  }

  private let storage: Storage

  public init(initialValue: Value) { storage = Storage(initialValue) }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribed = Subscribed<Void, Never>()

  public init() {}

  public func send() { subscribed.send(()) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    subscribed.add(AnySubscriber(subscriber))
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Finds the properties of an object that publish.
private protocol PublishedProperty {
  var owner: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  fileprivate var owner: ObservableObjectPublisher? {
    get { storage.kept }
    nonmutating set { storage.kept = newValue }
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fidelity: an object without published properties has another one each time.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any PublishedProperty] = []
    while let present = mirror {
      properties += present.children.compactMap { $0.value as? any PublishedProperty }
      mirror = present.superclassMirror
    }
    if let known = properties.lazy.compactMap(\.owner).first { return known }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.owner = publisher }
    return publisher
  }
}
