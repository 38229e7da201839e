import Motion
import Testing

@Suite("Keyframes give a value at every fraction")
struct KeyframesTests {
  private func keyframes(
    _ values: [Double], _ mode: Keyframes.Mode = .linear, times: [Double] = []
  ) -> Keyframes {
    var keyframes = Keyframes()
    keyframes.values = values.map { .number($0) }
    keyframes.mode = mode
    keyframes.keyTimes = times
    return keyframes
  }

  private func along(_ path: Path, _ mode: Keyframes.Mode = .linear) -> Keyframes {
    var keyframes = Keyframes()
    keyframes.path = path
    keyframes.mode = mode
    return keyframes
  }

  private func history(_ keyframes: Keyframes, _ fractions: [Double]) -> [Double] {
    fractions.map { (number(keyframes, $0) * 1e9).rounded() / 1e9 }
  }

  private func number(_ keyframes: Keyframes, _ fraction: Double) -> Double {
    guard case .number(let value) = keyframes.value(at: fraction) else { return .nan }
    return value
  }

  private func point(_ keyframes: Keyframes, _ fraction: Double) -> Point {
    guard case .point(let point) = keyframes.value(at: fraction) else {
      return Point(x: .nan, y: .nan)
    }
    return point
  }

  private var corner: Path {
    Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 90)),
    ])
  }

  @Test("Linear keyframes are evenly spaced unless key times say otherwise")
  func linear() {
    #expect(history(keyframes([0, 10, 0]), [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 5, 0])
    #expect(
      history(keyframes([0, 10, 0], times: [0, 0.8, 1]), [0.4, 0.8, 0.9, 1]) == [5, 10, 5, 0])
    // A wrong number of key times counts as none.
    #expect(history(keyframes([0, 10, 0], times: [0, 0.2]), [0.5]) == [10])
  }

  @Test("Discrete keyframes hold their values and have one more key time than values")
  func discrete() {
    #expect(
      history(keyframes([1, 2, 3], .discrete), [0, 0.33, 0.34, 0.66, 0.67, 1])
        == [1, 1, 2, 2, 3, 3])
    #expect(
      history(keyframes([1, 2], .discrete, times: [0, 0.9, 1]), [0.5, 0.89, 0.9, 1])
        == [1, 1, 2, 2])
  }

  @Test("Paced keyframes move at constant speed and ignore key times")
  func paced() {
    #expect(
      history(keyframes([0, 10, 100], .paced, times: [0, 0.9, 1]), [0, 0.05, 0.1, 0.5, 1])
        == [0, 5, 10, 50, 100])
    #expect(history(keyframes([7, 7], .paced), [0.5]) == [7])
  }

  // Measured on macOS: github.com/1amageek/OpenCoreAnimation, CAPathKeyframeAnimationTests.
  @Test("Cubic keyframes 0, 10, 10 overshoot to 10.625")
  func cubic() {
    #expect(history(keyframes([0, 10, 10], .cubic), [0, 0.5, 0.75, 1]) == [0, 10, 10.625, 10])
  }

  @Test("Cubic keyframes go through their values smoothly")
  func smoothness() {
    let run = keyframes([0, 10, -5, 3], .cubic)
    #expect(history(run, [0, 1.0 / 3, 2.0 / 3, 1]) == [0, 10, -5, 3])
    for knot in [1.0 / 3, 2.0 / 3] {
      let h = 1e-6
      let values = [knot - h, knot, knot + h].map { number(run, $0) }
      #expect(abs((values[2] - values[1]) - (values[1] - values[0])) < 1e-9)
    }
    var tense = keyframes([0, 10, 20], .cubic)
    tense.tensions = [1, 1, 1]
    // Without tangents each segment is the Hermite polynomial 3u² - 2u³.
    #expect(history(tense, [0.125]) == [10 * (3 * 0.0625 - 2 * 0.015625)])
  }

  @Test("Paced cubic keyframes move at constant speed")
  func cubicPaced() {
    let run = keyframes([0, 30, 100], .cubicPaced)
    var last = 0.0
    for step in 1...20 {
      let value = number(run, Double(step) / 20)
      #expect(abs(value - last - 5) < 0.05)
      last = value
    }
  }

  @Test("Each segment has its own timing curve")
  func curves() {
    var run = keyframes([0, 10, 0])
    run.curves = [.easeIn, .easeOut]
    // 10 times easeIn(0.5), as in CubicCurveTests.
    #expect(abs(number(run, 0.25) - 3.15357) < 1e-4)
  }

  // The same file of OpenCoreAnimation.
  @Test("Along two lines, linear mode gives each the same time and paced mode the same speed")
  func lines() {
    #expect(point(along(corner), 0.25).distance(to: Point(x: 5, y: 0)) < 1e-9)
    #expect(point(along(corner, .paced), 0.25).distance(to: Point(x: 10, y: 15)) < 1e-9)
    #expect(point(along(corner, .paced), 0.5).distance(to: Point(x: 10, y: 40)) < 1e-9)
    var timed = along(corner)
    timed.keyTimes = [0, 0.8, 1]
    #expect(point(timed, 0.25).distance(to: Point(x: 3.125, y: 0)) < 1e-9)
    timed.keyTimes = []
    timed.curves = [.easeIn, .easeOut]
    #expect(abs(point(timed, 0.25).x - 3.153_568) < 1e-4)
    #expect(point(along(corner, .discrete), 0.75) == Point(x: 10, y: 90))
    #expect(point(along(corner, .discrete), 0.5) == Point(x: 10, y: 0))
  }

  // The same file; Core Animation's arc length is off by up to 0.15 pt.
  @Test("Along a curve, linear mode is uniform in the parameter and paced mode in the length")
  func curvedPath() {
    let arch = Path([
      .move(to: .zero),
      .cubic(
        to: Point(x: 100, y: 0), control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100)),
    ])
    #expect(point(along(arch), 0.25).distance(to: Point(x: 15.625, y: 56.25)) < 1e-9)
    let paced = point(along(arch, .paced), 0.25)
    #expect(abs(paced.x - 10.647_822) < 0.15)
    #expect(abs(paced.y - 48.460_465) < 0.15)
  }

  // The same file.
  @Test("A move adds no keyframe, and closing a subpath adds a segment")
  func subpaths() {
    let gap = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)),
      .move(to: Point(x: 100, y: 100)), .line(to: Point(x: 100, y: 110)),
    ])
    for mode in [Keyframes.Mode.linear, .paced] {
      #expect(point(along(gap, mode), 0.25).distance(to: Point(x: 5, y: 0)) < 1e-9)
    }
    #expect(point(along(gap), 0.5) == Point(x: 100, y: 100))
    let triangle = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 0, y: 10)), .close,
    ])
    #expect(point(along(triangle), 5.0 / 6).distance(to: Point(x: 0, y: 5)) < 1e-9)
  }

  @Test("A path overrides values")
  func overriding() {
    var both = keyframes([1, 2])
    both.path = corner
    #expect(both.value(at: 0) == .point(.zero))
    #expect(Keyframes().value(at: 0.5) == nil)
    #expect(along(Path()).value(at: 0.5) == nil)
    #expect(keyframes([4]).value(at: 0.5) == .number(4))
  }
}
