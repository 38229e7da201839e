/// The closures with which an operator handles the values and the end of its upstream publisher.
struct Step<Output, Failure: Error> {
  let value: (Output) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void
}

extension Publisher {
  /// Subscribes a step of an operator in the name of a subscriber.
  ///
  /// - Parameters:
  ///   - whenOver: Called once, when the subscription is cancelled or this publisher ends.
  ///   - make: Returns the step; a link that is cancelled sends nothing any more.
  func relay<Value, Error>(
    to subscriber: AnySubscriber<Value, Error>, whenOver: (() -> Void)? = nil,
    _ make: (Link) -> Step<Output, Failure>
  ) {
    let link = Link()
    var whenOver = whenOver
    func over() {
      let action = whenOver
      whenOver = nil
      action?()
    }
    link.canceller = over
    let step = make(link)
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: {
          link.upstream = $0
          subscriber.receive(subscription: link)
        },
        receiveValue: {
          if !link.isOver { step.value($0) }
          return .none
        },
        receiveCompletion: {
          guard !link.isOver else { return }
          step.end($0)
          if !link.goesOn { link.cancel() }
        }))
  }

  /// An operator that handles each value and ends as this publisher does.
  func handling<Value>(
    _ make: @escaping (AnySubscriber<Value, Failure>, Link) -> (Output) -> Void
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { subscriber in
      relay(to: subscriber) {
        Step(value: make(subscriber, $0), end: { subscriber.receive(completion: $0) })
      }
    }
  }

  /// An operator whose closure may throw, which ends it.
  func trying<Value>(
    _ make: @escaping (AnySubscriber<Value, any Error>) -> (Output) throws -> Void
  ) -> AnyPublisher<Value, any Error> {
    AnyPublisher { subscriber in
      relay(to: subscriber) { link in
        let handle = make(subscriber)
        return Step(
          value: {
            do {
              try handle($0)
            } catch {
              link.cancel()
              subscriber.receive(completion: .failure(error))
            }
          },
          end: { subscriber.receive(completion: $0.asAny) })
      }
    }
  }

  /// An operator that gathers values and sends the result at the end.
  func gathering<Value>(
    _ first: Value, _ add: @escaping (inout Value, Output) -> Void
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { subscriber in
      var gathered = first
      relay(to: subscriber) { _ in
        Step(
          value: { add(&gathered, $0) },
          end: {
            if case .finished = $0 { subscriber.send(gathered) }
            subscriber.receive(completion: $0)
          })
      }
    }
  }
}

extension Link {
  /// Goes on with the values of another publisher.
  func follow<Next: Publisher>(
    _ next: Next, _ subscriber: AnySubscriber<Next.Output, Next.Failure>
  ) {
    goesOn = true
    next.receive(
      subscriber: AnySubscriber<Next.Output, Next.Failure>(
        receiveSubscription: {
          self.upstream = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          if !self.isOver { subscriber.send($0) }
          return .none
        },
        receiveCompletion: {
          guard !self.isOver else { return }
          subscriber.receive(completion: $0)
          self.cancel()
        }))
  }
}

extension Subscribers.Completion {
  var asAny: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension AnySubscriber {
  /// Hands a link over, and whatever is sent at once.
  func begin(
    _ link: Link = Link(), sending values: [Input], _ end: Subscribers.Completion<Failure>?
  ) {
    let start = Start(link) {
      for value in values where !link.isOver { send(value) }
      if let end, !link.isOver { receive(completion: end) }
    }
    receive(subscription: start)
  }
}

/// A subscription that acts on the first request.
final class Start: Subscription {
  private let link: Link
  private var action: (() -> Void)?

  init(_ link: Link, _ action: @escaping () -> Void) {
    self.link = link
    self.action = action
  }

  func request(_ demand: Subscribers.Demand) {
    let action = action
    self.action = nil
    action?()
  }

  func cancel() {
    action = nil
    link.cancel()
  }
}
