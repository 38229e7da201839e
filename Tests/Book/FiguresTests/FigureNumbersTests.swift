import Figures
import Motion
import Testing

@Suite("What figures show is what the engine computes")
struct FigureNumbersTests {
  /// The values that a figure of this kind begins with, and each of them at both ends of its range.
  private func settings(of kind: FigureKind) -> [[Double]] {
    let standard = kind.parameters.map(\.standard)
    var settings = [standard]
    for (index, parameter) in kind.parameters.enumerated() {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        settings.append(standard)
        settings[settings.count - 1][index] = value
      }
    }
    return settings
  }

  @Test("A kind has as many lines, readings and dots as it names", arguments: FigureKind.allCases)
  func shapes(_ kind: FigureKind) {
    for values in settings(of: kind) {
      let numbers = FigureNumbers(of: kind, values)
      #expect(numbers.lines.map(\.count) == kind.lines.map { _ in FigureNumbers.samples })
      #expect(numbers.readings.count == kind.readings.count)
      #expect(numbers.dots.count == kind.dots)
      #expect(numbers.handles.count == kind.handles)
      #expect(numbers.trail.count == (kind.hasTrail ? FigureNumbers.samples : 0))
      #expect(!numbers.all.contains { $0.isNaN })
    }
  }

  @Test("A preset sets every parameter but the time, within its range")
  func presets() {
    for kind in FigureKind.allCases {
      for preset in kind.presets {
        #expect(preset.values.count == kind.parameters.count - 1)
        for (value, parameter) in zip(preset.values, kind.parameters.dropFirst()) {
          #expect(parameter.range.contains(value), "\(preset.name), \(parameter.key)")
        }
      }
    }
  }

  private func basic(
    _ name: String, from: Double, to: Double, at begin: Double, additive: Bool
  ) -> KeyedAnimation {
    var timing = Timing(duration: 1)
    timing.beginTime = 1000 + begin
    timing.fill = .backwards
    var animation = AnimationDescription(
      keyPath: LayerKeyPath("zPosition"),
      kind: .basic(from: .number(from), to: .number(to), by: nil), timing: timing)
    animation.curve = .easeInEaseOut
    animation.isAdditive = additive
    return KeyedAnimation(key: name, animation: animation)
  }

  @Test("An added animation looks as two additive animations of a layer do")
  func interruption() {
    var layer = LayerDescription(id: 1, kind: "CALayer")
    layer.model.zPosition = 0.25
    layer.animations = [
      basic("first", from: -1, to: 0, at: 0, additive: true),
      basic("second", from: 0.75, to: 0, at: 0.5, additive: true),
    ]
    for step in 50...160 {
      let time = Double(step) / 100
      let shown = FigureNumbers(of: .interruption, [time, 1, 0.5, 0.25]).readings[0]
      let seen = layer.presentation(atLocalTime: 1000 + time).zPosition
      #expect(abs(shown - seen) < 1e-9, "\(time)")
    }
  }

  @Test("A finished transition takes what is left of its duration, over the completion speed")
  func percentDriven() {
    let numbers = FigureNumbers(of: .percentDriven, [0.7, 0.5, 0.6, 0, 2, 3])
    #expect(numbers.readings[1] == 0.4 * 0.5 / 2)
    #expect(numbers.readings[0] == 1)
    let cancelled = FigureNumbers(of: .percentDriven, [0.6, 0.5, 0.6, 1, 1, 3])
    #expect(abs(cancelled.readings[0] - 0.4) < 1e-12)
  }

  @Test("A spring of UIKit's is at its goal when its duration is over")
  func spring() {
    #expect(FigureNumbers(of: .spring, [0.8, 0.1, 0.8, 0]).readings.prefix(2) == [1, 0])
  }

  @Test("A layer whose clock is set, and what passed taken off, goes on from where it stood")
  func pause() {
    let numbers = FigureNumbers(of: .pause, [1.5, 0.5, 1.5])
    #expect(abs(numbers.readings[0] - 0.5) < 1e-12)
    #expect(numbers.readings[1] == 1.5)
  }
}
