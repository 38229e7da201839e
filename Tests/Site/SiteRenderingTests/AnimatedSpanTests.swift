import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Stretches of animations", .timeLimit(.minutes(1)))
struct AnimatedSpanTests {
  /// A run without a transition in which a view fades in from 0.5 to 1.0 s.
  private var fading: Timeline {
    var timeline = fadingTimeline()
    timeline.events = []
    return timeline
  }

  /// Begin and end of each span, in hundredths of a second: media time counts from 1000.
  private func intervals(_ timeline: Timeline) -> [[Int]] {
    AnimatedSpan.all(in: timeline).map { span in
      [span.interval.lowerBound, span.interval.upperBound].map { Int(($0 * 100).rounded()) }
    }
  }

  private func captions(_ timeline: Timeline) -> [[String]] {
    FilmInstants(of: RunPictures(of: timeline), acts: 3).acts.map { $0.map(\.caption) }
  }

  @Test("Percentages are of the time that the animation takes, without what it waits before")
  func delay() {
    var timeline = fading
    timeline.commits[1].layers[1].animations[0].animation.timing.beginTime = 1000.8
    timeline.commits[1].layers[1].animations[0].animation.timing.fill = .backwards
    #expect(intervals(timeline) == [[80, 130]])
    let act = FilmInstants(of: RunPictures(of: timeline), acts: 3).acts[0]
    #expect(act.first?.caption == "animation 0 %" && act.last?.caption == "animation 100 %")
    for moment in act.dropLast() {
      let part = Int(((moment.instant - 0.8) / 0.5 * 100).rounded())
      #expect(moment.caption == "animation \(part) %")
    }
  }

  @Test("Animations one after the other are acts of their own, each with its own percentages")
  func rests() {
    var timeline = fading
    var second = timeline.commits[1]
    second.instant = 1.4
    second.layers[1].animations[0].animation.timing.beginTime = 1001.4
    timeline.commits.append(second)
    #expect(intervals(timeline) == [[50, 100], [140, 190]])
    let captions = captions(timeline)
    #expect(captions.count == 2)
    #expect(captions.allSatisfy { $0.contains("animation 50 %") && $0.last == "animation 100 %" })
  }

  @Test("While a layer's clock is stopped, its animation is paused, and ends later by that time")
  func pause() throws {
    var timeline = fading
    for (instant, speed, begin) in [(0.75, 0.0, 0.0), (1.25, 1.0, 1001.25)] {
      var commit = timeline.commits[1]
      commit.instant = instant
      commit.layers[1].timing.speed = speed
      commit.layers[1].timing.timeOffset = 1000.75
      commit.layers[1].timing.beginTime = begin
      timeline.commits.append(commit)
    }
    let span = try #require(AnimatedSpan.all(in: timeline).first)
    #expect(span.interval == 0.5...1.5 && span.advances == [0.5...0.75, 1.25...1.5])
    #expect(span.progress(at: 1) == 0.5 && span.isPaused(at: 1) && !span.isPaused(at: 1.3))
    let act = FilmInstants(of: RunPictures(of: timeline), acts: 3).acts[0]
    #expect(act.contains { $0.caption == "paused" })
    #expect(act.last.map { $0.instant > 1.5 && $0.caption == "animation 100 %" } == true)
  }

  @Test("Where animations of other lengths overlap, no percentage is said of them all")
  func overlap() {
    var timeline = fading
    var other = timeline.commits[1].layers[1].animations[0]
    other.key = "other"
    other.animation.keyPath = LayerKeyPath(.cornerRadius)
    other.animation.timing.duration = 0.9
    timeline.commits[1].layers[1].animations.append(other)
    let captions = captions(timeline)[0]
    #expect(captions.last == "afterwards" && Set(captions.dropLast()) == ["animation"])
  }

  @Test("A caption says how many movements a strip leaves out")
  func manyMovements() throws {
    var timeline = fading
    for number in 1...3 {
      var next = timeline.commits[1]
      next.instant = 0.5 + Double(number)
      next.layers[1].animations[0].animation.timing.beginTime = 1000.5 + Double(number)
      timeline.commits.append(next)
    }
    timeline.end = 6
    let instants = FilmInstants(of: RunPictures(of: timeline), acts: 3)
    #expect(instants.acts.count == 3 && instants.total == 4)
  }
}
