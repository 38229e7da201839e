import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@Suite("Time in layers and animations", .inNewWorld)
struct TimingTests {
  // CAMediaTiming/timing.m: 34 of 34, three of them (class defaults) in LayerStateTests.
  @Test("CAMediaTiming behaves as in GNUstep's checks", arguments: starts + kept + conversions)
  func timing(_ row: Row) { row.check() }

  private static func starts(
    _ kind: String, duration: Double, _ make: @escaping @Sendable () -> any CAMediaTiming
  ) -> [Row] {
    [
      Row("\(kind): beginTime", 0.0) { make().beginTime },
      Row("\(kind): timeOffset", 0.0) { make().timeOffset },
      Row("\(kind): repeatDuration", 0.0) { make().repeatDuration },
      Row("\(kind): autoreverses", false) { make().autoreverses },
      Row("\(kind): duration", duration) { make().duration },
      Row("\(kind): speed", 1.0) { make().speed },
      Row("\(kind): repeatCount", 0.0) { make().repeatCount },
      Row("\(kind): fillMode", CAMediaTimingFillMode.removed) { make().fillMode },
    ]
  }

  static let starts =
    starts("layer", duration: .infinity) { CALayer() }
    + starts("animation", duration: 0) { CABasicAnimation() }

  static let kept = [
    keeps("beginTime", \.beginTime, 1.5), keeps("timeOffset", \.timeOffset, 0.25),
    keeps("repeatCount", \.repeatCount, 3), keeps("repeatDuration", \.repeatDuration, 9),
    keeps("autoreverses", \.autoreverses, true), keeps("fillMode", \.fillMode, .both),
    keeps("duration", \.duration, 2), keeps("speed", \.speed, 0.5),
    keeps("an endless repeatCount", \.repeatCount, .infinity),
  ]

  private static func converted(_ convert: (CALayer, CALayer, CALayer) -> Double) -> Double {
    let (root, mid, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(mid)
    mid.addSublayer(leaf)
    mid.beginTime = 2
    mid.speed = 3
    mid.timeOffset = 0.25
    leaf.beginTime = 1
    leaf.speed = 2
    leaf.timeOffset = 0.5
    return convert(root, mid, leaf)
  }

  static let conversions = [
    Row("from the layer above", 18.5) { converted { $2.convertTime(10, from: $1) } },
    Row("from the root", 47.0) { converted { $2.convertTime(10, from: $0) } },
    Row("to the layer above", 5.75) { converted { $2.convertTime(10, to: $1) } },
    Row("to the root", 23.0 / 6) { converted { $2.convertTime(10, to: $0) } },
    Row("to media time", 23.0 / 6) { converted { $2.convertTime(10, to: nil) } },
    Row("from media time", 47.0) { converted { $2.convertTime(10, from: nil) } },
    // github.com/1amageek/OpenCoreAnimation, CALayerBehaviorTests, cross-checked with QuartzCore.
    Row("a fast child of a fast root", 45.0) {
      twoLayers((2, 3, 0), (4, 5, 0)) { $1.convertTime(10, from: $0) }
    },
    Row("back to the fast root", 1.25) {
      twoLayers((2, 3, 0), (4, 5, 0)) { $0.convertTime(10, from: $1) }
    },
    Row("before its begin time a layer's time is 0", [0.0, 7.0, 8.0]) {
      [7.0, 8, 10].map { time in
        twoLayers((1, 0, 0), (0.5, 7, 8)) { $1.convertTime(time, from: $0) }
      }
    },
    Row("out of a paused layer", 0.0) {
      twoLayers((1, 0, 0), (0, 0, 0)) { $0.convertTime(10, from: $1) }
    },
    Row("root and child, media time", [21.0, 4.5, 65.0, 3.125]) {
      twoLayers((2, 3, 1), (4, 5, 6)) {
        [
          $0.convertTime(10, from: nil), $0.convertTime(10, to: nil),
          $1.convertTime(10, from: nil), $1.convertTime(10, to: nil),
        ]
      }
    },
  ]

  private static func twoLayers<Value>(
    _ outer: (speed: Float, offset: Double, begin: Double),
    _ inner: (speed: Float, offset: Double, begin: Double), _ read: (CALayer, CALayer) -> Value
  ) -> Value {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    for (layer, timing) in [(root, outer), (child, inner)] {
      layer.speed = timing.speed
      layer.timeOffset = timing.offset
      layer.beginTime = timing.begin
    }
    return read(root, child)
  }

  // CAMediaTimingFunction/camediatimingfunction.m: 6 of 6, and evaluation.m: 22 of 22.
  @Test("Timing functions have GNUstep's values", arguments: controlPoints + evaluations)
  func functions(_ row: Row) { row.check() }

  private static func points(_ function: CAMediaTimingFunction) -> [Float] {
    (0...3).flatMap { index -> [Float] in
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  static let controlPoints = [
    Row("custom", [0.0, 0, 0.1, 1, 1, 0.2, 1, 1]) {
      points(CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2))
    },
    Row("linear", [0.0, 0, 0, 0, 1, 1, 1, 1]) { points(.init(name: .linear)) },
    Row("easeIn", [0.0, 0, 0.42, 0, 1, 1, 1, 1]) { points(.init(name: .easeIn)) },
    Row("easeOut", [0.0, 0, 0, 0, 0.58, 1, 1, 1]) { points(.init(name: .easeOut)) },
    Row("easeInEaseOut", [0.0, 0, 0.42, 0, 0.58, 1, 1, 1]) {
      points(.init(name: .easeInEaseOut))
    },
    Row("default", [0.0, 0, 0.25, 0.1, 0.25, 1, 1, 1]) { points(.init(name: .default)) },
  ]

  /// The presented progress of an animation with a timing function.
  private static func progress(_ function: CAMediaTimingFunction, _ input: Double) -> Double {
    var description = AnimationDescription(
      keyPath: LayerKeyPath(.opacity), kind: .basic(from: .number(0), to: .number(1), by: nil),
      timing: Timing(duration: 1))
    description.timing.fill = .both
    description.curve = function.curve
    var layer = LayerDescription(id: 0, kind: "CALayer")
    layer.animations = [KeyedAnimation(key: "key", animation: description)]
    return layer.presentation(atLocalTime: input).opacity
  }

  static let evaluations: [Row] = {
    let names: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    let named: [(CAMediaTimingFunctionName, [(Double, Double)])] = [
      (.linear, [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (-0.5, 0), (1.5, 1)]),
      (.easeIn, [(0.25, 0.093465), (0.5, 0.315357), (0.75, 0.621861)]),
      (.easeOut, [(0.25, 0.378140), (0.5, 0.684643), (0.75, 0.906535)]),
      (.easeInEaseOut, [(0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)]),
    ]
    let custom: [(Float, [(Double, Double)])] = [
      (0, [(0, 0), (0.5, 0.5), (1, 1)]),
      (0.5, [(0.25, 0.105889), (0.5, 0.5), (0.75, 0.894111)]),
    ]
    return [
      Row("every function begins at 0", names.map { _ in 0.0 }) {
        names.map { progress(.init(name: $0), 0) }
      },
      Row("every function ends at 1", names.map { _ in 1.0 }) {
        names.map { progress(.init(name: $0), 1) }
      },
    ]
      + named.flatMap { name, pairs in
        pairs.map { input, output in
          Row("\(name.rawValue) at \(input)", output) { progress(.init(name: name), input) }
        }
      }
      + custom.flatMap { x, pairs in
        pairs.map { input, output in
          Row("(\(x), 0, \(1 - x), 1) at \(input)", output) {
            progress(.init(controlPoints: x, 0, 1 - x, 1), input)
          }
        }
      }
  }()

  // CABase/mediatime.m: 4 of 7; the others measure a real clock.
  @Test("Media time is finite, is not a date and changes only when the main loop advances")
  func mediaTime() {
    let before = CACurrentMediaTime()
    #expect(before > 0 && before.isFinite && before < 365 * 24 * 60 * 60)
    for _ in 0..<1000 { #expect(CACurrentMediaTime() == before) }
    MainLoop.shared.advance(by: 0.1)
    #expect(abs(CACurrentMediaTime() - before - 0.1) < 1e-9)
  }
}
