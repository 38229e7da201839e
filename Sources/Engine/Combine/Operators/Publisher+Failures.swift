extension Publisher {
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { subscriber in
      relay(to: subscriber) { _ in
        Step(
          value: { subscriber.send($0) },
          end: {
            switch $0 {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
            }
          })
      }
    }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { subscriber in
      relay(to: subscriber) { link in
        Step(
          value: { subscriber.send($0) },
          end: {
            switch $0 {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let error): link.follow(handler(error), subscriber)
            }
          })
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in preconditionFailure("\(prefix)\(error)") }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { subscriber in
      relay(to: subscriber) { _ in
        Step(
          value: { subscriber.send($0) },
          end: { _ in subscriber.receive(completion: .finished) })
      }
    }
  }
}
