import Motion

/// All numbers of a figure: computed by ``Motion``, natively and in a reader's browser.
public struct FigureNumbers: Sendable {
  /// The number of instants in each line, from 0 to the kind's end.
  public static var samples: Int { 241 }

  /// The numbers that are printed, in the order of the kind's reading names.
  public var readings: [Double] = []
  /// The current positions of the moving dots: `x` in the units of the kind's stage, `y` the row;
  /// along a trail, both as fractions of the drawing's width.
  public var dots: [Point] = []
  /// Ends of straight lines in the chart, in pairs.
  public var handles: [Point] = []
  /// The way that the dots take, if it is not straight.
  public var trail: [Point] = []
  /// The curves of the chart, one after the other.
  public var lines: [[Double]] = []

  /// Computes a figure.
  ///
  /// - Parameters:
  ///   - kind: The kind of figure.
  ///   - values: The time, and then one value for each parameter of the kind.
  public init(of kind: FigureKind, _ values: [Double]) {
    let time = values[0]
    switch kind {
    case .spring:
      let spring = Spring(
        dampingRatio: values[1], duration: values[2], initialVelocity: values[3])
      show(spring, at: time, until: values[2])
      readings += [spring.stiffness, spring.damping]
    case .springPhysics:
      let spring = Spring(
        mass: values[1], stiffness: values[2], damping: values[3], initialVelocity: values[4])
      show(spring, at: time, until: .infinity)
      readings += [spring.dampingRatio, spring.settlingDuration]
    case .springBounce:
      let spring = Spring(
        perceptualDuration: values[1], bounce: values[2], initialVelocity: values[3])
      show(spring, at: time, until: .infinity)
      readings += [spring.dampingRatio, spring.settlingDuration, spring.stiffness, spring.damping]
    case .curve: showCurve(CubicCurve(values[1], values[2], values[3], values[4]), at: time)
    case .interruption:
      show(InterruptedAnimation(duration: values[1], instant: values[2], goal: values[3]), at: time)
    case .path: showPath(corner: values[1], height: values[2], at: time)
    case .animationTime: showAnimation(values, at: time)
    case .pause: showPause(from: values[1], to: values[2], at: time)
    case .percentDriven: showPercentDriven(PercentDriven(values), at: time)
    }
  }

  /// All numbers, in the order in which the WebAssembly program writes them.
  public var all: [Double] {
    var all = readings
    for point in dots + handles + trail { all += [point.x, point.y] }
    for line in lines { all += line }
    return all
  }

  /// The instants of each line.
  private static func instants(of kind: FigureKind) -> [Double] {
    (0..<samples).map { kind.end * Double($0) / Double(samples - 1) }
  }

  // MARK: - Springs and curves

  /// A spring, which UIKit ends at the animation's end.
  private mutating func show(_ spring: Spring, at time: Double, until end: Double) {
    func value(_ time: Double) -> Double { time < end ? spring.value(at: time) : 1 }
    func velocity(_ time: Double) -> Double { time < end ? spring.velocity(at: time) : 0 }
    let instants = Self.instants(of: .spring)
    lines = [instants.map(value), instants.map(velocity)]
    var highest = 1.0
    for value in lines[0] where value > highest { highest = value }
    readings = [value(time), velocity(time), (highest - 1) * 100]
    dots = [Point(x: value(time), y: 0)]
  }

  private mutating func showCurve(_ curve: CubicCurve, at time: Double) {
    // Over two milliseconds, or one at either end, which is all that can be seen of a corner.
    func velocity(_ time: Double) -> Double {
      let from = time > 0.001 ? time - 0.001 : 0
      let to = time < 0.999 ? time + 0.001 : 1
      return (curve.value(at: to) - curve.value(at: from)) / (to - from)
    }
    let instants = Self.instants(of: .curve)
    lines = [instants.map { curve.value(at: $0) }, instants.map(velocity)]
    readings = [curve.value(at: time), velocity(time)]
    dots = [Point(x: curve.value(at: time), y: 0), Point(x: time, y: 1)]
    handles = [
      Point(x: 0, y: 0), Point(x: curve.x1, y: curve.y1), Point(x: 1, y: 1),
      Point(x: curve.x2, y: curve.y2),
    ]
  }

  private mutating func show(_ interruption: InterruptedAnimation, at time: Double) {
    let modes = [InterruptedAnimation.Mode.added, .fromPresentation, .fromModel]
    let instants = Self.instants(of: .interruption)
    lines = modes.map { mode in instants.map { interruption.value(mode, at: $0) } }
    readings = modes.map { interruption.value($0, at: time) }
    dots = readings.enumerated().map { Point(x: $1, y: Double($0)) }
  }

  // MARK: - Keyframes

  /// A short straight segment and a long curved one; heights of the stage count downwards.
  private mutating func showPath(corner: Double, height: Double, at time: Double) {
    var even = Keyframes()
    even.path = Path([
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: corner, y: 0)),
      .quadratic(to: Point(x: 1, y: 0), control: Point(x: (corner + 1) / 2, y: 2 * height)),
    ])
    var paced = even
    paced.mode = .paced
    let instants = Self.instants(of: .path)
    lines = [even, paced].map { keyframes in
      var way: [Double] = [0]
      var last = keyframes.point(at: 0)
      for instant in instants.dropFirst() {
        let point = keyframes.point(at: instant)
        let x = point.x - last.x
        let y = point.y - last.y
        way.append(way[way.count - 1] + (x * x + y * y).squareRoot())
        last = point
      }
      let length = way[way.count - 1]
      return way.map { $0 / length }
    }
    trail = instants.map { paced.point(at: $0) }
    dots = [even.point(at: time), paced.point(at: time)]
    readings = [even.speed(at: time), paced.speed(at: time)]
  }

  // MARK: - Time spaces

  private mutating func showAnimation(_ values: [Double], at time: Double) {
    var timing = Timing(duration: 1)
    timing.beginTime = values[1]
    timing.speed = values[2]
    timing.timeOffset = values[3]
    timing.repeatCount = values[4]
    timing.autoreverses = values[5] > 0
    timing.fill =
      values[6] < 1
      ? .removed
      : values[6] < 2
        ? .forwards
        : values[6] < 3 ? .backwards : .both
    // Without effect, the layer's own value is seen.
    func value(_ time: Double) -> Double { timing.progress(atParentTime: time)?.fraction ?? 0 }
    lines = [Self.instants(of: .animationTime).map(value)]
    readings = [value(time), timing.localTime(atParentTime: time), timing.activeEnd]
    dots = [Point(x: value(time), y: 0)]
  }

  /// The time of three layers: one that is stopped and started by the book, and two that miss a step.
  private mutating func showPause(from start: Double, to end: Double, at time: Double) {
    // The parent's time counts from the device's start; here that is ten seconds ago.
    let before = 10.0
    var stopped = Timing(duration: 1)
    stopped.speed = 0
    stopped.timeOffset = before + start
    var forgotten = stopped
    forgotten.timeOffset = 0
    var resumed = Timing(duration: 1)
    resumed.beginTime = end - start
    func clock(_ pause: Timing, _ rest: Timing, _ time: Double) -> Double {
      let now = before + time
      if time < start { return time }
      return (time < end ? pause : rest).localTime(atParentTime: now) - before
    }
    func times(_ time: Double) -> [Double] {
      let running = Timing(duration: 1)
      return [clock(stopped, resumed, time), clock(forgotten, running, time)]
        + [clock(stopped, running, time)]
    }
    let columns = Self.instants(of: .pause).map(times)
    lines = (0..<3).map { index in columns.map { $0[index] } }
    readings = times(time)
    dots = readings.enumerated().map { index, seconds in
      // What an animation of two and a half seconds shows at this time.
      Point(x: seconds < 0 ? 0 : seconds / FigureKind.pause.end, y: Double(index))
    }
  }

  // MARK: - Interaction

  private mutating func showPercentDriven(_ transition: PercentDriven, at time: Double) {
    lines = [Self.instants(of: .percentDriven).map { transition.progress(at: $0) }]
    readings = [transition.progress(at: time), transition.remainder, transition.end]
    dots = [Point(x: transition.progress(at: time), y: 0)]
  }
}

extension Keyframes {
  fileprivate func point(at time: Double) -> Point {
    if case .point(let point)? = value(at: time) { point } else { Point(x: 0, y: 0) }
  }

  /// In widths of the stage a second; a hundredth of a second is long enough to be measured.
  fileprivate func speed(at time: Double) -> Double {
    let from = point(at: time < 0.99 ? time : 0.99)
    let to = point(at: (time < 0.99 ? time : 0.99) + 0.01)
    let x = to.x - from.x
    let y = to.y - from.y
    return (x * x + y * y).squareRoot() / 0.01
  }
}
