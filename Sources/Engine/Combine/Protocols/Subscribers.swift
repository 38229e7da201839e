/// A namespace, as Apple has it.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Hashable, Comparable {
    /// `nil` if there is no limit.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    private init(max: Int?) { self.max = max }

    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.max, right.max) {
      case (nil, _): false
      case (_?, nil): true
      case (let left?, let right?): left < right
      }
    }

    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      return Demand(max: first + second)
    }

    public static func - (left: Demand, right: Int) -> Demand {
      Demand(max: left.max.map { Swift.max(0, $0 - right) })
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func -= (left: inout Demand, right: Int) { left = left - right }
  }

  /// The subscriber that ``Publisher/sink(receiveCompletion:receiveValue:)`` makes.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      subscription = nil
      receiveCompletion(completion)
    }

    public func cancel() {
      isOver = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

public enum Subscriptions {
  /// One that has nothing to send.
  public static var empty: any Subscription { Link() }
}

/// The subscription that an operator hands on, with that of the publisher above it.
final class Link: Subscription {
  var upstream: (any Subscription)?
  var canceller: (() -> Void)?
  private(set) var isOver = false
  /// Whether another publisher goes on where the first has ended.
  var goesOn = false

  func request(_ demand: Subscribers.Demand) { upstream?.request(.unlimited) }

  func cancel() {
    isOver = true
    let (upstream, canceller) = (upstream, canceller)
    (self.upstream, self.canceller) = (nil, nil)
    upstream?.cancel()
    canceller?()
  }
}
