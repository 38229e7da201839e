import Motion
import Record

extension Run {
  /// A transition with its number and what the user did before it: "the pop (transition 2, after the
  /// tap on back at 1.9 s)".
  func name(ofTransition index: Int) -> String {
    let transition = transitions[index]
    let gesture = gesture(before: transition.began).map { ", after \($0)" } ?? ""
    let pause =
      leaving(during: transition).map {
        ", in which the app goes to the background at \(Wording.text($0)) s"
      } ?? ""
    return "the \(transition.operation.noun) (transition \(index + 1)\(gesture)\(pause))"
  }

  /// Whether the app has been in the background before a transition ends.
  ///
  /// UIKit takes animations off then, each kind in its own way, so that nothing is left to be compared
  /// on the way, of that transition or of what was to lead to it.
  func hasLeftTheApp(before transition: Transition) -> Bool {
    calls("applicationDidEnterBackground(_:)").contains { $0.instant <= transition.ended ?? end }
  }

  func leaving(during transition: Transition) -> Double? {
    calls("applicationDidEnterBackground(_:)").first {
      $0.instant >= transition.began && $0.instant <= transition.ended ?? end
    }?.instant
  }

  /// What the user did last; a gesture under way is told to its end.
  private func gesture(before instant: Double) -> String? {
    let touches = timeline.touches
    guard
      let first = touches.lastIndex(where: {
        $0.touch.phase == .began && $0.instant <= instant + LayerTreeHistory.tolerance
      })
    else { return nil }
    let begin = touches[first]
    let rest = touches[first...].filter { $0.touch.finger == begin.touch.finger }
    let end = rest.first { $0.touch.phase == .ended || $0.touch.phase == .cancelled } ?? rest.last
    guard let end else { return nil }
    let way = Size(
      width: end.touch.location.x - begin.touch.location.x,
      height: end.touch.location.y - begin.touch.location.y)
    let time = "at \(Wording.text((begin.instant * 100).rounded() / 100)) s"
    guard max(abs(way.width), abs(way.height)) >= Self.leastSwipe else {
      return "the tap\(begin.touch.target.map { " on \($0)" } ?? "") \(time)"
    }
    let isAcross = abs(way.width) >= abs(way.height)
    let points = Wording.text((isAcross ? abs(way.width) : abs(way.height)).rounded())
    let direction =
      isAcross ? (way.width > 0 ? "to the right" : "to the left") : way.height > 0 ? "down" : "up"
    let ending =
      switch end.touch.phase {
      case .cancelled: ", which the system takes away"
      case .ended: ", then the finger lifts"
      default: ""
      }
    return "the swipe \(time): \(points) points \(direction)\(ending)"
  }

  /// How far a finger moves that does not tap, in points.
  private static let leastSwipe = 10.0
}
