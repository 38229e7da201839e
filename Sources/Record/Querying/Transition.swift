/// A view controller transition from beginning to end.
public struct Transition: Sendable {
  /// A change of interactive progress.
  public struct Update: Equatable, Sendable {
    /// In seconds.
    public var instant: Double
    /// 0...1.
    public var progress: Double
  }

  /// The end of the interaction; the rest of the transition runs by itself.
  public struct InteractionEnd: Equatable, Sendable {
    /// In seconds.
    public var instant: Double
    /// Whether the interaction was cancelled.
    public var isCancelled: Bool
  }

  /// The event with which the transition began.
  public let beginning: TransitionEvent
  /// The instant at which UIKit began the transition, in seconds of virtual time since the app's
  /// first frame.
  public let began: Double
  /// The instant of the first call of `completeTransition(_:)`; `nil` if it never was called.
  public private(set) var ended: Double?
  /// The argument of that call.
  public private(set) var completed: Bool?
  /// Whether a delay of the app's (`asyncAfter`, a timer) called it, and not the end of an animation.
  public private(set) var endedAfterDelay = false
  /// The changes of interactive progress, in order.
  public private(set) var updates: [Update] = []
  /// `nil` if there was no interaction, or it never ended.
  public private(set) var interactionEnd: InteractionEnd?

  private let history: LayerTreeHistory
}

extension Transition {
  /// Unique within the run.
  public var id: Int { beginning.id }
  /// The way in which controllers are exchanged.
  public var operation: TransitionEvent.Operation { beginning.operation }
  /// Whether the transition began interactively.
  public var isInteractive: Bool { beginning.isInteractive }
  /// Whether the transition was requested with `animated: true`.
  public var isAnimated: Bool { beginning.isAnimated }
  /// The animator's class; `nil` for UIKit's own animation.
  public var animator: String? { beginning.animator }
  /// The class of the outgoing controller.
  public var fromController: String { beginning.from }
  /// The class of the incoming controller.
  public var toController: String { beginning.to }

  /// Seconds from beginning to end; `nil` if it never ended.
  public var duration: Double? { ended.map { $0 - began } }
  /// The instant at which the interaction ended; `nil` if there was none, or it never ended.
  public var interactionEnded: Double? { interactionEnd?.instant }
  /// Whether the interaction was cancelled, or the transition completed with `false`.
  public var wasCancelled: Bool { interactionEnd?.isCancelled ?? (completed == false) }

  /// The container view.
  public var container: LayerTrack? { track(beginning.container) }
  /// The outgoing view; `nil` if it was not loaded.
  public var from: LayerTrack? { track(beginning.fromLayer) }
  /// The incoming view; `nil` if it was not loaded.
  public var to: LayerTrack? { track(beginning.toLayer) }

  /// The instant at a fraction of the transition: 0 is its beginning and 1 its end.
  ///
  /// A transition that never ended counts as one second long.
  public func instant(_ fraction: Double) -> Double {
    began + fraction * (duration ?? 1)
  }

  private func track(_ id: Int?) -> LayerTrack? {
    id.map { LayerTrack(history: history, ids: [$0]) }
  }
}

extension Transition {
  /// All transitions of a run, in the order in which they began.
  static func all(in history: LayerTreeHistory) -> [Transition] {
    var found: [Transition] = []
    for event in history.timeline.events {
      guard case .transition(let change) = event.kind else { continue }
      if change.phase == .began {
        found.append(
          Transition(beginning: change, began: event.instant, history: history))
      } else if let index = found.lastIndex(where: { $0.id == change.id }) {
        found[index].note(change.phase, at: event.instant)
      }
    }
    return found
  }

  private mutating func note(_ phase: TransitionEvent.Phase, at instant: Double) {
    switch phase {
    case .began: break
    case .updated(let progress):
      updates.append(Update(instant: instant, progress: progress))
    case .interactionEnded(let isCancelled):
      interactionEnd = InteractionEnd(instant: instant, isCancelled: isCancelled)
    case .completed(let didComplete, let afterDelay):
      guard ended == nil else { return }
      ended = instant
      completed = didComplete
      endedAfterDelay = afterDelay
    }
  }
}

extension Timeline {
  /// All transitions, in the order in which they began.
  public var transitions: [Transition] { Transition.all(in: LayerTreeHistory(self)) }
}
