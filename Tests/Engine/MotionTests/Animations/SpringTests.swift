import Motion
import Testing

@Suite("A spring obeys its equation of motion")
struct SpringTests {
  /// Integrates m·x″ + c·x′ + k·(x - 1) = 0 numerically, by the fourth-order Runge-Kutta method.
  private func integrate(_ spring: Spring, to end: Double) -> (place: Double, velocity: Double) {
    let fastest = spring.damping / spring.mass + (spring.stiffness / spring.mass).squareRoot()
    let count = max(2000, Int(end * fastest * 150))
    let h = end / Double(count)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (-spring.damping * v - spring.stiffness * (x - 1)) / spring.mass
    }
    var x = 0.0
    var v = spring.initialVelocity
    for _ in 0..<count {
      let a1 = acceleration(x, v)
      let a2 = acceleration(x + h / 2 * v, v + h / 2 * a1)
      let v3 = v + h / 2 * a2
      let a3 = acceleration(x + h / 2 * (v + h / 2 * a1), v3)
      let a4 = acceleration(x + h * v3, v + h * a3)
      x += h * (v + h / 6 * (a1 + a2 + a3))
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }

  @Test("Position and velocity match a numerical integration for random springs")
  func integration() {
    var generator = SplitMix(seed: 21)
    for index in 0..<60 {
      var spring = Spring(
        mass: generator.number(0.5, 3), stiffness: generator.number(20, 600), damping: 0,
        initialVelocity: generator.number(-5, 5))
      // A third under-damped, a third critical, a third over-damped.
      let ratio = [generator.number(0.05, 0.98), 1, generator.number(1.05, 4)][index % 3]
      spring.damping = 2 * ratio * (spring.mass * spring.stiffness).squareRoot()
      spring.allowsOverdamping = true
      let time = generator.number(0.01, 1.5)
      let (place, velocity) = integrate(spring, to: time)
      #expect(abs(spring.value(at: time) - place) < 1e-8, "\(spring) at \(time)")
      #expect(
        abs(spring.velocity(at: time) - velocity) < 1e-8 * spring.angularFrequency * 10,
        "\(spring) at \(time)")
    }
  }

  @Test("The velocity is the derivative of the position")
  func slope() {
    var generator = SplitMix(seed: 22)
    for _ in 0..<500 {
      var spring = Spring(
        mass: 1, stiffness: generator.number(10, 500), damping: generator.number(0, 80),
        initialVelocity: generator.number(-3, 3))
      spring.allowsOverdamping = generator.number(0, 1) < 0.5
      let time = generator.number(0.01, 2)
      let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
      #expect(abs(spring.velocity(at: time) - slope) < 1e-5)
    }
  }

  @Test("A spring starts at 0 with its initial velocity and ends at 1")
  func ends() {
    for ratio in [0.1, 0.5, 0.999_999_999, 1, 1.000_000_001, 3] {
      var spring = Spring(mass: 2, stiffness: 200, damping: 40 * ratio, initialVelocity: 1.5)
      spring.allowsOverdamping = true
      #expect(spring.value(at: 0) == 0)
      #expect(spring.value(at: -1) == 0)
      #expect(spring.velocity(at: 0) == 1.5)
      #expect(abs(spring.velocity(at: 1e-9) - 1.5) < 1e-6)
      #expect(abs(spring.value(at: 60) - 1) < 1e-9)
    }
  }

  @Test("An overdamped spring moves like a critically damped one unless overdamping is allowed")
  func overdamping() {
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    var over = Spring(mass: 1, stiffness: 100, damping: 40)
    for step in 0...20 {
      let time = Double(step) / 10
      #expect(over.value(at: time) == critical.value(at: time))
    }
    over.allowsOverdamping = true
    #expect(over.value(at: 0.5) < critical.value(at: 0.5))
  }

  @Test("Springs with zero or infinite parameters have finite values")
  func oddParameters() {
    var endless = Spring(mass: 1, stiffness: 100, damping: .infinity)
    endless.allowsOverdamping = true
    // github.com/1amageek/OpenCoreAnimation, CASpringAnimationPerceptualTests (measured on macOS).
    #expect([0, 0.1].map(endless.value) == [0, 1])
    #expect(Spring(mass: 1, stiffness: 0, damping: 1).value(at: 1) == 0)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).value(at: .pi / 10) == 2)
  }
}
