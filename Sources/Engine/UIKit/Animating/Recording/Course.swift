import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// The values that an animation passes through, without its time.
struct Course {
  enum Values {
    case line(from: PropertyValue, to: PropertyValue)
    case keyframes([PropertyValue], times: [Double], mode: Keyframes.Mode)
  }

  var keyPath: String
  var values: Values
  var isAdditive: Bool

  /// The straight way from a part's first to its last value.
  init(line part: PropertyPart, isAdditive: Bool) {
    let values = isAdditive ? part.differences : part.values
    keyPath = part.keyPath
    self.isAdditive = isAdditive
    self.values = .line(from: values[0], to: values[values.count - 1])
  }

  init(
    keyPath: String, keyframes: [PropertyValue], times: [Double], mode: Keyframes.Mode,
    isAdditive: Bool
  ) {
    self.keyPath = keyPath
    self.isAdditive = isAdditive
    values = .keyframes(keyframes, times: times, mode: mode)
  }

  /// The animation along the course.
  ///
  /// - Parameters:
  ///   - pacing: `nil` is even.
  ///   - duration: What the pacing was made for, in seconds.
  ///   - isDown: Whether it is the vertical half of a movement with two springs.
  ///   - stretch: How many times longer it really takes.
  func animation(
    pacing: Pacing?, duration: Double, isDown: Bool, stretch: Double = 1
  ) -> CAPropertyAnimation {
    let animation: CAPropertyAnimation
    switch values {
    case .line(let from, let to):
      let line: CABasicAnimation
      if let spring = pacing?.spring(duration: duration, down: isDown) {
        line = CASpringAnimation(keyPath: keyPath, spring: spring.stretched(by: stretch))
      } else {
        line = CABasicAnimation(keyPath: keyPath)
      }
      line.fromValue = from.object
      line.toValue = to.object
      animation = line
    case .keyframes(let values, let times, let mode):
      let keyframes = CAKeyframeAnimation(keyPath: keyPath)
      keyframes.values = values.map { $0.object ?? NSNull() }
      keyframes.keyTimes = times.map { NSNumber(value: $0) }
      keyframes.calculationMode = CAAnimationCalculationMode(rawValue: mode.rawValue)
      animation = keyframes
    }
    if case .curve(let curve) = pacing, curve != .linear {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    animation.duration = duration * stretch
    animation.isAdditive = isAdditive
    animation.fillMode = .both
    return animation
  }
}

extension CASpringAnimation {
  fileprivate convenience init(keyPath: String, spring: Spring) {
    self.init(keyPath: keyPath)
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = spring.allowsOverdamping
  }
}

extension Spring {
  /// The spring that does the same in a multiple of the time.
  fileprivate func stretched(by factor: Double) -> Spring {
    guard factor != 1, factor > 0 else { return self }
    var spring = self
    spring.stiffness /= factor * factor
    spring.damping /= factor
    spring.initialVelocity /= factor
    return spring
  }
}
