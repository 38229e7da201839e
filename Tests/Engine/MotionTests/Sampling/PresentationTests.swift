import Motion
import Testing

@Suite("A layer's presentation follows from its model and its animations")
struct PresentationTests {
  private func basic(
    _ path: LayerKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, begin: Double = 0, duration: Double = 1,
    change: (inout AnimationDescription) -> Void = { _ in }
  ) -> AnimationDescription {
    var timing = Timing(duration: duration)
    timing.beginTime = begin
    var animation = AnimationDescription(
      keyPath: path, kind: .basic(from: from, to: to, by: by), timing: timing)
    change(&animation)
    return animation
  }

  private func layer(_ animations: [AnimationDescription]) -> LayerDescription {
    var layer = LayerDescription(id: 1, kind: "UIView")
    layer.model.position = Point(x: 100, y: 200)
    layer.model.opacity = 0.8
    layer.model.transform = .scale(2, 2)
    layer.animations = animations.enumerated().map {
      KeyedAnimation(key: "\($0.offset)", animation: $0.element)
    }
    return layer
  }

  private func opacities(_ animations: [AnimationDescription], _ times: [Double]) -> [Double] {
    times.map {
      (layer(animations).presentation(atLocalTime: $0).opacity * 1e9).rounded() / 1e9
    }
  }

  // The combinations that the documentation of CABasicAnimation lists.
  @Test("Missing from and to values are taken from the model")
  func basicValues() {
    let path = LayerKeyPath(.opacity)
    func half(_ from: Double?, _ to: Double?, _ by: Double?) -> Double {
      opacities(
        [
          basic(
            path, from: from.map { .number($0) }, to: to.map { .number($0) },
            by: by.map { .number($0) })
        ], [0.5])[0]
    }
    #expect(half(0, 1, nil) == 0.5)
    #expect(half(0, nil, 0.5) == 0.25)
    #expect(half(nil, 0.5, 0.25) == 0.375)
    #expect(half(0, nil, nil) == 0.4)
    #expect(half(nil, 0, nil) == 0.4)
    #expect(half(nil, nil, 0.2) == 0.9)
    #expect(half(nil, nil, nil) == 0.8)
  }

  @Test("Missing values are the model's while an earlier animation of the property runs")
  func earlierAnimation() throws {
    let path = LayerKeyPath(.opacity)
    let constant = basic(path, from: .number(0.3), to: .number(0.3))
    let fade = basic(path, to: .number(0))
    #expect(opacities([constant, fade], [0.25]) == [0.6])
    let group = AnimationDescription(
      keyPath: nil, kind: .group([constant, fade]), timing: Timing(duration: 1))
    #expect(opacities([group], [0.25]) == [0.6])
    let scale = try #require(LayerKeyPath("transform.scale.x"))
    let grown = layer([
      basic(LayerKeyPath(.transform), from: .matrix(.scale(5, 5)), to: .matrix(.scale(5, 5))),
      basic(scale, to: .number(4)),
    ]).presentation(atLocalTime: 0.5)
    #expect(abs(grown.transform.m11 - 3) < 1e-9 && abs(grown.transform.m22 - 5) < 1e-9)
  }

  @Test("Without an active animation, the presentation is the model")
  func model() {
    #expect(layer([]).presentation(atLocalTime: 5) == layer([]).model)
    let fade = basic(LayerKeyPath(.opacity), from: .number(0), to: .number(1), begin: 1)
    #expect(opacities([fade], [0.9, 1, 1.5, 2, 2.1]) == [0.8, 0, 0.5, 1, 0.8])
  }

  @Test("The timing curve applies to each cycle")
  func curve() {
    let fade = basic(LayerKeyPath(.opacity), from: .number(0), to: .number(1)) {
      $0.curve = .easeIn
      $0.timing.autoreverses = true
    }
    let seen = opacities([fade], [0.25, 0.5, 1.5])
    #expect(abs(seen[0] - 0.093465) < 1e-4)
    #expect(abs(seen[1] - 0.315357) < 1e-4)
    #expect(abs(seen[2] - 0.315357) < 1e-4)
  }

  @Test("The animation added last wins, unless it is additive")
  func order() {
    let path = LayerKeyPath(.opacity)
    let low = basic(path, from: .number(0.2), to: .number(0.2))
    let high = basic(path, from: .number(0.6), to: .number(0.6))
    let more = basic(path, from: .number(0.1), to: .number(0.1)) { $0.isAdditive = true }
    #expect(opacities([low, high], [0.5]) == [0.6])
    #expect(opacities([high, low], [0.5]) == [0.2])
    #expect(opacities([low, more], [0.5]) == [0.3])
    #expect(opacities([more, low], [0.5]) == [0.2])
    #expect(opacities([more, more], [0.5]) == [1])
  }

  // UIView's animations are additive, from old - new to 0 (WWDC 2014, session 236).
  @Test("Two additive moves blend without a jump when the second begins")
  func additiveMoves() {
    func move(_ distance: Double, begin: Double) -> AnimationDescription {
      basic(
        LayerKeyPath(.position), from: .point(Point(x: distance, y: 0)), to: .point(.zero),
        begin: begin
      ) {
        $0.isAdditive = true
        $0.timing.fill = .both
      }
    }
    // From 0 to 100 and, halfway, back to 50.
    var layer = layer([move(-100, begin: 0)])
    layer.model.position.x = 100
    let before = layer.presentation(atLocalTime: 0.5).position.x
    var retargeted = self.layer([move(-100, begin: 0), move(50, begin: 0.5)])
    retargeted.model.position.x = 50
    #expect(before == 50)
    #expect(retargeted.presentation(atLocalTime: 0.5).position.x == before)
    #expect(retargeted.presentation(atLocalTime: 1).position.x == 75)
    #expect(retargeted.presentation(atLocalTime: 1.5).position.x == 50)
  }

  @Test("A cumulative animation continues from where the last cycle ended")
  func cumulative() {
    let creep = basic(LayerKeyPath(.zPosition), from: .number(1), to: .number(3)) {
      $0.isCumulative = true
      $0.timing.repeatCount = 3
      $0.timing.fill = .forwards
    }
    let layer = layer([creep])
    #expect(
      [0, 0.5, 1, 1.5, 2.5, 3, 9].map { layer.presentation(atLocalTime: $0).zPosition }
        == [1, 2, 4, 5, 8, 9, 9])
  }

  @Test("A group clips its children and runs them in its own time")
  func group() {
    let early = basic(LayerKeyPath(.opacity), from: .number(0), to: .number(1), duration: 4)
    let late = basic(LayerKeyPath(.zPosition), from: .number(0), to: .number(1), begin: 1)
    var timing = Timing(duration: 2)
    timing.beginTime = 10
    let group = AnimationDescription(keyPath: nil, kind: .group([early, late]), timing: timing)
    let layer = layer([group])
    let seen = [9.9, 10, 11, 11.5, 12, 12.1].map { layer.presentation(atLocalTime: $0) }
    #expect(seen.map(\.opacity) == [0.8, 0, 0.25, 0.375, 0.5, 0.8])
    #expect(seen.map(\.zPosition) == [0, 0, 0, 0.5, 1, 0])
    #expect(group.affects(.zPosition))
    #expect(!group.affects(.position))
  }

  @Test("A repeating group restarts its children")
  func repeatingGroup() {
    let fade = basic(LayerKeyPath(.opacity), from: .number(0), to: .number(1), duration: 2)
    var timing = Timing(duration: 1)
    timing.repeatCount = 2
    timing.autoreverses = true
    let layer = layer([
      AnimationDescription(keyPath: nil, kind: .group([fade]), timing: timing)
    ])
    #expect(
      [0.5, 1, 1.5, 2, 2.5].map { layer.presentation(atLocalTime: $0).opacity }
        == [0.25, 0.5, 0.25, 0, 0.25])
  }

  // github.com/mattneub/Programming-iOS-Book-Examples, bk2ch04p148, cases 9 and 10.
  @Test("A value function rotates by a full turn, on top of the layer's transform")
  func valueFunction() {
    let spin = basic(LayerKeyPath(.transform), from: .number(0), to: .number(2 * .pi)) {
      $0.valueFunction = .rotateZ
      $0.isAdditive = true
    }
    let half = layer([spin]).presentation(atLocalTime: 0.5).transform
    #expect(half.distance(to: .scale(-2, -2)) < 1e-12)
    // github.com/1amageek/OpenCoreAnimation, CALayerBehaviorTests: a scale starts at 1.
    let grow = basic(LayerKeyPath(.transform), to: .numbers([3, 4, 5])) {
      $0.valueFunction = .scale
    }
    let grown = layer([grow]).presentation(atLocalTime: 0.5).transform
    #expect(grown == .scale(2, 2.5, 3))
    let tilt = basic(LayerKeyPath(.transform), from: .number(0), to: .number(.pi)) {
      $0.valueFunction = .rotateY
    }
    #expect(
      layer([tilt]).presentation(atLocalTime: 0.5).transform
        .distance(to: .rotation(.pi / 2, x: 0, y: 1, z: 0)) < 1e-12)
  }

  // github.com/1amageek/OpenCoreAnimation, CAPathKeyframeAnimationTests.
  @Test("A rotation mode turns a layer along its path, before the layer's own transform")
  func rotatingAlongPath() {
    var keyframes = Keyframes()
    keyframes.path = Path([.move(to: .zero), .line(to: Point(x: 0, y: 100))])
    keyframes.rotatesAlongPath = true
    func transform() -> Matrix {
      var layer = layer([
        AnimationDescription(
          keyPath: LayerKeyPath(.position), kind: .keyframes(keyframes),
          timing: Timing(duration: 1))
      ])
      layer.model.transform = .scale(2, 3)
      #expect(layer.presentation(atLocalTime: 0.5).position == Point(x: 0, y: 50))
      return layer.presentation(atLocalTime: 0.5).transform
    }
    #expect(transform().distance(to: Matrix(a: 0, b: 3, c: -2, d: 0, tx: 0, ty: 0)) < 1e-12)
    keyframes.reversesRotation = true
    #expect(transform().distance(to: Matrix(a: 0, b: -3, c: 2, d: 0, tx: 0, ty: 0)) < 1e-12)
  }

  @Test("A spring animation follows its spring for its duration, then shows the model")
  func spring() {
    let spring = Spring(dampingRatio: 0.5, duration: 2)
    var layer = layer([
      AnimationDescription(
        keyPath: LayerKeyPath(.position, .x),
        kind: .spring(spring, from: .number(0), to: .number(100), by: nil),
        timing: Timing(duration: 2))
    ])
    layer.model.position.x = 100
    for step in 0...20 {
      let time = Double(step) / 10
      #expect(
        layer.presentation(atLocalTime: time).position
          == Point(x: 100 * spring.value(at: time), y: 200))
    }
    #expect(layer.presentation(atLocalTime: 2.01).position.x == 100)
  }

  // github.com/Vercantez/openuikit, fixtures/scenes: at 1.0 s the view is at exactly 160.
  @Test("Removing a spring animation at the end of its duration shows the model value")
  func springEnd() {
    let spring = Spring(dampingRatio: 0.35, duration: 1)
    let bounce = AnimationDescription(
      keyPath: LayerKeyPath(.position, .x),
      kind: .spring(spring, from: .number(40), to: .number(160), by: nil),
      timing: Timing(duration: 1))
    var layer = layer([bounce])
    layer.model.position.x = 160
    // The spring itself has not settled yet.
    #expect(abs(layer.presentation(atLocalTime: bounce.activeEnd).position.x - 160) > 0.2)
    layer.animations = []
    #expect(layer.presentation(atLocalTime: bounce.activeEnd).position.x == 160)
  }

  @Test("Reading one property gives the same value as reading the whole presentation")
  func singleProperty() {
    let layer = layer([
      basic(LayerKeyPath(.opacity), from: .number(0), to: .number(1)),
      basic(LayerKeyPath(.transform, .rotationZ), from: .number(0), to: .number(1)),
      basic(LayerKeyPath(.position, .y), by: .number(7)) { $0.isAdditive = true },
    ])
    for property in LayerProperty.allCases {
      #expect(
        layer.value(of: property, atLocalTime: 0.3)
          == layer.presentation(atLocalTime: 0.3)[property])
    }
  }

  @Test("Animations of missing components or other kinds of values change nothing")
  func missingParts() {
    let layer = layer([
      basic(LayerKeyPath(.strokeEnd), from: .number(0), to: .number(1)),
      basic(LayerKeyPath(.opacity, .x), from: .number(0), to: .number(1)),
      basic(LayerKeyPath(.position), from: .number(0), to: .number(1)),
      AnimationDescription(
        keyPath: nil, kind: .transition(type: "fade", subtype: nil), timing: Timing(duration: 1)),
    ])
    #expect(layer.presentation(atLocalTime: 0.5) == layer.model)
  }
}
