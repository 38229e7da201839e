// swift-format-ignore-file: NeverForceUnwrap
// The joints keep values of any type; each comes out as what its publisher has put in.

/// How the values of several publishers become those of one.
struct Joint<Output, Failure: Error> {
  let publishers: [AnyPublisher<Any, Failure>]
  /// Handles a value by the place of its publisher.
  let value: (_ place: Int, _ value: Any, _ subscriber: AnySubscriber<Output, Failure>) -> Void
  /// Whether there is nothing to come, when the publisher at a place has finished.
  let isOver: (_ finished: Set<Int>) -> Bool

  func subscribe(_ subscriber: AnySubscriber<Output, Failure>) {
    let link = Link()
    var sinks: [AnyCancellable] = []
    var finished: Set<Int> = []
    link.canceller = { sinks.forEach { $0.cancel() } }
    func endIfOver(_ completion: Subscribers.Completion<Failure>) {
      guard !link.isOver, isOver(finished) else { return }
      link.cancel()
      subscriber.receive(completion: completion)
    }
    let start = Start(link) {
      for (place, publisher) in publishers.enumerated() where !link.isOver {
        let sink = publisher.sink(
          receiveCompletion: {
            finished.insert(place)
            guard case .failure = $0, !link.isOver else { return endIfOver($0) }
            link.cancel()
            subscriber.receive(completion: $0)
          },
          receiveValue: {
            guard !link.isOver else { return }
            value(place, $0, subscriber)
            if !finished.isEmpty { endIfOver(.finished) }
          })
        sinks.append(sink)
      }
      if link.isOver { sinks.forEach { $0.cancel() } }
    }
    subscriber.receive(subscription: start)
  }
}

extension Publisher {
  /// Its values as those of any type.
  var erased: AnyPublisher<Any, Failure> { map { $0 as Any } }
}

/// Joins publishers by their latest values.
func latest<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Any, Failure>], _ make: @escaping ([Any]) -> Output
) -> AnyPublisher<Output, Failure> {
  AnyPublisher { subscriber in
    var values = [Any?](repeating: nil, count: publishers.count)
    Joint(
      publishers: publishers,
      value: { place, value, subscriber in
        values[place] = .some(value)
        let all = values.compactMap { $0 }
        if all.count == values.count { subscriber.send(make(all)) }
      },
      isOver: { $0.count == publishers.count }
    ).subscribe(subscriber)
  }
}

/// Joins publishers by the places of their values.
func zipped<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Any, Failure>], _ make: @escaping ([Any]) -> Output
) -> AnyPublisher<Output, Failure> {
  AnyPublisher { subscriber in
    var queues = [[Any]](repeating: [], count: publishers.count)
    Joint(
      publishers: publishers,
      value: { place, value, subscriber in
        queues[place].append(value)
        guard queues.allSatisfy({ !$0.isEmpty }) else { return }
        subscriber.send(make(queues.indices.map { queues[$0].removeFirst() }))
      },
      isOver: { finished in finished.contains { queues[$0].isEmpty } }
    ).subscribe(subscriber)
  }
}

/// Sends the values of all of them.
func merged<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Any, Failure>], as type: Output.Type
) -> AnyPublisher<Output, Failure> {
  AnyPublisher { subscriber in
    Joint(
      publishers: publishers,
      value: { _, value, subscriber in
        if let value = value as? Output { subscriber.send(value) }
      },
      isOver: { $0.count == publishers.count }
    ).subscribe(subscriber)
  }
}

extension Publisher {
  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    merged([erased, other.erased], as: Output.self)
  }

  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    merged([erased, second.erased, third.erased], as: Output.self)
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    combineLatest(other) { ($0, $1) }
  }

  public func combineLatest<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure {
    latest([erased, other.erased]) { transform($0[0] as! Output, $0[1] as! Other.Output) }
  }

  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    latest([erased, second.erased, third.erased]) {
      ($0[0] as! Output, $0[1] as! Second.Output, $0[2] as! Third.Output)
    }
  }

  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    zipped([erased, other.erased]) { ($0[0] as! Output, $0[1] as! Other.Output) }
  }

  public func append<Next: Publisher>(_ publisher: Next) -> AnyPublisher<Output, Failure>
  where Next.Output == Output, Next.Failure == Failure {
    AnyPublisher { subscriber in
      relay(to: subscriber) { link in
        Step(
          value: { subscriber.send($0) },
          end: {
            if case .failure = $0 { return subscriber.receive(completion: $0) }
            link.follow(publisher, subscriber)
          })
      }
    }
  }

  public func prepend<First: Publisher>(_ publisher: First) -> AnyPublisher<Output, Failure>
  where First.Output == Output, First.Failure == Failure {
    publisher.append(self)
  }

  // MARK: - Publishers as values

  /// - Parameter maxPublishers: How many publishers are subscribed to at a time; further values wait.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    inner(.upTo(maxPublishers.max ?? .max), transform)
  }

  // Disfavored, as the next one, because where neither side can fail all three fit.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> where Failure == Never {
    setFailureType(to: Inner.Failure.self).inner(.upTo(maxPublishers.max ?? .max), transform)
  }

  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    inner(.upTo(maxPublishers.max ?? .max)) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  /// Sends the values of the publishers that are made of this one's values.
  fileprivate func inner<Inner: Publisher>(
    _ followed: Followed, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { subscriber in
      var open: Set<Int> = []
      var sinks: [Int: AnyCancellable] = [:]
      var waiting: [Output] = []
      var serial = 0
      var hasEnded = false
      var isStarting = false
      func cancelAll() {
        let all = sinks.values
        (open, sinks) = ([], [:])
        all.forEach { $0.cancel() }
      }
      relay(to: subscriber, whenOver: cancelAll) { link in
        func end(_ completion: Subscribers.Completion<Failure>) {
          guard !link.isOver else { return }
          link.cancel()
          subscriber.receive(completion: completion)
        }
        func follow(_ inner: Inner) {
          serial += 1
          let key = serial
          open.insert(key)
          let sink = inner.sink(
            receiveCompletion: {
              open.remove(key)
              sinks[key] = nil
              if case .failure = $0 { return end($0) }
              followWaiting()
              if hasEnded, open.isEmpty, waiting.isEmpty { end($0) }
            },
            receiveValue: { if !link.isOver { subscriber.send($0) } })
          if open.contains(key) { sinks[key] = sink } else { sink.cancel() }
        }
        func followWaiting() {
          // A publisher that ends at once comes back here.
          guard !isStarting else { return }
          isStarting = true
          defer { isStarting = false }
          while !waiting.isEmpty, followed.hasRoom(beside: open.count), !link.isOver {
            follow(transform(waiting.removeFirst()))
          }
        }
        return Step(
          value: { value in
            guard case .upTo = followed else {
              cancelAll()
              return follow(transform(value))
            }
            waiting.append(value)
            followWaiting()
          },
          end: {
            hasEnded = true
            link.goesOn = true
            if case .failure = $0 { return end($0) }
            if open.isEmpty, waiting.isEmpty { end($0) }
          })
      }
    }
  }
}

/// The publishers to follow among those that are made of values.
private enum Followed {
  case latest
  case upTo(Int)

  func hasRoom(beside count: Int) -> Bool {
    if case .upTo(let limit) = self { return count < limit }
    return true
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    inner(.latest) { $0 }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).inner(.latest) { $0 }
  }
}
