import Motion
import Record
import Testing

@testable import Expectations

extension HouseRuleTests {
  /// The run with other settings of the named view, and with recognizers on it and on the window.
  private static func run(settings: [String], here: [String], elsewhere: [String] = []) -> Run {
    let plain = run()
    var timeline = plain.timeline
    timeline.commits[0].layers[0].recognizers = elsewhere
    timeline.commits[0].layers[1].touchSettings = settings
    timeline.commits[0].layers[1].recognizers = here
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("Settings that keep touches away, and recognizers that are left, are told")
  func touchSettings() {
    let still = Self.run(settings: ["isScrollEnabled = false"], here: [])
    #expect(
      Self.said(of: still) == [
        "After the first presentation, detail takes touches with the same settings, as in the "
          + "reference | there is isScrollEnabled = false"
      ])
    #expect(
      Self.said(of: Self.run(), besides: still) == [
        "After the first presentation, detail takes touches with isScrollEnabled = false, as in the "
          + "reference | it has not"
      ])
    #expect(Self.said(of: still, besides: still) == [])
    let (tap, pan) = ("UITapGestureRecognizer", "UIPanGestureRecognizer")
    let once = Self.run(settings: [], here: [tap])
    #expect(
      Self.said(of: once) == [
        "After the first presentation, detail has no UITapGestureRecognizer, as in the reference | "
          + "it has one"
      ])
    #expect(
      Self.said(of: Self.run(settings: [], here: [tap, pan, tap]), besides: once).first
        == "After the first presentation, detail has no UIPanGestureRecognizer, as in the reference "
        + "| it has one")
    #expect(
      Self.said(of: Self.run(settings: [], here: [tap, tap]), besides: once) == [
        "After the first presentation, detail has 1 UITapGestureRecognizer, as in the reference | "
          + "it has 2"
      ])
  }

  @Test("A view or window that is deaf for a while after a transition is told")
  func deafForAWhile() {
    func run(_ deaf: Int, until instant: Double, tappedAt tap: Double? = nil) -> Run {
      let plain = Self.run()
      var timeline = plain.timeline
      if let tap {
        let touch = Touch(phase: .began, location: Point(x: 9, y: 9), finger: 0, target: nil)
        timeline.events.append(Event(instant: tap, kind: .touch(touch)))
      }
      var layers = timeline.commits[0].layers
      layers[deaf].takesTouches = false
      timeline.commits += [
        Commit(instant: 1.05, layers: layers, removed: [], root: 1),
        Commit(instant: instant, layers: plain.timeline.commits[0].layers, removed: [], root: 1),
      ]
      return Run(label: plain.label, timeline: timeline)
    }
    #expect(
      Self.said(of: run(1, until: 1.7)) == [
        "Soon after the first presentation, detail takes touches, as in the reference | "
          + "its isUserInteractionEnabled is false"
      ])
    #expect(
      Self.said(of: run(0, until: 1.7)) == [
        "Soon after the first presentation, the window takes touches, as in the reference | "
          + "its isUserInteractionEnabled is false"
      ])
    #expect(Self.said(of: run(1, until: 1.7), besides: run(1, until: 1.7)) == [])
    #expect(Self.said(of: run(1, until: 1.2)) == [])
    // What an app refuses after a tap is not the transition's doing.
    let tapped = run(1, until: 1.7, tappedAt: 1.02)
    #expect(!Self.said(of: tapped).contains { $0.hasPrefix("Soon after") })
  }

  @Test("A recognizer that is left on the window is told")
  func recognizersOfTheWindow() {
    let left = Self.run(settings: [], here: [], elsewhere: ["UITapGestureRecognizer"])
    #expect(
      Self.said(of: left) == [
        "After the first presentation, the window has no UITapGestureRecognizer more than in the "
          + "reference | it has one"
      ])
  }

  @Test("A recognizer may be on another view than in the reference, or be missing")
  func otherRecognizers() {
    let pan = "UIPanGestureRecognizer"
    let here = Self.run(settings: [], here: [pan])
    let elsewhere = Self.run(settings: [], here: [], elsewhere: [pan])
    #expect(Self.said(of: here, besides: elsewhere) == [])
    #expect(Self.said(of: elsewhere, besides: here) == [])
    #expect(Self.said(of: Self.run(), besides: here) == [])
  }
}
