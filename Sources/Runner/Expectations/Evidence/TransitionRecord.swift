public import Record

/// One view controller transition of a run.
public struct TransitionRecord: Sendable {
  let history: History
  let transition: Timeline.Transition

  /// Unique within the run.
  public var id: Int { transition.first.id }
  /// What kind of transition it is.
  public var operation: TransitionEvent.Operation { transition.first.operation }
  /// When UIKit began it, in seconds of virtual time since the first frame.
  public var began: Double { transition.began }
  /// When `completeTransition(_:)` was called first; `nil` if it never was.
  public var ended: Double? { transition.ended }
  /// The argument of that call.
  public var completed: Bool? { transition.completed }
  /// Whether it began under the control of an interaction.
  public var isInteractive: Bool { transition.first.isInteractive }
  /// Whether it was asked for with an animation.
  public var isAnimated: Bool { transition.first.isAnimated }
  /// The animator's class; `nil` for UIKit's own animation.
  public var animator: String? { transition.first.animator }
  /// The class of the controller that leaves.
  public var fromController: String { transition.first.from }
  /// The class of the controller that comes.
  public var toController: String { transition.first.to }
  /// Seconds from beginning to end; `nil` if it never ended.
  public var duration: Double? { transition.duration }

  /// The interactive progress, and when it was reported.
  public var updates: [(instant: Double, progress: Double)] {
    transition.updates.map { ($0.instant, $0.progress) }
  }

  /// When the user's part ended; `nil` if there was none, or it went on to the end.
  public var interactionEnded: Double? { transition.interactionEnd?.instant }
  /// Whether the user's part ended with a cancellation.
  public var wasCancelled: Bool { transition.interactionEnd?.isCancelled ?? (completed == false) }

  /// The view in which it takes place.
  public var container: LayerTrack? { track(transition.first.container) }
  /// The view that leaves; `nil` if it was not loaded.
  public var from: LayerTrack? { track(transition.first.fromLayer) }
  /// The view that comes; `nil` if it was not loaded.
  public var to: LayerTrack? { track(transition.first.toLayer) }

  /// A point on the way: 0 is the beginning and 1 the end. Without an end, a second counts as one.
  public func instant(_ fraction: Double) -> Double {
    began + fraction * (duration ?? 1)
  }

  private func track(_ id: Int?) -> LayerTrack? {
    id.map { LayerTrack(history: history, ids: [$0]) }
  }
}
