import HeadlessQuartzCore

extension Publisher {
  public func map<Value>(
    _ transform: @escaping (Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    handling { subscriber, _ in { subscriber.send(transform($0)) } }
  }

  public func map<Value>(_ keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func tryMap<Value>(
    _ transform: @escaping (Output) throws -> Value
  ) -> AnyPublisher<Value, any Error> {
    trying { subscriber in { subscriber.send(try transform($0)) } }
  }

  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    handling { subscriber, _ in { transform($0).map(subscriber.send) } }
  }

  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> AnyPublisher<Value, any Error> {
    trying { subscriber in { try transform($0).map(subscriber.send) } }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, _ in { if isIncluded($0) { subscriber.send($0) } } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying { subscriber in { if try isIncluded($0) { subscriber.send($0) } } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, _ in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return }
        last = value
        subscriber.send(value)
      }
    }
  }

  public func scan<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    handling { subscriber, _ in
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        subscriber.send(result)
      }
    }
  }

  public func reduce<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    gathering(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { gathering([]) { $0.append($1) } }

  public func count() -> AnyPublisher<Int, Failure> { gathering(0) { count, _ in count += 1 } }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { subscriber in
      var gathered: [Output] = []
      relay(to: subscriber) { _ in
        Step(
          value: {
            gathered.append($0)
            guard gathered.count >= count else { return }
            let full = gathered
            gathered = []
            subscriber.send(full)
          },
          end: {
            if case .finished = $0, !gathered.isEmpty { subscriber.send(gathered) }
            subscriber.receive(completion: $0)
          })
      }
    }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { handling { _, _ in { _ in } } }

  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? {
    map { $0 ?? output }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var isEmpty = true
      relay(to: subscriber) { _ in
        Step(
          value: {
            isEmpty = false
            subscriber.send($0)
          },
          end: {
            if isEmpty, case .finished = $0 { subscriber.send(output) }
            subscriber.receive(completion: $0)
          })
      }
    }
  }

  // MARK: - Some of the values

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func last() -> AnyPublisher<Output, Failure> {
    gathering(Output?.none) { $0 = $1 }.compactMap { $0 }
  }

  /// Fidelity: with a length of 0 it ends at once, without a subscription to this publisher.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return handling { subscriber, link in
      var left = maxLength
      return {
        left -= 1
        if left >= 0 { subscriber.send($0) }
        guard left <= 0, !link.isOver else { return }
        link.cancel()
        subscriber.receive(completion: .finished)
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, link in
      {
        if predicate($0) { return subscriber.send($0) }
        link.cancel()
        subscriber.receive(completion: .finished)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    handling { subscriber, _ in
      var left = count
      return { if left > 0 { left -= 1 } else { subscriber.send($0) } }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, _ in
      var drops = true
      return {
        drops = drops && predicate($0)
        if !drops { subscriber.send($0) }
      }
    }
  }

  public func prefix(untilOutputFrom publisher: some Publisher) -> AnyPublisher<Output, Failure> {
    handling { subscriber, link in
      let other = publisher.sink(receiveCompletion: { _ in }) { _ in
        guard !link.isOver else { return }
        link.cancel()
        subscriber.receive(completion: .finished)
      }
      return {
        _ = other
        subscriber.send($0)
      }
    }
  }

  public func drop(
    untilOutputFrom publisher: some Publisher<some Any, Failure>
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, link in
      var isOpen = false
      let other = publisher.sink {
        // Nothing can open it any more.
        guard !isOpen, !link.isOver else { return }
        link.cancel()
        subscriber.receive(completion: $0)
      } receiveValue: { _ in
        isOpen = true
      }
      return {
        _ = other
        if isOpen { subscriber.send($0) }
      }
    }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  // MARK: - More than the values

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  public func prepend(_ elements: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(elements)).append(self)
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var isOver = false
      relay(to: subscriber, whenOver: { if !isOver { receiveCancel?() } }) { link in
        receiveSubscription?(link)
        receiveRequest?(.unlimited)
        return Step(
          value: {
            receiveOutput?($0)
            subscriber.send($0)
          },
          end: {
            isOver = true
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          })
      }
    }
  }

  /// Logs all events.
  ///
  /// Fidelity: whatever `stream` is, it goes to the app's output.
  public func `print`(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in LogOutput.write("\(start)receive subscription") },
      receiveOutput: { LogOutput.write("\(start)receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 {
          LogOutput.write("\(start)receive error: (\(error))")
        } else {
          LogOutput.write("\(start)receive finished")
        }
      },
      receiveCancel: { LogOutput.write("\(start)receive cancel") },
      receiveRequest: { _ in LogOutput.write("\(start)request unlimited") })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
