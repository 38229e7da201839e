import Motion
import Testing

@Suite("A spring has a settling duration")
struct SpringSettlingTests {
  // Measured on macOS: github.com/1amageek/OpenCoreAnimation, CASpringAnimationPerceptualTests.
  @Test("Settling durations are those of Core Animation")
  func measured() {
    let standard = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(standard.settlingDuration - 1.472_700_334_678_092_7) < 1e-9)
    let bouncy = Spring(perceptualDuration: 1, bounce: 0.5)
    #expect(abs(bouncy.settlingDuration - 2.343_875_379_571_070_7) < 1e-9)
    let light = Spring(mass: 1, stiffness: 100, damping: 1)
    #expect(abs(light.settlingDuration - 13.913_210_154_046_25) < 0.02)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration - 1) < 1e-12)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 100).settlingDuration - 1) < 1e-12)
    // The measured value is known to 0.2 s only.
    let slow = Spring(perceptualDuration: 1, bounce: -0.5)
    #expect(abs(slow.settlingDuration - 2.6) < 0.2)
    #expect(Spring(perceptualDuration: 1, bounce: -1).settlingDuration == 0)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration == .infinity)
  }

  @Test("After its settling duration, a spring stays within a hundredth of its target")
  func envelope() {
    var generator = SplitMix(seed: 23)
    for _ in 0..<300 {
      var spring = Spring(
        mass: generator.number(0.5, 3), stiffness: generator.number(10, 800), damping: 0,
        initialVelocity: generator.number(-30, 60))
      let ratio = generator.number(0.05, 3)
      spring.damping = 2 * ratio * (spring.mass * spring.stiffness).squareRoot()
      spring.allowsOverdamping = generator.number(0, 1) < 0.5
      let end = spring.settlingDuration
      for step in 0..<200 {
        let time = end * (1 + Double(step) / 50)
        #expect(abs(spring.value(at: time) - 1) < 0.0101, "\(spring) at \(time) of \(end)")
      }
    }
  }

  @Test("A spring made from a perceptual duration and a bounce has that duration and bounce")
  func perceptual() {
    var generator = SplitMix(seed: 24)
    for _ in 0..<200 {
      let period = generator.number(0.1, 5)
      let bounce = generator.number(-0.9, 1)
      let spring = Spring(perceptualDuration: period, bounce: bounce)
      #expect(abs(spring.perceptualDuration - period) < 1e-12 * 10)
      #expect(abs(spring.bounce - bounce) < 1e-12)
      #expect(spring.mass == 1)
    }
    // github.com/1amageek/OpenCoreAnimation: the default spring and two others.
    let standard = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(standard.perceptualDuration - 2 * .pi / 10) < 1e-12)
    #expect(abs(standard.bounce - 0.5) < 1e-12)
    let half = Spring(perceptualDuration: 1, bounce: 0.5)
    #expect(abs(half.stiffness - 4 * .pi * .pi) < 1e-12)
    #expect(abs(half.damping - 2 * .pi) < 1e-12)
    #expect(abs(Spring(perceptualDuration: 1, bounce: -0.5).damping - 8 * .pi) < 1e-12)
  }
}

@Suite("UIView's springs have UIKit's stiffness")
struct SpringMappingTests {
  // github.com/Vercantez/openuikit: the stiffness of UIKit's CASpringAnimation, with a mass of 1.
  @Test(
    "Stiffnesses agree to 1e-7 with those measured on UIKit",
    arguments: [
      (0.6, 0.8, 0, 190.214_275_444_995_48), (0.2, 1, 0, 707.221_788_606_056_3),
      (0.8, 1, 0, 80.897_372_003_605_06), (0.5, 0.5, 0, 646.878_010_016_806_5),
      (0.5, 2, 0, 40.429_875_626_050_4), (0.5, 1, 0.25, 159.672_337_738_121_14),
      (0.5, 1, 1, 152.868_413_817_924_56), (0.5, 1, 1.5, 147.616_020_030_565_92),
      (0.5, 1, -2, 175.422_412_338_342_5),
    ] as [(Double, Double, Double, Double)])
  func measured(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(spring.initialVelocity == velocity)
  }

  // github.com/Vercantez/openuikit, fixtures/scenes: center x in frames of UIKit, from 40 to 160.
  @Test(
    "A view moved by a spring is where UIKit's frames show it",
    arguments: [
      (0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94),
    ])
  func filmed(time: Double, x: Double) {
    let spring = Spring(dampingRatio: 0.35, duration: 1)
    // The first frame was measured to 0.7 pt, the others to 0.2.
    #expect(abs(40 + 120 * spring.value(at: time) - x) < (time == 0.15 ? 0.7 : 0.2))
  }

  // The solution of (1 + ωD)·exp(-ωD) = 0.001 is ωD = 9.23341.
  @Test("A damping ratio of 1 or more gives the critically damped spring")
  func critical() {
    let spring = Spring(dampingRatio: 1, duration: 1)
    #expect(abs(spring.angularFrequency - 9.233_41) < 1e-5)
    #expect(Spring(dampingRatio: 7, duration: 1) == spring)
  }

  @Test("At the end of its duration, a spring's amplitude is a thousandth for every damping ratio")
  func amplitude() {
    var generator = SplitMix(seed: 25)
    for _ in 0..<500 {
      let ratio = generator.number(0.05, 0.999)
      let duration = generator.number(0.05, 3)
      let velocity = generator.number(-4, 1) / duration
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let w = spring.angularFrequency
      let left =
        abs(ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
        * Elementary.exp(-ratio * w * duration)
      #expect(abs(left - 0.001) < 1e-9, "\(ratio) \(duration) \(velocity)")
    }
  }

  @Test("Stiffness scales with the inverse square of the duration")
  func scaling() {
    let one = Spring(dampingRatio: 0.7, duration: 1).stiffness
    #expect(abs(Spring(dampingRatio: 0.7, duration: 0.5).stiffness / one - 4) < 1e-9)
  }

  @Test("Out-of-range arguments are clamped")
  func clamping() {
    #expect(
      Spring(dampingRatio: 0.5, duration: 0) == Spring(dampingRatio: 0.5, duration: 0.01))
    #expect(
      Spring(dampingRatio: 0.5, duration: 99) == Spring(dampingRatio: 0.5, duration: 10))
    #expect(Spring(dampingRatio: 0, duration: 1).stiffness > 0)
    for velocity in [1e3, 1e6, -1e6, 1e300] {
      let spring = Spring(dampingRatio: 0.5, duration: 0.3, initialVelocity: velocity)
      #expect(spring.stiffness >= 0)
    }
  }
}
