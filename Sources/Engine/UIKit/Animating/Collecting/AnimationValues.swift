import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// The key path and the values of an animation, without its timing.
struct AnimationValues {
  enum Values {
    /// `isModel` says that the end is the layer's own value.
    case range(from: AnimatableValue, to: AnimatableValue, isModel: Bool)
    case keyframes([AnimatableValue], times: [Double], mode: Keyframes.Mode)
  }

  var keyPath: LayerKeyPath
  var values: Values
  var isAdditive: Bool

  /// Goes from the first to the last value of a part.
  init(range part: PropertyPart, isAdditive: Bool) {
    let values = isAdditive ? part.differences : part.values
    keyPath = part.keyPath
    self.isAdditive = isAdditive
    self.values = .range(
      from: values[0], to: values[values.count - 1], isModel: !isAdditive)
  }

  /// Goes through all values of a part.
  init(keyframes part: PropertyPart, times: [Double], mode: Keyframes.Mode, isAdditive: Bool) {
    keyPath = part.keyPath
    self.isAdditive = isAdditive
    values = .keyframes(
      isAdditive ? part.differences : part.values, times: times, mode: mode)
  }

  private init(_ keyPath: LayerKeyPath, _ values: Values, isAdditive: Bool) {
    self.keyPath = keyPath
    self.values = values
    self.isAdditive = isAdditive
  }

  /// The coordinates of a range of points, for springs whose velocity differs between the axes.
  var axes: (horizontal: AnimationValues, vertical: AnimationValues)? {
    guard case .range(let from, let to, let isModel) = values,
      let x = LayerKeyPath(keyPath.text + ".x"), let y = LayerKeyPath(keyPath.text + ".y"),
      let fromX = from[LayerPropertyComponent.x], let toX = to[LayerPropertyComponent.x],
      let fromY = from[LayerPropertyComponent.y], let toY = to[LayerPropertyComponent.y]
    else { return nil }
    return (
      AnimationValues(x, .range(from: fromX, to: toX, isModel: isModel), isAdditive: isAdditive),
      AnimationValues(y, .range(from: fromY, to: toY, isModel: isModel), isAdditive: isAdditive)
    )
  }

  /// Makes a Core Animation animation of the values.
  ///
  /// - Parameters:
  ///   - pacing: `nil` is linear.
  ///   - duration: The duration that the pacing is for, in seconds.
  ///   - isVertical: Whether a spring has the vertical velocity of its pacing.
  ///   - stretch: The actual duration, as a multiple of `duration`.
  func animation(
    pacing: Pacing?, duration: Double, isVertical: Bool, stretch: Double = 1
  ) -> CAPropertyAnimation {
    let animation: CAPropertyAnimation
    switch values {
    case .range(let from, let to, let isModel):
      let basic: CABasicAnimation
      if let spring = pacing?.spring(duration: duration, isVertical: isVertical) {
        basic = CASpringAnimation(keyPath: keyPath.text, spring: spring.stretched(by: stretch))
      } else {
        basic = CABasicAnimation(keyPath: keyPath.text)
      }
      basic.fromValue = from.object(of: keyPath)
      // As on a device: the layer's own value is the end.
      basic.toValue = isModel ? nil : to.object(of: keyPath)
      animation = basic
    case .keyframes(let values, let times, let mode):
      let keyframes = CAKeyframeAnimation(keyPath: keyPath.text)
      keyframes.values = values.map { $0.object(of: keyPath) ?? NSNull() }
      keyframes.keyTimes = times.map { NSNumber(value: $0) }
      keyframes.calculationMode = CAAnimationCalculationMode(rawValue: mode.rawValue)
      animation = keyframes
    }
    if case .curve(let curve) = pacing {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    animation.duration = duration * stretch
    animation.isAdditive = isAdditive
    animation.fillMode = .both
    return animation
  }
}

extension AnimationValues {
  /// Returns the values from a progress to the start or the end.
  ///
  /// - Parameters:
  ///   - progress: The progress at its beginning; outside 0...1 after a spring's overshoot.
  ///   - goal: 0 or 1.
  ///   - current: The property's value on screen, which absolute animations begin with.
  func remainder(
    from progress: Double, to goal: Double, current: AnimatableValue?
  ) -> AnimationValues {
    let present = isAdditive ? nil : current?[keyPath.component]
    var remainder = self
    switch values {
    case .range(let from, let to, let isModel):
      let begin = present ?? from.interpolated(to: to, at: progress)
      remainder.values = .range(
        from: begin, to: goal == 0 ? from : to, isModel: isModel && goal == 1)
    case .keyframes(let frames, let times, let mode):
      let begin = present ?? value(at: progress, of: frames, times)
      var left = Array(zip(frames, times)).filter {
        goal == 0 ? $0.1 < progress : $0.1 > progress
      }
      if goal == 0 { left.reverse() }
      let length = abs(goal - progress)
      guard length > 0, !left.isEmpty else {
        remainder.values = .range(
          from: begin, to: (goal == 0 ? frames.first : frames.last) ?? begin, isModel: false)
        break
      }
      remainder.values = .keyframes(
        [begin] + left.map(\.0), times: [0] + left.map { abs($0.1 - progress) / length },
        mode: mode)
    }
    return remainder
  }

  private func value(
    at progress: Double, of frames: [AnimatableValue], _ times: [Double]
  ) -> AnimatableValue {
    let count = min(frames.count, times.count)
    guard let next = (1..<max(count, 1)).first(where: { times[$0] >= progress }) else {
      return frames[count - 1]
    }
    let span = times[next] - times[next - 1]
    let share = span > 0 ? (progress - times[next - 1]) / span : 1
    return frames[next - 1].interpolated(to: frames[next], at: share)
  }
}

extension AnimatableValue {
  /// The value in the type that the layer's property has, for `fromValue` and the like.
  fileprivate func object(of keyPath: LayerKeyPath) -> Any? {
    switch self {
    case .number(let number):
      keyPath.property.isSinglePrecision ? Float(number) as Any : CGFloat(number)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rectangle(let rectangle): CGRect(rectangle)
    case .matrix(let matrix): CATransform3D(matrix)
    case .color(let color): color.map { CGColor($0) }
    case .path, .numbers, .colors, .picture: nil
    }
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
  /// Returns the spring that makes the same movement in a multiple of the time.
  fileprivate func stretched(by factor: Double) -> Spring {
    guard factor != 1, factor > 0 else { return self }
    var spring = self
    spring.stiffness /= factor * factor
    spring.damping /= factor
    spring.initialVelocity /= factor
    return spring
  }
}
