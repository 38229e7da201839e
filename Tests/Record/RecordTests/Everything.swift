import Motion
import Record

/// Values in which every case and every property occurs.
enum Everything {
  static let steps: [Step] = [
    .wait(0.3), .settle(limit: 5), .tap(.view("picture-0")),
    .tap(.point(Point(x: 1.5, y: 2))), .tap(.fraction(Point(x: 0.5, y: 1.0 / 3))),
    .longPress(.view("card"), duration: 0.6), .tap(.within("card", Point(x: 0.25, y: 0.75))),
    .drag(
      from: .view("detail"), by: Size(width: 120, height: -3), duration: 0.3, ending: .hold),
    .dragOn(by: Size(width: 40, height: 0), duration: 0.2, ending: .lift),
    .pinch(.view("card"), scale: 2, duration: 0.3, ending: .cancel),
    .twist(.view("card"), radians: 1.57, duration: 0.3, ending: .lift),
    .rotate(Size(width: 844, height: 390)),
  ]

  static var timeline: Timeline {
    var timeline = Timeline(screen: Size(width: 390, height: 844), epoch: 1000)
    timeline.end = 2.1
    timeline.commits = [
      Commit(instant: 0, layers: [layer, shape, gradient, plain], removed: [], root: 1),
      Commit(instant: 0.1 + 0.2, layers: [], removed: [3, 4], root: 1),
    ]
    timeline.events = events.map { Event(instant: 1.0 / 7, kind: $0) }
    return timeline
  }

  private static var layer: LayerDescription {
    var layer = LayerDescription(id: 1, kind: "UIWindow")
    layer.name = "window"
    layer.controller = "DetailViewController"
    layer.timing.speed = -1
    layer.timing.beginTime = 1000.25
    layer.timing.timeOffset = 0.125
    layer.sublayers = [2, 3]
    layer.mask = 4
    layer.model = properties
    layer.animations = animations.enumerated().map {
      KeyedAnimation(key: "animation \($0.offset)", animation: $0.element)
    }
    return layer
  }

  private static var plain: LayerDescription {
    var layer = LayerDescription(id: 4, kind: "CALayer")
    layer.takesTouches = false
    layer.touchSettings = ["isScrollEnabled = false"]
    layer.recognizers = ["UITapGestureRecognizer"]
    return layer
  }

  private static var shape: LayerDescription {
    var layer = LayerDescription(id: 2, kind: "CAShapeLayer")
    var shape = ShapeProperties()
    shape.path = path
    shape.fillColor = nil
    shape.fillsEvenOdd = true
    shape.strokeColor = .black
    shape.strokeStart = 0.1
    shape.strokeEnd = 0.9
    shape.lineWidth = 2
    shape.lineDashPhase = 3
    shape.miterLimit = 4
    layer.model.shape = shape
    return layer
  }

  private static var gradient: LayerDescription {
    var layer = LayerDescription(id: 3, kind: "CAGradientLayer")
    var gradient = GradientProperties()
    gradient.colors = [.black, .clear]
    gradient.locations = [0, 0.75]
    gradient.startPoint = .zero
    gradient.endPoint = Point(x: 1, y: 0)
    gradient.isRadial = true
    layer.model.gradient = gradient
    return layer
  }

  private static var path: Path {
    Path([
      .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 4)),
      .quadratic(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8)),
      .cubic(
        to: Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14)),
      .close,
    ])
  }

  private static var picture: Picture {
    Picture(
      name: "herb", size: Size(width: 10, height: 20),
      elements: [
        .fill(path, .black), .stroke(path, Color(red: 1, green: 0, blue: 0, alpha: 0.5), width: 2),
        .text("Basil “1”", at: .zero, fontSize: 17, .black),
        .picture(Picture(size: .zero), in: .zero),
        .layers([plain], in: Rectangle(x: 1, y: 2, width: 3, height: 4)),
      ])
  }

  private static var properties: LayerProperties {
    var properties = LayerProperties()
    properties.position = Point(x: 195, y: 422)
    properties.zPosition = 1
    properties.anchorPoint = .zero
    properties.bounds = Rectangle(x: 0, y: 0, width: 390, height: 844)
    properties.transform = Matrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    properties.sublayerTransform.m34 = -1.0 / 500
    properties.opacity = 0.5
    properties.isHidden = true
    properties.masksToBounds = true
    properties.backgroundColor = .clear
    properties.cornerRadius = 8
    properties.maskedCorners = 3
    properties.borderWidth = 1
    properties.borderColor = nil
    properties.shadowColor = nil
    properties.shadowOpacity = 0.25
    properties.shadowOffset = .zero
    properties.shadowRadius = 5
    properties.shadowPath = path
    properties.contents = picture
    properties.contentsRect = Rectangle(x: 0, y: 0, width: 0.5, height: 1)
    properties.contentsGravity = "resizeAspect"
    properties.text = TextProperties(
      string: "Thyme", fontSize: 17, color: .black, alignment: 1, isBold: true)
    return properties
  }

  private static var animations: [AnimationDescription] {
    var timing = Timing(duration: 0.25)
    timing.beginTime = 1000.5
    timing.repeatCount = .infinity
    timing.repeatDuration = 3
    timing.autoreverses = true
    timing.fill = .both
    var move = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .basic(from: .point(Point(x: -1, y: 0)), to: .point(.zero), by: nil), timing: timing)
    move.isAdditive = true
    move.isCumulative = true
    move.isRemovedOnCompletion = false
    move.curve = .easeInEaseOut
    var turn = AnimationDescription(
      keyPath: LayerKeyPath(.transform),
      kind: .basic(from: nil, to: nil, by: .number(.pi)), timing: Timing(duration: 1))
    turn.valueFunction = .rotateZ
    var spring = Spring(perceptualDuration: 0.5, bounce: -1, initialVelocity: 2)
    spring.mass = 2
    let bounce = AnimationDescription(
      keyPath: LayerKeyPath(.bounds, .sizeWidth),
      kind: .spring(spring, from: .number(1), to: .number(2), by: .number(3)),
      timing: Timing(duration: 1))
    var keyframes = Keyframes()
    keyframes.values = values
    keyframes.path = path
    keyframes.keyTimes = [0, 0.5, 1]
    keyframes.curves = [.linear, .standard]
    keyframes.mode = .cubicPaced
    keyframes.rotatesAlongPath = true
    keyframes.reversesRotation = true
    keyframes.tensions = [0.5]
    keyframes.continuities = [-0.5]
    keyframes.biases = [1]
    let along = AnimationDescription(
      keyPath: LayerKeyPath(.contents), kind: .keyframes(keyframes), timing: Timing(duration: 1))
    return [
      move, turn, bounce, along,
      AnimationDescription(
        keyPath: nil, kind: .group([move, bounce]), timing: Timing(duration: 2)),
      AnimationDescription(
        keyPath: nil, kind: .transition(type: "push", subtype: "fromRight"),
        timing: Timing(duration: 0.3)),
      AnimationDescription(
        keyPath: nil, kind: .transition(type: "fade", subtype: nil),
        timing: Timing(duration: 0.3)),
    ]
  }

  private static var values: [AnimatableValue] {
    [
      .number(-.infinity), .point(.zero), .size(Size(width: 1, height: 2)),
      .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4)), .matrix(.translation(1, 2, 3)),
      .color(nil), .color(.black), .path(nil), .path(path), .numbers([]), .numbers([1, 2]),
      .colors([]), .colors([.clear]), .picture(nil), .picture(picture),
    ]
  }

  private static var events: [Event.Kind] {
    let phases: [TransitionEvent.Phase] = [
      .began, .updated(0.4), .interactionEnded(cancelled: true), .completed(false),
    ]
    let operations: [TransitionEvent.Operation] = [.present, .dismiss, .push, .custom]
    return [
      .call(
        Call(
          direction: .toApp, receiver: "Fade", object: 3, method: "animateTransition(using:)",
          arguments: ["context"])),
      .call(
        Call(
          direction: .toUIKit, receiver: "UIView", object: 0, method: "transitionDuration(using:)",
          arguments: [], returned: "0.3")),
      .touch(Touch(phase: .began, location: Point(x: 1, y: 2), finger: 0, target: "card")),
      .touch(Touch(phase: .cancelled, location: .zero, finger: 1, target: nil)),
      .fault(Fault(.transitionNeverCompleted, facts: ["transition": "1"])),
      .fault(Fault(.viewNotInHierarchy)),
      .step(2),
    ]
      + zip(phases, operations).enumerated().map { index, pair in
        .transition(
          TransitionEvent(
            id: index, operation: pair.1, phase: pair.0, isInteractive: index > 1,
            isAnimated: index != 3, from: "A", to: "B", animator: index == 0 ? nil : "Fade",
            container: 5, fromLayer: index == 1 ? nil : 6, toLayer: index == 2 ? nil : 7))
      }
  }
}
