import Motion

/// Where engine code says what happened, for whoever listens (Staging).
///
/// The engine neither formats nor stores what it says here.
package enum EngineLog {
  /// Receives each event at once, in the order of what happened; `nil` if nobody listens.
  package static var sink: ((EngineEvent) -> Void)?

  /// Tells the listener, if there is one.
  package static func say(_ event: @autoclosure () -> EngineEvent) {
    guard let sink else { return }
    sink(event())
  }

  /// Tells the listener about a call between UIKit and the app.
  package static func call(
    toApp: Bool, _ receiver: AnyObject, _ method: String, _ arguments: [String] = [],
    returned: String? = nil
  ) {
    say(
      .call(
        toApp: toApp, receiver: receiver, method: method, arguments: arguments,
        returned: returned))
  }

  /// Tells the listener that the app broke UIKit's contract.
  package static func fault(_ code: String, _ facts: [String: String] = [:]) {
    say(.fault(code: code, facts: facts))
  }
}

/// Something that happened, in the engine's own terms.
package enum EngineEvent {
  /// A call between UIKit and one of the app's objects; a class as receiver stands for itself.
  case call(
    toApp: Bool, receiver: AnyObject, method: String, arguments: [String], returned: String?)
  case transition(TransitionNotice)
  case touch(TouchNotice)
  /// A breach of UIKit's contract: a stable kebab-case code and facts by name.
  case fault(code: String, facts: [String: String])
}

/// The beginning, a change or the end of a view controller transition.
package struct TransitionNotice: Equatable {
  package enum Operation: String {
    case present, dismiss, push, pop, tab, custom
  }

  package enum Phase: Equatable {
    case began
    /// Interactive progress, 0...1.
    case updated(Double)
    /// The interaction ended; the rest runs by itself.
    case interactionEnded(cancelled: Bool)
    /// `completeTransition(_:)` with its argument.
    case completed(Bool)
  }

  /// Unique within a run.
  package var id: Int
  package var operation: Operation
  package var phase: Phase
  package var isInteractive: Bool
  package var isAnimated: Bool
  /// Classes of the view controllers.
  package var from: String
  package var to: String
  /// The animator's class; `nil` for UIKit's own animation.
  package var animator: String?
  /// Serial numbers of the layers of the container and of the two views.
  package var container: Int
  package var fromLayer: Int?
  package var toLayer: Int?

  package init(
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
package struct TouchNotice: Equatable {
  package enum Phase: String {
    case began, moved, ended, cancelled
  }

  package var phase: Phase
  /// In the window's coordinates.
  package var location: Point
  /// Which finger, from 0.
  package var finger: Int
  /// The name or class of the view that was hit; `nil` if the touch reached nothing.
  package var target: String?

  package init(phase: Phase, location: Point, finger: Int, target: String?) {
    self.phase = phase
    self.location = location
    self.finger = finger
    self.target = target
  }
}
