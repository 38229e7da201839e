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
