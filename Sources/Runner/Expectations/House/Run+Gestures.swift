import Motion
import Record

extension Run {
  /// A transition with its number and what the user did before it: "the pop (transition 2, after the
  /// tap on back at 1.9 s)".
  func name(ofTransition index: Int) -> String {
    let transition = transitions[index]
    let gesture = gesture(before: transition.began).map { ", after \($0.phrase)" } ?? ""
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

  /// Whether the last gesture before an instant is like one of the first use, or there is none.
  ///
  /// A gesture that begins at the instant does not count: a step ends when the next one begins.
  func isRepeated(lastGestureBefore instant: Double) -> Bool {
    guard let last = gestures.last(where: { $0.began.instant < instant }) else { return true }
    return gestures.contains { $0.began.instant < encoreBegins && $0.isLike(last) }
  }

  /// Returns the last gesture begun by an instant; one that is under way is taken to its end.
  func gesture(before instant: Double) -> Gesture? {
    gestures.last { $0.began.instant <= instant + LayerTreeHistory.tolerance }
  }

  private var gestures: [Gesture] {
    let touches = timeline.touches
    return touches.indices.filter { touches[$0].touch.phase == .began }.compactMap { first in
      let rest = touches[first...].filter { $0.touch.finger == touches[first].touch.finger }
      let end = rest.first { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
      guard let last = end ?? rest.last else { return nil }
      return Gesture(
        began: touches[first], ended: last,
        path: rest.prefix { $0.instant <= last.instant }.map(\.touch.location))
    }
  }
}

/// The gesture of one finger, from when it goes down until it leaves.
struct Gesture {
  var began: Timeline.Dated<Touch>
  var ended: Timeline.Dated<Touch>
  /// Where the finger was, one after the other.
  var path: [Point]

  private var way: Size {
    Size(
      width: ended.touch.location.x - began.touch.location.x,
      height: ended.touch.location.y - began.touch.location.y)
  }

  var isTap: Bool { max(abs(way.width), abs(way.height)) < Self.leastSwipe }

  private var isAcross: Bool { abs(way.width) >= abs(way.height) }

  private var direction: String { direction(of: isAcross ? way.width : way.height) }

  private func direction(of way: Double) -> String {
    isAcross ? (way > 0 ? "to the right" : "to the left") : way > 0 ? "down" : "up"
  }

  /// How far the finger goes until it turns, and so on to its end, in points along the longer side of
  /// its way.
  private var legs: [Double] {
    let places = path.map { isAcross ? $0.x : $0.y }
    guard var turn = places.first else { return [] }
    var (legs, farthest) = ([Double](), turn)
    for place in places {
      let isBack = (farthest - turn) * (place - farthest) < 0
      if isBack, abs(place - farthest) >= Self.leastSwipe {
        legs.append(farthest - turn)
        (turn, farthest) = (farthest, place)
      } else if !isBack {
        farthest = place
      }
    }
    return legs + [(places.last ?? farthest) - turn]
  }

  /// Whether another one is a tap on the same view, or a swipe in the same direction to the same end.
  func isLike(_ other: Gesture) -> Bool {
    isTap
      ? other.isTap && began.touch.target == other.began.touch.target
      : !other.isTap && direction == other.direction
        && ended.touch.phase == other.ended.touch.phase
  }

  /// "the tap on back at 1.9 s".
  var phrase: String {
    let time = "at \(Wording.text((began.instant * 100).rounded() / 100)) s"
    guard !isTap else {
      return "the tap\(began.touch.target.map { " on \($0)" } ?? "") \(time)"
    }
    let legs = legs.map { "\(Wording.text(abs($0).rounded())) points \(direction(of: $0))" }
    let ending =
      switch ended.touch.phase {
      case .cancelled: ", which the system takes away"
      case .ended: ", then the finger lifts"
      default: ""
      }
    return "the swipe \(time): \(legs.joined(separator: ", back "))\(ending)"
  }

  /// How far a finger moves that does not tap, in points.
  private static let leastSwipe = 10.0
}
