import Foundation
import Motion
import Record
import Testing

@testable import SiteRendering

/// A run on a screen of 100 by 200 points in which a presentation from 0.5 to 1.0 s fades a view in.
func fadingTimeline(to opacity: Double = 1, name: String = "detail") -> Timeline {
  var window = LayerDescription(id: 0, kind: "UIWindow")
  window.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
  window.model.position = Point(x: 50, y: 100)
  window.sublayers = [1]
  var detail = LayerDescription(id: 1, kind: "UIView")
  detail.name = name
  detail.model.bounds = window.model.bounds
  detail.model.position = window.model.position
  detail.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
  var timing = Timing(duration: 0.5)
  timing.beginTime = 1000.5
  var fade = AnimationDescription(
    keyPath: LayerKeyPath(.opacity),
    kind: .basic(from: .number(0), to: .number(opacity), by: nil), timing: timing)
  fade.isRemovedOnCompletion = false
  var arriving = detail
  arriving.animations = [KeyedAnimation(key: "opacity", animation: fade)]
  arriving.model.opacity = opacity

  var timeline = Timeline(screen: window.model.bounds.size, epoch: 1000)
  timeline.end = 2
  var empty = window
  empty.sublayers = []
  timeline.commits = [
    Commit(instant: 0, layers: [empty], removed: [], root: 0),
    Commit(instant: 0.5, layers: [window, arriving], removed: [], root: 0),
  ]
  timeline.events = [
    Event(instant: 0.5, kind: .transition(presentation(.began))),
    Event(
      instant: 0.5,
      kind: .call(
        Call(
          direction: .toApp, receiver: "Fades", object: 1, method: "animateTransition(using:)",
          arguments: ["context"]))),
    Event(instant: 1.0, kind: .transition(presentation(.completed(true)))),
  ]
  return timeline
}

/// A run on a screen of 320 by 480 points in which two cards with a picture on each turn about their
/// middle axes in half a second, seen with perspective: the one by a third of a turn, past its edge and
/// to its back, the other, one-sided, until it is gone.
func tiltingTimeline() -> Timeline {
  var window = LayerDescription(id: 0, kind: "UIWindow")
  window.model.bounds = Rectangle(x: 0, y: 0, width: 320, height: 480)
  window.model.position = window.model.bounds.center
  window.model.backgroundColor = Color(red: 0.9, green: 0.9, blue: 0.8)
  window.model.sublayerTransform.m34 = -1 / 500
  func card(_ id: Int, _ name: String, y: Double, about axis: LayerPropertyComponent)
    -> [LayerDescription]
  {
    var card = LayerDescription(id: id, kind: "UIView")
    card.name = name
    card.model.bounds = Rectangle(x: 0, y: 0, width: 240, height: 180)
    card.model.position = Point(x: 160, y: y)
    card.model.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.8)
    card.model.isDoubleSided = id == 1
    card.sublayers = [id + 1]
    var timing = Timing(duration: 0.5)
    timing.beginTime = 1000.5
    var turn = AnimationDescription(
      keyPath: LayerKeyPath(.transform, axis),
      kind: .basic(from: .number(0), to: .number(2 * .pi / 3), by: nil), timing: timing)
    turn.isRemovedOnCompletion = false
    card.animations = [KeyedAnimation(key: "turn", animation: turn)]
    var picture = LayerDescription(id: id + 1, kind: "UIView")
    picture.model.bounds = Rectangle(x: 0, y: 0, width: 80, height: 100)
    picture.model.position = Point(x: 70, y: 80)
    picture.model.backgroundColor = Color(red: 0.9, green: 0.3, blue: 0.1)
    return [card, picture]
  }
  let cards =
    card(1, "card", y: 130, about: .rotationY) + card(3, "one-sided", y: 350, about: .rotationX)
  window.sublayers = [1, 3]
  var timeline = Timeline(screen: window.model.bounds.size, epoch: 1000)
  timeline.end = 1.5
  var still = cards
  for index in still.indices { still[index].animations = [] }
  timeline.commits = [
    Commit(instant: 0, layers: [window] + still, removed: [], root: 0),
    Commit(instant: 0.5, layers: [window] + cards, removed: [], root: 0),
  ]
  return timeline
}

private func presentation(_ phase: TransitionEvent.Phase) -> TransitionEvent {
  TransitionEvent(
    id: 1, operation: .present, phase: phase, isInteractive: false, isAnimated: true,
    from: "Start", to: "Detail", animator: "Fades", container: 0, fromLayer: nil, toLayer: 1)
}

/// The drawing that a player shows at an instant, taken apart.
func shownPose(of trace: Trace, at instant: Double) throws -> SVGPose {
  let shot = try #require(trace.shots.last { $0.instant <= instant + 1e-9 })
  var parts = shot.drawing.components(separatedBy: "\u{E000}")
  var text = parts.removeFirst()
  #expect(parts.count == shot.lines.count)
  for (part, line) in zip(parts, shot.lines) {
    text += svg(factor: line.value(at: instant)) + part
  }
  return SVGPose(text)
}
