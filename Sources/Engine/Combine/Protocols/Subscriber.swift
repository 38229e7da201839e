/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Fidelity: the demand that is returned is not looked at.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber with its publisher.
public protocol Subscription: Cancellable {
  /// Fidelity: operators and subjects send whatever they have, as if the demand were unlimited.
  func request(_ demand: Subscribers.Demand)
}

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// Cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init(_ canceller: some Cancellable) { action = { canceller.cancel() } }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  deinit { action?() }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscriber that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init<Wrapped: Subscriber>(_ subscriber: Wrapped)
  where Wrapped.Input == Input, Wrapped.Failure == Failure {
    subscribed = subscriber.receive(subscription:)
    received = { subscriber.receive($0) }
    completed = subscriber.receive(completion:)
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }

  public func receive(_ input: Input) -> Subscribers.Demand { received(input) }

  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

  /// Sends a value without an answer.
  func send(_ value: Input) { _ = received(value) }
}
