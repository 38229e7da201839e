import Motion
import Testing

@Suite("A timing curve maps a fraction of time to progress")
struct CubicCurveTests {
  /// Solves x(s) = t by bisection and returns y(s).
  private func reference(_ curve: CubicCurve, _ t: Double) -> Double {
    func sample(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if sample(curve.x1, curve.x2, middle) < t { low = middle } else { high = middle }
    }
    return sample(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test("Values of random curves are exact to 1e-9")
  func accuracy() {
    var generator = SplitMix(seed: 11)
    var worst = 0.0
    for _ in 0..<3000 {
      let curve = CubicCurve(
        generator.number(0, 1), generator.number(-1, 2), generator.number(0, 1),
        generator.number(-1, 2))
      for _ in 0..<10 {
        let t = generator.number(0, 1)
        worst = max(worst, abs(curve.value(at: t) - reference(curve, t)))
      }
    }
    #expect(worst < 1e-9)
  }

  @Test("Curves with control points on the corners are exact to 1e-9")
  func corners() {
    for x1 in [0.0, 0.25, 0.5, 1] {
      for x2 in [0.0, 0.5, 0.75, 1] where !(x1 == 1 && x2 == 0) {
        for step in 0..<200 {
          let t = Double(step) / 200
          let curve = CubicCurve(x1, 0.1, x2, 0.9)
          #expect(abs(curve.value(at: t) - reference(curve, t)) < 1e-9, "\(curve) at \(t)")
        }
      }
    }
  }

  @Test("A curve whose control points stay within 0...1 never falls")
  func monotony() {
    var generator = SplitMix(seed: 12)
    for _ in 0..<200 {
      let curve = CubicCurve(
        generator.number(0, 1), generator.number(0, 1), generator.number(0, 1),
        generator.number(0, 1))
      var last = 0.0
      for step in 0...500 {
        let value = curve.value(at: Double(step) / 500)
        #expect(value >= last - 1e-12)
        last = value
      }
      #expect(last == 1)
    }
  }

  // Unlike CSS's cubic-bezier(), Core Animation does not extrapolate.
  @Test("Input below 0 gives 0, and input above 1 gives 1")
  func clamping() {
    let curve = CubicCurve(0.5, 2, 0.5, -1)
    #expect([-5, -1e-9, 0].map(curve.value) == [0, 0, 0])
    #expect([1, 1 + 1e-9, 5].map(curve.value) == [1, 1, 1])
    #expect(CubicCurve.linear.value(at: 0.3) == 0.3)
  }

  // github.com/gnustep/libs-quartzcore, camediatimingfunction.m (run against Apple's QuartzCore).
  @Test("Named curves have Core Animation's control points")
  func names() {
    #expect(CubicCurve.linear == CubicCurve(0, 0, 1, 1))
    #expect(CubicCurve.easeIn == CubicCurve(0.42, 0, 1, 1))
    #expect(CubicCurve.easeOut == CubicCurve(0, 0, 0.58, 1))
    #expect(CubicCurve.easeInEaseOut == CubicCurve(0.42, 0, 0.58, 1))
    #expect(CubicCurve.standard == CubicCurve(0.25, 0.1, 0.25, 1))
  }

  // github.com/gnustep/libs-quartzcore/pull/55, evaluation.m, which has this tolerance.
  @Test(
    "Curves have the values in GNUstep's checks",
    arguments: [
      (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621861),
      (.easeOut, 0.75, 0.906535), (.easeInEaseOut, 0.25, 0.129162),
      (.easeInEaseOut, 0.75, 0.870838), (CubicCurve(0.5, 0, 0.5, 1), 0.5, 0.5),
    ] as [(CubicCurve, Double, Double)])
  func gnustep(curve: CubicCurve, t: Double, value: Double) {
    #expect(abs(curve.value(at: t) - value) < 1e-4)
  }

  // The unit tests of github.com/Vercantez/openuikit, which have this tolerance.
  @Test(
    "Curves have the values in openuikit's tests",
    arguments: [
      (.easeInEaseOut, 0.1, 0.0197224535), (.easeInEaseOut, 0.2, 0.0816598563),
      (.easeInEaseOut, 0.4, 0.3318838701), (.easeInEaseOut, 0.9, 0.9802775465),
      (.easeOut, 0.25, 0.3781381308), (.easeOut, 0.5, 0.6846431874),
      (.easeOut, 0.75, 0.9065353493),
    ] as [(CubicCurve, Double, Double)])
  func tenDigits(curve: CubicCurve, t: Double, value: Double) {
    #expect(abs(curve.value(at: t) - value) < 1e-6)
  }

  // Chromium, ui/gfx/geometry/cubic_bezier_unittest.cc: CubicBezierTest.Basic.
  @Test(
    "The curve (0.25, 0, 0.75, 1) has Chromium's values",
    arguments: zip(
      [
        0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
        0.9, 0.95, 1,
      ],
      [
        0, 0.01136, 0.03978, 0.07978, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5,
        0.63238, 0.69676, 0.75884, 0.81764, 0.87196, 0.92021, 0.96021, 0.98863, 1,
      ]))
  func chromium(t: Double, value: Double) {
    #expect(abs(CubicCurve(0.25, 0, 0.75, 1).value(at: t) - value) < 0.00015)
  }

  // The same file: the three exact expectations of Basic.
  @Test(
    "Curves have exactly Chromium's values at 0.5",
    arguments: [
      (CubicCurve(0.5, 1, 0.5, 1), 0.875), (CubicCurve(0.5, 2, 0.5, 2), 1.625),
      (CubicCurve(0.5, -1, 0.5, -1), -0.625),
    ])
  func chromiumExactly(curve: CubicCurve, value: Double) {
    #expect(curve.value(at: 0.5) == value)
  }

  // The same file: UnclampedYValues.
  @Test(
    "A curve that leaves 0...1 has Chromium's values",
    arguments: zip(
      0...20,
      [
        0, -0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.1266, 0.30349,
        0.5, 0.69651, 0.8734, 1.01672, 1.11992, 1.18232, 1.20651, 1.19641, 1.15613, 1.08954, 1,
      ]))
  func chromiumUnclamped(step: Int, value: Double) {
    #expect(abs(CubicCurve(0.5, -1, 0.5, 2).value(at: Double(step) / 20) - value) < 0.00015)
  }

  // The same file: ClampInfinityEvaluation.
  @Test("Huge, infinite and NaN control points keep the ends and do not trap")
  func hugeControlPoints() {
    let huge = Double.greatestFiniteMagnitude
    for y1 in [0, huge, -huge, .infinity, .nan] {
      for (x1, x2) in [(0.0, 0.0), (0.5, 0.5), (1, 1), (0, 1), (1, 0)] {
        let curve = CubicCurve(x1, y1, x2, -y1)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        _ = curve.value(at: 0.5)
      }
    }
  }
}
