public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    AnySubscriber(subscriber).begin(sending: [output], .finished)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnySubscriber(subscriber).begin(sending: [], completeImmediately ? .finished : nil)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    AnySubscriber(subscriber).begin(sending: [], .failure(error))
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Begins its work when it is made, and keeps the result.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Link, AnySubscriber<Output, Failure>)] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let waiting = waiting
      self.waiting = []
      for (link, subscriber) in waiting where !link.isOver { send(to: subscriber, link) }
    }
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let link = Link()
    let receiver = AnySubscriber(subscriber)
    receiver.receive(
      subscription: Start(link) { [self] in
        if result == nil { waiting.append((link, receiver)) } else { send(to: receiver, link) }
      })
  }

  private func send(to subscriber: AnySubscriber<Output, Failure>, _ link: Link) {
    switch result {
    case .success(let value)?:
      subscriber.send(value)
      if !link.isOver { subscriber.receive(completion: .finished) }
    case .failure(let error)?: subscriber.receive(completion: .failure(error))
    case nil: break
    }
  }
}
