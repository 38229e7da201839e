extension AnimationDescription {
  /// When the animation has had its last effect, in its layer's time; infinite if it never has.
  ///
  /// Completion is due then, unless the layer's time runs backwards or stands still; see
  /// ``Timing/mediaTime(reaching:through:)``.
  public var activeEnd: Double { timing.activeEnd }

  /// Changes the properties as the animation does at a time of its layer.
  ///
  /// - Parameters:
  ///   - time: In the layer's time, or the group's for an animation inside of one.
  ///   - properties: What the model and the animations before this one leave.
  public func apply(at time: Double, to properties: inout LayerProperties) {
    guard let progress = timing.progress(atParentTime: time) else { return }
    let fraction = curve?.value(at: progress.fraction) ?? progress.fraction
    switch kind {
    case .group(let children):
      // Children live in the group's time; what they do after its end is never reached.
      let groupTime = fraction * timing.duration
      for child in children { child.apply(at: groupTime, to: &properties) }
    case .transition:
      break
    case .basic(let from, let to, let by):
      applyCourse(
        from, to, by, Moment(place: fraction, end: cycleEnd, progress.iteration), &properties)
    case .spring(let spring, let from, let to, let by):
      let duration = timing.duration
      let end = progress.iteration > 0 && isCumulative ? spring.value(at: cycleEnd * duration) : 0
      let place = spring.value(at: fraction * duration)
      applyCourse(from, to, by, Moment(place: place, end: end, progress.iteration), &properties)
    case .keyframes(let keyframes):
      applyKeyframes(keyframes, at: fraction, iteration: progress.iteration, &properties)
    }
  }

  /// Whether the animation, or one in its group, changes a property.
  public func affects(_ property: LayerProperty) -> Bool {
    switch kind {
    case .group(let children): children.contains { $0.affects(property) }
    case .transition: false
    case .keyframes(let keyframes) where property == .transform && keyframes.turnsLayer: true
    case .basic, .spring, .keyframes: keyPath?.property == property
    }
  }

  /// Where a course is at a moment.
  private struct Moment {
    var place: Double
    /// The place at which a cycle ends, and how many cycles ended so.
    var end: Double
    var iteration: Int

    @inline(__always)
    init(place: Double, end: Double, _ iteration: Int) {
      self.place = place
      self.end = end
      self.iteration = iteration
    }
  }

  private var cycleEnd: Double { timing.autoreverses ? 0 : 1 }

  /// Numbers, points, matrices and fills go their own short ways, and all others the general one.
  private func applyCourse(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ moment: Moment,
    _ properties: inout LayerProperties
  ) {
    guard let keyPath else { return }
    if let valueFunction {
      applyAmount(from, to, by, valueFunction, moment, keyPath, &properties)
      return
    }
    if let course = Course<Double>(from, to, by) {
      // The number that is there may have to be computed from a matrix.
      let isNeeded = isAdditive || !course.isComplete
      guard let there = isNeeded ? properties.number(at: keyPath) : 0 else { return }
      properties.set(keyPath, to: blend(course, moment, there))
      return
    }
    guard keyPath.component == .whole else {
      applyGenerally(from, to, by, moment, keyPath, &properties)
      return
    }
    switch keyPath.property {
    case .transform:
      guard let course = Course<Matrix>(from, to, by) else { return }
      properties.transform = blend(course, moment, properties.transform)
    case .sublayerTransform:
      guard let course = Course<Matrix>(from, to, by) else { return }
      properties.sublayerTransform = blend(course, moment, properties.sublayerTransform)
    case .position, .anchorPoint, .startPoint, .endPoint:
      guard let course = Course<Point>(from, to, by), let there = properties.point(keyPath.property)
      else { return }
      properties.set(keyPath.property, to: blend(course, moment, there))
    case .backgroundColor where !isAdditive:
      guard let course = Course<Color>(from, to, by), course.isComplete else {
        applyGenerally(from, to, by, moment, keyPath, &properties)
        return
      }
      properties.backgroundColor = own(course, moment, .clear)
    default:
      applyGenerally(from, to, by, moment, keyPath, &properties)
    }
  }

  private func applyGenerally(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ moment: Moment,
    _ keyPath: LayerKeyPath, _ properties: inout LayerProperties
  ) {
    guard let there = properties[keyPath] else { return }
    properties[keyPath] = blend(Course(from: from, to: to, by: by), moment, there)
  }

  /// The value function's number is interpolated, and then becomes a transform.
  private func applyAmount(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    _ function: ValueFunction, _ moment: Moment, _ keyPath: LayerKeyPath,
    _ properties: inout LayerProperties
  ) {
    let matrix: Matrix
    if let course = Course<Double>(from, to, by) {
      let start: Double =
        if case .number(let number) = function.neutralArgument { number } else { 0 }
      matrix = function.matrix(amount: own(course, moment, start))
    } else {
      let course = Course(from: from, to: to, by: by)
      matrix = function.matrix(for: own(course, moment, function.neutralArgument))
    }
    apply(matrix, at: keyPath, &properties)
  }

  private func apply(
    _ matrix: Matrix, at keyPath: LayerKeyPath, _ properties: inout LayerProperties
  ) {
    switch keyPath.property {
    case .transform:
      properties.transform = isAdditive ? properties.transform.adding(matrix) : matrix
    case .sublayerTransform:
      properties.sublayerTransform =
        isAdditive ? properties.sublayerTransform.adding(matrix) : matrix
    default: break
    }
  }

  private func applyKeyframes(
    _ keyframes: Keyframes, at fraction: Double, iteration: Int,
    _ properties: inout LayerProperties
  ) {
    guard let keyPath, var value = keyframes.value(at: fraction) else { return }
    if isCumulative, iteration > 0, let end = keyframes.value(at: cycleEnd) {
      value = value.adding(end.scaled(by: Double(iteration)))
    }
    if let valueFunction {
      apply(valueFunction.matrix(for: value), at: keyPath, &properties)
    } else {
      guard let there = properties[keyPath] else { return }
      properties[keyPath] = isAdditive ? there.adding(value) : value
    }
    if keyframes.turnsLayer, let angle = keyframes.direction(at: fraction) {
      properties.transform = Matrix.rotation(angle).concatenating(properties.transform)
    }
  }

  /// Returns what is there after the animation.
  @inline(__always)
  private func blend<Value: Blendable>(
    _ course: Course<Value>, _ moment: Moment, _ there: Value
  ) -> Value {
    isAdditive
      ? there.adding(own(course, moment, there.neutral)) : own(course, moment, there)
  }

  /// Returns the animation's own value, with what earlier cycles left.
  @inline(__always)
  private func own<Value: Blendable>(
    _ course: Course<Value>, _ moment: Moment, _ base: Value
  ) -> Value {
    let value = course.value(at: moment.place, base: base)
    guard isCumulative, moment.iteration > 0 else { return value }
    let cycle = course.value(at: moment.end, base: base)
    return value.adding(cycle.scaled(by: Double(moment.iteration)))
  }
}
