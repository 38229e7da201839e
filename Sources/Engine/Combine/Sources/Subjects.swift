/// The subscribers of a subject, in order.
final class Subscribed<Output, Failure: Error> {
  private var receivers: [(link: Link, subscriber: AnySubscriber<Output, Failure>)] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { completion != nil }

  /// - Parameter first: Returns the values that are sent at once, when the subscriber asks for
  ///   values.
  func add(
    _ subscriber: AnySubscriber<Output, Failure>, first: @escaping () -> [Output] = { [] }
  ) {
    let link = Link()
    if let completion { return subscriber.begin(link, sending: [], completion) }
    receivers.append((link, subscriber))
    link.canceller = { [weak self, weak link] in
      self?.receivers.removeAll { $0.link === link }
    }
    let start = Start(link) {
      for value in first() where !link.isOver { subscriber.send(value) }
    }
    subscriber.receive(subscription: start)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for (link, subscriber) in receivers where !link.isOver { subscriber.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = receivers
    receivers = []
    for (link, subscriber) in all where !link.isOver {
      subscriber.receive(completion: completion)
    }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribed = Subscribed<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscribed.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribed.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscribed.add(AnySubscriber(subscriber))
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribed = Subscribed<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if subscribed.isOver { return }
    current = value
    subscribed.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribed.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscribed.add(AnySubscriber(subscriber)) { [self] in [current] }
  }
}

extension Publisher {
  /// One subscription for all subscribers, which ends with the last of them.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    return Multicast(upstream: self, subject: subject).autoconnect()
  }

  public func multicast<Target: Subject>(
    subject: Target
  ) -> Multicast<Self, Target> where Target.Output == Output, Target.Failure == Failure {
    Multicast(upstream: self, subject: subject)
  }

  public func makeConnectable() -> Multicast<Self, PassthroughSubject<Output, Failure>> {
    Multicast(upstream: self, subject: PassthroughSubject())
  }
}

/// Sends one publisher's values to all subscribers of a subject.
///
/// Fidelity: Apple's is `Publishers.Multicast`.
public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  private let upstream: Upstream
  private let subject: Target

  init(upstream: Upstream, subject: Target) {
    self.upstream = upstream
    self.subject = subject
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subject.receive(subscriber: subscriber)
  }

  public func connect() -> any Cancellable { upstream.subscribe(subject) }
}
