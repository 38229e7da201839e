import Foundation
import Motion
import Testing

/// The reference is the system's library, which is exact to about half a unit in the last place.
@Suite("Elementary functions are exact to their stated errors")
struct ElementaryTests {
  @Test("The exponential's relative error is below 2^-52")
  func exponential() {
    var generator = SplitMix(seed: 1)
    var worst = 0.0
    for _ in 0..<20_000 {
      let x = generator.number(-700, 700)
      worst = max(worst, abs(Elementary.exp(x) / Foundation.exp(x) - 1))
      let small = generator.number(-1, 1)
      worst = max(worst, abs(Elementary.exp(small) / Foundation.exp(small) - 1))
    }
    #expect(worst <= 0x1p-52)
  }

  @Test("The exponential has its exact values and limits")
  func exponentialEdges() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(709.7) == Foundation.exp(709.7))
    #expect(abs(Elementary.exp(-740) - Foundation.exp(-740)) <= .leastNonzeroMagnitude)
  }

  @Test("The logarithm's error is below 2^-52 of the result, or 2^-53")
  func logarithm() {
    var generator = SplitMix(seed: 2)
    var worst = 0.0
    for _ in 0..<20_000 {
      let x = Foundation.exp(generator.number(-700, 700))
      worst = max(worst, error(Elementary.log(x), Foundation.log(x)))
      let near = generator.number(0.5, 2)
      worst = max(worst, error(Elementary.log(near), Foundation.log(near)))
    }
    #expect(worst <= 1)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(error(Elementary.log(5e-324), Foundation.log(5e-324)) <= 1)
  }

  /// The error in units of 2^-52 times the reference, or of 2^-53 if that is larger.
  private func error(_ value: Double, _ reference: Double) -> Double {
    abs(value - reference) / max(0x1p-52 * abs(reference), 0x1p-53)
  }

  @Test("Sine and cosine are off by less than 2^-52, also after a million turns")
  func sineAndCosine() {
    var generator = SplitMix(seed: 3)
    var worst = 0.0
    for reach in [1.0, 10, 1000, 6_000_000, 200_000_000] {
      for _ in 0..<10_000 {
        let angle = generator.number(-reach, reach)
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        worst = max(worst, abs(sine - Foundation.sin(angle)), abs(cosine - Foundation.cos(angle)))
      }
    }
    #expect(worst <= 0x1p-52)
  }

  @Test("Sine and cosine are odd and even, and exact at zero")
  func symmetry() {
    var generator = SplitMix(seed: 4)
    for _ in 0..<2000 {
      let angle = generator.number(0, 100)
      #expect(Elementary.sine(-angle) == -Elementary.sine(angle))
      #expect(Elementary.cosine(-angle) == Elementary.cosine(angle))
    }
    #expect(Elementary.sineAndCosine(0) == (0, 1))
    #expect(Elementary.sineAndCosine(1e300) == (0, 1))
    #expect(Elementary.sine(.infinity).isNaN)
  }

  @Test("Tangent and inverse functions agree with the system's")
  func inverses() {
    var generator = SplitMix(seed: 5)
    var worst = 0.0
    for _ in 0..<20_000 {
      let angle = generator.number(-1.55, 1.55)
      worst = max(worst, abs(Elementary.tangent(angle) / Foundation.tan(angle) - 1) / 2)
      let slope = generator.number(-20, 20)
      worst = max(worst, abs(Elementary.arctangent(slope) - Foundation.atan(slope)))
      let x = generator.number(-5, 5)
      let y = generator.number(-5, 5)
      worst = max(worst, abs(Elementary.arctangent(y: y, x: x) - Foundation.atan2(y, x)) / 2)
      let share = generator.number(-1, 1)
      worst = max(worst, abs(Elementary.arccosine(share) - Foundation.acos(share)) / 3)
      worst = max(worst, abs(Elementary.arcsine(share) - Foundation.asin(share)) / 3)
    }
    #expect(worst <= 0x1p-52)
  }

  @Test(
    "The angle of a point on an axis is exact",
    arguments: [
      (0, 1, 0), (1, 0, .pi / 2), (0, -1, .pi), (-1, 0, -.pi / 2), (0, 0, 0), (1, 1, .pi / 4),
      (-1, -1, -3 * .pi / 4), (.infinity, .infinity, .pi / 4), (1, .infinity, 0),
    ] as [(Double, Double, Double)])
  func axes(y: Double, x: Double, angle: Double) {
    #expect(Elementary.arctangent(y: y, x: x) == angle)
  }

  @Test("Powers agree with the system's to 1e-14")
  func powers() {
    var generator = SplitMix(seed: 6)
    for _ in 0..<5000 {
      let x = generator.number(0.01, 100)
      let y = generator.number(-6, 6)
      #expect(abs(Elementary.power(x, y) / Foundation.pow(x, y) - 1) < 1e-14)
    }
    #expect(Elementary.power(-2, 3) == -Elementary.power(2, 3))
    #expect(Elementary.power(-2, 2) == Elementary.power(2, 2))
    #expect(Elementary.power(-2, 0.5).isNaN)
    #expect(Elementary.power(0, 2) == 0)
    #expect(Elementary.power(7, 0) == 1)
  }

  @Test("Rounding down and to the nearest agree with the system's")
  func rounding() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<5000 {
      let x = generator.number(-1000, 1000)
      #expect(Elementary.nearest(x) == x.rounded(.toNearestOrEven))
      #expect(Elementary.floor(x) == x.rounded(.down))
    }
    for x in [0.5, 1.5, 2.5, -0.5, -1.5, 1e18, -1e18, 3] {
      #expect(Elementary.nearest(x) == x.rounded(.toNearestOrEven))
      #expect(Elementary.floor(x) == x.rounded(.down))
    }
  }
}
