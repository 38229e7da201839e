/// The beginning, an update or the end of a view controller transition.
public struct TransitionEvent: Equatable, Sendable {
  /// The way in which controllers are exchanged.
  public enum Operation: String, Sendable {
    case present, dismiss, push, pop, tab, custom
  }
  /// A step of a transition.
  public enum Phase: Equatable, Sendable {
    case began
    /// Interactive progress, 0...1.
    case updated(Double)
    /// The interaction ended; the rest runs by itself.
    case interactionEnded(cancelled: Bool)
    /// `completeTransition(_:)` with its argument, and whether a delay of the app's (`asyncAfter`, a
    /// timer) had just run out, rather than an animation ended.
    case completed(Bool, afterDelay: Bool = false)
  }

  /// Unique within a run.
  public var id: Int
  /// The way in which controllers are exchanged.
  public var operation: Operation
  /// The step that the event is about.
  public var phase: Phase
  /// Whether the user drives it.
  public var isInteractive: Bool
  /// Whether it was requested with `animated: true`.
  public var isAnimated: Bool
  /// The class of the outgoing view controller.
  public var from: String
  /// The class of the incoming view controller.
  public var to: String
  /// The animator's class; `nil` for UIKit's own animation.
  public var animator: String?
  /// The id of the container view's layer.
  public var container: Int
  /// The id of the outgoing view's layer; `nil` if the view is not loaded.
  public var fromLayer: Int?
  /// The id of the incoming view's layer; `nil` if the view is not loaded.
  public var toLayer: Int?

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
