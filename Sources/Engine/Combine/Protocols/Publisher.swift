/// Sends values over time to its subscribers.
///
/// Fidelity: operators return an ``AnyPublisher`` where Apple's return types of their own in
/// `Publishers`, and nothing waits for a subscriber's demand but the values of `flatMap`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Retains the object until the subscription ends.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Ends with the property's object.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(from: self)
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (AnySubscriber<Output, Failure>) -> Void

  public init<Wrapped: Publisher>(_ publisher: Wrapped)
  where Wrapped.Output == Output, Wrapped.Failure == Failure {
    begin = { publisher.receive(subscriber: $0) }
  }

  init(begin: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.begin = begin }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    begin((subscriber as? AnySubscriber<Output, Failure>) ?? AnySubscriber(subscriber))
  }
}

/// A publisher that begins when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects for its first subscriber, until there are no subscribers any more.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var subscribers = 0
    var connection: (any Cancellable)?
    return AnyPublisher { subscriber in
      relay(
        to: subscriber,
        whenOver: {
          subscribers -= 1
          if subscribers == 0 {
            connection?.cancel()
            connection = nil
          }
        }
      ) { _ in
        Step(value: { subscriber.send($0) }, end: { subscriber.receive(completion: $0) })
      }
      subscribers += 1
      if subscribers == 1 { connection = connect() }
    }
  }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}
