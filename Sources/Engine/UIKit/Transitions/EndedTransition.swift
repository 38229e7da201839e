import Foundation
import HeadlessQuartzCore

/// A context that is not needed any more.
struct EndedTransition {
  weak var context: TransitionContext?
  /// In media time.
  var ended: CFTimeInterval

  /// How long after the end a context may be alive, in seconds.
  ///
  /// A timer that guesses the end of an animation comes a little later, and then lets go.
  private static let patience = 1.0

  /// Records a fault for each context that is alive long after its transition has ended.
  static func reportKept() {
    for transition in World.current.uiKit.endedTransitions {
      guard let context = transition.context, CACurrentMediaTime() - transition.ended > patience
      else { continue }
      EngineLog.fault(.transitionContextKept, context.facts)
    }
  }

  /// Seconds until every context that is alive by now has been alive for too long; `nil` if none is.
  static func timeUntilReported() -> TimeInterval? {
    let ends = World.current.uiKit.endedTransitions.filter { $0.context != nil }.map(\.ended)
    return ends.max().map { max(0, $0 + patience - CACurrentMediaTime()) + 0.01 }
  }
}

/// The seconds for which a run has to go on until ``noteKeptTransitions()`` can decide; `nil` if it
/// can.
package func timeUntilKeptTransitionsCount() -> TimeInterval? {
  EndedTransition.timeUntilReported()
}

/// Records faults at the end of a run.
package func noteKeptTransitions() { EndedTransition.reportKept() }
