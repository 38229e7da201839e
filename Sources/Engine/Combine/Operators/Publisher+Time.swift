extension Publisher {
  public func receive<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    moved { scheduler.schedule(options: options, $0) }
  }

  public func subscribe<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      scheduler.schedule(options: options) { receive(subscriber: subscriber) }
    }
  }

  public func delay<Place: Scheduler>(
    for interval: Place.SchedulerTimeType.Stride,
    tolerance: Place.SchedulerTimeType.Stride? = nil, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    moved { scheduler.perform(after: interval, $0) }
  }

  /// Hands values and the end on in their order, when the closure says.
  private func moved(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      relay(to: subscriber) { link in
        Step(
          value: { value in schedule { if !link.isOver { subscriber.send(value) } } },
          end: { completion in
            link.goesOn = true
            schedule {
              guard !link.isOver else { return }
              link.cancel()
              subscriber.receive(completion: completion)
            }
          })
      }
    }
  }

  /// Sends a value when nothing has followed it for a time.
  public func debounce<Place: Scheduler>(
    for dueTime: Place.SchedulerTimeType.Stride, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, link in
      var serial = 0
      return { value in
        serial += 1
        let mine = serial
        scheduler.perform(after: dueTime) {
          if mine == serial, !link.isOver { subscriber.send(value) }
        }
      }
    }
  }

  /// Sends a value at once, and then at most one in each interval.
  ///
  /// Fidelity: when this publisher finishes, the value that waits is sent before the end. Apple's
  /// documentation does not say what becomes of it.
  public func throttle<Place: Scheduler>(
    for interval: Place.SchedulerTimeType.Stride, scheduler: Place, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var end: Place.SchedulerTimeType?
      var waiting: Output?
      relay(to: subscriber) { link in
        Step(
          value: { value in
            let now = scheduler.now
            guard let last = end, now < last else {
              end = now.advanced(by: interval)
              return subscriber.send(value)
            }
            if waiting != nil {
              if latest { waiting = value }
              return
            }
            waiting = value
            scheduler.schedule(after: last) {
              guard let value = waiting, !link.isOver else { return }
              waiting = nil
              end = last.advanced(by: interval)
              subscriber.send(value)
            }
          },
          end: {
            if case .finished = $0, let value = waiting { subscriber.send(value) }
            waiting = nil
            subscriber.receive(completion: $0)
          })
      }
    }
  }

  /// Ends where nothing has come for a time.
  public func timeout<Place: Scheduler>(
    _ interval: Place.SchedulerTimeType.Stride, scheduler: Place,
    options: Place.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    handling { subscriber, link in
      var serial = 0
      func wait() {
        serial += 1
        let mine = serial
        scheduler.perform(after: interval) {
          guard mine == serial, !link.isOver else { return }
          link.cancel()
          subscriber.receive(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return {
        wait()
        subscriber.send($0)
      }
    }
  }
}
