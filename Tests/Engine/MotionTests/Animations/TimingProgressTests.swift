import Motion
import Testing

@Suite("An animation's progress follows its timing")
struct TimingProgressTests {
  private func timing(
    _ duration: Double, begin: Double = 0, speed: Double = 1, offset: Double = 0,
    repeats: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fill: Timing.Fill = .removed
  ) -> Timing {
    var timing = Timing(duration: duration)
    timing.beginTime = begin
    timing.speed = speed
    timing.timeOffset = offset
    timing.repeatCount = repeats
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fill = fill
    return timing
  }

  private func history(_ timing: Timing, _ times: [Double]) -> [Double?] {
    times.map { timing.progress(atParentTime: $0).map { ($0.fraction * 1e9).rounded() / 1e9 } }
  }

  @Test(
    "The fill mode decides the progress outside of the active interval",
    arguments: [
      (.removed, [nil, 0, 0.5, 1, nil]), (.backwards, [0, 0, 0.5, 1, nil]),
      (.forwards, [nil, 0, 0.5, 1, 1]), (.both, [0, 0, 0.5, 1, 1]),
    ] as [(Timing.Fill, [Double?])])
  func filling(fill: Timing.Fill, expected: [Double?]) {
    #expect(history(timing(2, begin: 1, fill: fill), [0.9, 1, 2, 3, 3.1]) == expected)
  }

  // Measured on macOS: github.com/1amageek/OpenCoreAnimation, CAMediaTimingEvaluatorTests.
  @Test("At a cycle boundary the next cycle begins; at the end the last cycle ends")
  func repeating() {
    #expect(
      history(timing(1, repeats: 3, fill: .both), [0, 0.5, 1, 1.5, 2, 2.75, 3, 4])
        == [0, 0.5, 0, 0.5, 0, 0.75, 1, 1])
    #expect(
      [0, 1, 2, 2.9, 3].map {
        timing(1, repeats: 3).progress(atParentTime: $0)?.iteration
      } == [0, 1, 2, 2, 2])
  }

  @Test("An autoreversing cycle runs back and ends at its start")
  func autoreversing() {
    #expect(
      history(
        timing(1, autoreverses: true, fill: .both), [0, 0.5, 1, 1.5, 2, 3])
        == [0, 0.5, 1, 0.5, 0, 0])
    // Forwards and backwards count as one repeat.
    #expect(
      history(timing(1, repeats: 2, autoreverses: true), [1, 2, 3, 4, 4.1]) == [1, 0, 1, 0, nil])
  }

  @Test("A fractional repeat count with forwards fill stays at its fraction")
  func fractionalRepeat() {
    #expect(
      history(timing(1, repeats: 1.5, fill: .forwards), [1.25, 1.5, 9]) == [0.25, 0.5, 0.5])
    #expect(
      history(timing(1, repeats: 0.5, autoreverses: true, fill: .forwards), [0.5, 1, 9])
        == [0.5, 1, 1])
  }

  @Test("The repeat duration is the total length of all cycles")
  func repeatDuration() {
    let repeating = timing(1, repeatDuration: 2.25, fill: .forwards)
    #expect(history(repeating, [0.5, 1.5, 2.25, 5]) == [0.5, 0.5, 0.25, 0.25])
    #expect(repeating.activeEnd == 2.25)
  }

  @Test("Speed shortens the active interval, and negative speed plays from the end")
  func speed() {
    #expect(history(timing(2, begin: 1, speed: 2), [1, 1.5, 2, 2.1]) == [0, 0.5, 1, nil])
    #expect(timing(2, begin: 1, speed: 2).activeEnd == 2)
    #expect(history(timing(2, speed: -1), [0, 0.5, 2, 2.1]) == [1, 0.75, 0, nil])
    #expect(timing(2, speed: -4).activeEnd == 0.5)
  }

  // github.com/mattneub/Programming-iOS-Book-Examples, bk2ch04p160 scrubs an animation this way.
  @Test("An animation with speed 0 shows its time offset forever")
  func scrubbing() {
    for time in [0.0, 1, 1e6] {
      #expect(history(timing(2, speed: 0, offset: 0.5), [time]) == [0.25])
      #expect(history(timing(2, speed: 0, offset: 2), [time]) == [1])
    }
    #expect(timing(2, speed: 0, offset: 0.5).activeEnd == .infinity)
    #expect(history(timing(2, speed: 0, offset: 2.5), [0]) == [nil])
    #expect(history(timing(2, speed: 0, offset: 2.5, fill: .both), [0]) == [1])
  }

  // ronnqvi.st/controlling-animation-timing
  @Test("A time offset starts in the middle and wraps around")
  func wrapping() {
    #expect(
      history(timing(4, offset: 1), [0, 1, 3, 3.5, 4, 4.1]) == [0.25, 0.5, 1, 0.125, 0.25, nil])
  }

  @Test("Infinite repeats never end, and animations of no duration end immediately")
  func extremes() {
    #expect(timing(1, repeats: .infinity).activeEnd == .infinity)
    #expect(history(timing(1, repeats: .infinity), [1e6 + 0.25]) == [0.25])
    #expect(history(timing(0, fill: .both), [-1, 0, 1]) == [1, 1, 1])
    #expect(history(timing(0), [-1, 0, 1]) == [nil, 1, nil])
    #expect(history(timing(0, repeats: .infinity, fill: .both), [1]) == [1])
    #expect(history(timing(.infinity), [0, 5]) == [0, 0])
    for odd in [-1, .nan, .infinity, -.infinity, 1e300] {
      for field in [\Timing.duration, \.speed, \.timeOffset, \.repeatCount, \.beginTime] {
        var timing = timing(1, repeats: 2, fill: .both)
        timing[keyPath: field] = odd
        _ = timing.progress(atParentTime: 0.5)
        timing.autoreverses = true
        _ = timing.progress(atParentTime: 1e9)
      }
    }
  }

  @Test("Rounding errors in time neither cut off the end nor start early")
  func rounding() {
    let late = timing(0.3, begin: 1000.1)
    #expect(late.progress(atParentTime: 1000.1 + 0.3)?.fraction == 1)
    #expect(late.progress(atParentTime: late.activeEnd)?.fraction == 1)
    #expect(late.progress(atParentTime: (1000.1).nextDown)?.fraction == 0)
    let tenth = timing(0.1, repeats: 100)
    var time = 0.0
    for count in 0..<99 {
      #expect(tenth.progress(atParentTime: time) == Timing.Progress(0, count))
      time += 0.1
    }
  }

  @Test("Fraction and iteration add up to the elapsed time for random timings")
  func accounting() throws {
    var generator = SplitMix(seed: 32)
    for _ in 0..<3000 {
      let duration = generator.number(0.1, 3)
      let repeating = timing(
        duration, begin: generator.number(-5, 5), speed: generator.number(0.2, 4),
        repeats: generator.number(1, 9))
      let time = generator.number(repeating.beginTime, repeating.activeEnd)
      let progress = try #require(repeating.progress(atParentTime: time))
      let elapsed = (Double(progress.iteration) + progress.fraction) * duration
      #expect(abs(elapsed - (time - repeating.beginTime) * repeating.speed) < 1e-8)
    }
  }
}

extension Timing.Progress {
  fileprivate init(_ fraction: Double, _ iteration: Int) {
    self.init(fraction: fraction, iteration: iteration)
  }
}
