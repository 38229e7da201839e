import Motion
import Record
import Testing

@Suite("Timeline dumps")
struct TimelineTextTests {
  @Test("A dump shows added, changed and removed layers, and events before their commit")
  func dump() {
    var timeline = Timeline(screen: Size(width: 100, height: 200), epoch: 1000)
    var window = LayerDescription(id: 1, kind: "UIWindow")
    window.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
    window.model.position = Point(x: 50, y: 100)
    window.sublayers = [2]
    var view = LayerDescription(id: 2, kind: "UIView")
    view.name = "card"
    view.controller = "CardController"
    var changed = view
    changed.model.opacity = 0.25
    changed.model.transform = .translation(10, 0.5)
    changed.animations = [
      KeyedAnimation(
        key: "fade",
        animation: {
          var fade = AnimationDescription(
            keyPath: LayerKeyPath(.opacity),
            kind: .basic(from: .number(1), to: nil, by: nil), timing: Timing(duration: 0.3))
          fade.timing.beginTime = 1000.5
          fade.curve = .easeIn
          return fade
        }())
    ]
    var emptied = window
    emptied.sublayers = []
    timeline.append(
      Timeline.Piece(
        commits: [Commit(instant: 0, layers: [window, view], removed: [], root: 1)], now: 0))
    timeline.append(
      Timeline.Piece(
        commits: [
          Commit(instant: 0.5, layers: [changed], removed: [], root: 1),
          Commit(instant: 1, layers: [emptied], removed: [2], root: 1),
        ],
        events: [
          Event(instant: 0.5, kind: .step(0)),
          Event(
            instant: 0.5,
            kind: .touch(
              Touch(phase: .began, location: Point(x: 1, y: 2.5), finger: 0, target: "card"))),
          Event(
            instant: 0.5,
            kind: .call(
              Call(
                direction: .toApp, receiver: "CardController", object: 3,
                method: "didTap(_:)", arguments: ["UITapGestureRecognizer"]))),
          Event(
            instant: 1.25,
            kind: .fault(Fault(.pageMissing, facts: ["where": "here", "a": "b"]))),
        ], now: 1.5))
    #expect(
      timeline.text == """
        screen 100x200, epoch 1000, end 1.5
        0.0000 commit
          + 1 UIWindow, position (50 100), bounds (0 0 100x200)
            + 2 UIView "card" of CardController
        0.5000 step 0
        0.5000 touch 0 began at (1 2.5) on card
        0.5000 -> CardController#3.didTap(UITapGestureRecognizer)
        0.5000 commit
            ~ 2 UIView "card" of CardController, transform [1 0 0 1 10 0.5], opacity 0.25
                fade: opacity, from 1, begin 1000.5 duration 0.3, curve (0.42 0 1 1)
        1.0000 commit
          - 2 UIView "card" of CardController
          ~ 1 UIWindow, sublayers none
        1.2500 fault page-missing a=b where=here

        """)
  }
}

@Suite("Timeline queries")
struct AskingATimeline {
  private func timeline(_ events: [(Double, Event.Kind)]) -> Timeline {
    var timeline = Timeline(screen: Size(width: 1, height: 1), epoch: 0)
    timeline.append(
      Timeline.Piece(events: events.map { Event(instant: $0.0, kind: $0.1) }, now: 9))
    return timeline
  }

  private func event(_ phase: TransitionEvent.Phase, id: Int = 1) -> Event.Kind {
    .transition(
      TransitionEvent(
        id: id, operation: .push, phase: phase, isInteractive: true, isAnimated: true, from: "A",
        to: "B", animator: "Fade", container: 4, fromLayer: 5, toLayer: 6))
  }

  @Test("A transition is collected from its events, and the first completion counts")
  func transitions() {
    let found = timeline([
      (1, event(.began)), (1.1, event(.updated(0.4))), (1.2, event(.began, id: 2)),
      (1.3, event(.interactionEnded(cancelled: true))), (2, event(.completed(false))),
      (3, event(.completed(true))),
    ]).transitions
    #expect(found.map(\.id) == [1, 2])
    #expect(found.map(\.ended) == [2, nil])
    #expect(found.first?.completed == false)
    #expect(found.first?.duration == 1)
    #expect(found.first?.updates.map(\.progress) == [0.4])
    #expect(found.first?.interactionEnd?.isCancelled == true)
  }

  @Test("Calls are found by full name, base name and receiver")
  func calls() {
    let timeline = timeline([
      (1, .call(Call(direction: .toApp, receiver: "A", object: 1, method: "viewDidLoad()"))),
      (2, .call(Call(direction: .toApp, receiver: "B", object: 2, method: "show(_:sender:)"))),
      (3, .fault(Fault(.pageMissing))), (4, .fault(Fault(.wrongQueue))),
    ])
    #expect(timeline.calls().map(\.instant) == [1, 2])
    #expect(timeline.calls("show").map(\.instant) == [2])
    #expect(timeline.calls("show(_:sender:)", on: "B").map(\.instant) == [2])
    #expect(timeline.calls("show", on: "A").isEmpty)
    #expect(timeline.faults(.wrongQueue).map(\.instant) == [4])
  }

  @Test("A layer that is removed and added again has two stays")
  func stays() {
    var layer = LayerDescription(id: 7, kind: "UIView")
    layer.name = "card"
    var timeline = Timeline(screen: Size(width: 1, height: 1), epoch: 0)
    timeline.append(
      Timeline.Piece(
        commits: [
          Commit(instant: 1, layers: [layer], removed: [], root: 1),
          Commit(instant: 2, layers: [], removed: [7], root: 1),
          Commit(instant: 3, layers: [layer], removed: [], root: 1),
        ], now: 4))
    #expect(
      timeline.stays(ofLayersNamed: "card") == [
        Timeline.Stay(layer: 7, began: 1, ended: 2), Timeline.Stay(layer: 7, began: 3, ended: nil),
      ])
  }
}
