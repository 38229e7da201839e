import HeadlessQuartzCore

extension NotificationCenter {
  /// The publisher of a notification, which retains the object.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Notification, Receiver.Failure == Never {
      let link = Link()
      let receiver = AnySubscriber(subscriber)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        if !link.isOver { receiver.send($0) }
      }
      link.canceller = { center.removeObserver(token as Any) }
      receiver.receive(subscription: link)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NSObjectProtocol {
  /// Fidelity: as `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { subscriber in
      let link = Link()
      var observation: NSKeyValueObservation?
      link.canceller = {
        observation?.invalidate()
        observation = nil
      }
      let start = Start(link) {
        observation = self.observe(keyPath, options: options.union(.new)) { object, _ in
          if !link.isOver { subscriber.send(object[keyPath: keyPath]) }
        }
        if link.isOver { observation?.invalidate() }
      }
      subscriber.receive(subscription: start)
    }
  }
}

extension Timer {
  /// Sends dates while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    init(
      interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance, self.runLoop, self.mode) = (
        interval, tolerance, runLoop, mode
      )
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in
        // The timer's own date is that of the next time.
        subject.send(Date(timeIntervalSinceReferenceDate: MainLoop.shared.date))
      }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Fidelity: a run loop's scheduler has no options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
