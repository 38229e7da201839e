import Motion

/// Something that happened at an instant of a run.
public struct Event: Equatable, Sendable {
  /// In seconds since instant 0.
  public var instant: Double
  /// What happened.
  public var kind: Kind

  /// What happened.
  public enum Kind: Equatable, Sendable {
    case call(Call)
    case transition(TransitionEvent)
    case touch(Touch)
    case fault(Fault)
    /// The scenario's step of this number (from 0) begins.
    case step(Int)
  }

  /// Dates a happening.
  public init(instant: Double, kind: Kind) {
    self.instant = instant
    self.kind = kind
  }
}

/// A call between UIKit and one of the app's objects.
public struct Call: Equatable, Sendable {
  /// Who calls whom.
  public enum Direction: String, Sendable {
    /// UIKit asks or tells the app: delegate methods, callbacks, actions.
    case toApp
    /// The app calls UIKit: `completeTransition(_:)`, `UIView.animate(…)`.
    case toUIKit
  }

  /// Who called whom.
  public var direction: Direction
  /// The class of the object that was called.
  public var receiver: String
  /// Tells objects of one class apart; unique within a run.
  public var object: Int
  /// With its labels: `animationController(forPresented:presenting:source:)`.
  public var method: String
  /// As text, one per label.
  public var arguments: [String]
  /// As text; `nil` where nothing is returned.
  public var returned: String?

  /// Notes a call.
  public init(
    direction: Direction, receiver: String, object: Int, method: String,
    arguments: [String] = [], returned: String? = nil
  ) {
    self.direction = direction
    self.receiver = receiver
    self.object = object
    self.method = method
    self.arguments = arguments
    self.returned = returned
  }
}

/// The beginning, a change or the end of a view controller transition.
public struct TransitionEvent: Equatable, Sendable {
  /// Which way of changing controllers the transition is.
  public enum Operation: String, Sendable {
    case present, dismiss, push, pop, tab, custom
  }
  /// How far the transition is.
  public enum Phase: Equatable, Sendable {
    case began
    /// Interactive progress, 0...1.
    case updated(Double)
    /// The interaction ended; the rest runs by itself.
    case interactionEnded(cancelled: Bool)
    /// `completeTransition(_:)` with its argument.
    case completed(Bool)
  }

  /// Unique within a run.
  public var id: Int
  /// Which way of changing controllers it is.
  public var operation: Operation
  /// How far it is.
  public var phase: Phase
  /// Whether the user drives it.
  public var isInteractive: Bool
  /// Whether it takes any time.
  public var isAnimated: Bool
  /// Classes of the view controllers.
  public var from: String
  /// The class of the view controller that comes.
  public var to: String
  /// The animator's class; `nil` for UIKit's own animation.
  public var animator: String?
  /// The layer of the container view.
  public var container: Int
  /// The layers of the two controllers' views, where loaded.
  public var fromLayer: Int?
  /// The layer of the view that comes, where loaded.
  public var toLayer: Int?

  /// Notes a change of a transition.
  public init(
    id: Int, operation: Operation, phase: Phase, isInteractive: Bool, isAnimated: Bool,
    from: String, to: String, animator: String?, container: Int, fromLayer: Int?, toLayer: Int?
  ) {
    self.id = id
    self.operation = operation
    self.phase = phase
    self.isInteractive = isInteractive
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    self.animator = animator
    self.container = container
    self.fromLayer = fromLayer
    self.toLayer = toLayer
  }
}

/// A finger on the screen.
public struct Touch: Equatable, Sendable {
  /// What the finger does.
  public enum Phase: String, Sendable {
    case began, moved, ended, cancelled
  }

  /// What the finger does.
  public var phase: Phase
  /// In the window's coordinates.
  public var location: Point
  /// Which finger, from 0.
  public var finger: Int
  /// The name or class of the view that was hit; `nil` if the touch reached nothing or was blocked.
  public var target: String?

  /// Notes what a finger does.
  public init(phase: Phase, location: Point, finger: Int, target: String?) {
    self.phase = phase
    self.location = location
    self.finger = finger
    self.target = target
  }
}

/// A breach of UIKit's contract by the app.
public struct Fault: Equatable, Sendable {
  /// A stable name in kebab-case, such as `transition-never-completed`.
  public var code: String
  /// Facts, by name, as text.
  public var facts: [String: String]

  /// Notes a breach.
  public init(code: String, facts: [String: String] = [:]) {
    self.code = code
    self.facts = facts
  }
}
