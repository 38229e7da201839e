extension AnimationDescription {
  /// The end of the animation in its layer's time, in seconds; infinite if it does not end.
  ///
  /// It completes then, unless the layer's time runs backwards or is paused; see
  /// ``Timing/mediaTime(reaching:through:)``.
  public var activeEnd: Double { timing.activeEnd }

  /// Applies the animation as it is at a time to a layer's properties.
  ///
  /// - Parameters:
  ///   - time: In the layer's time, or in the group's for an animation in a group.
  ///   - properties: The model values with the earlier animations applied.
  ///   - model: The values without animations, which take the place of missing ones.
  public func apply(
    at time: Double, to properties: inout LayerProperties, of model: LayerProperties
  ) {
    guard let progress = timing.progress(atParentTime: time) else { return }
    let fraction = curve?.value(at: progress.fraction) ?? progress.fraction
    switch kind {
    case .group(let children):
      // Children run in the group's time, which stops at its end.
      let groupTime = fraction * timing.duration
      for child in children { child.apply(at: groupTime, to: &properties, of: model) }
    case .transition:
      break
    case .basic(let from, let to, let by):
      let cycle = CycleProgress(value: fraction, end: cycleEnd, iteration: progress.iteration)
      applyRange(from, to, by, cycle, model, &properties)
    case .spring(let spring, let from, let to, let by):
      let duration = timing.duration
      let end = progress.iteration > 0 && isCumulative ? spring.value(at: cycleEnd * duration) : 0
      let cycle = CycleProgress(
        value: spring.value(at: fraction * duration), end: end, iteration: progress.iteration)
      applyRange(from, to, by, cycle, model, &properties)
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

  /// How far an animation is in one of its cycles.
  private struct CycleProgress {
    /// From the start (0) to the end (1); springs overshoot.
    var value: Double
    /// The value at which a cycle ends.
    var end: Double
    /// The number of cycles before this one.
    var iteration: Int
  }

  private var cycleEnd: Double { timing.autoreverses ? 0 : 1 }

  /// Applies numbers, points, matrices and colours without allocating, other types as
  /// ``AnimatableValue``.
  private func applyRange(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    _ cycle: CycleProgress, _ model: LayerProperties, _ properties: inout LayerProperties
  ) {
    guard let keyPath else { return }
    if let valueFunction {
      applyValueFunction(from, to, by, valueFunction, cycle, keyPath, &properties)
      return
    }
    if let range = ValueRange<Double>(from, to, by) {
      // Reading the base may decompose a matrix.
      let needsBase = isAdditive || !range.isComplete
      let base =
        !needsBase ? 0 : isAdditive ? properties.number(at: keyPath) : model.number(at: keyPath)
      guard let base else { return }
      properties.set(keyPath, to: blend(range, cycle, base))
      return
    }
    guard keyPath.component == .whole else {
      applyBoxed(from, to, by, cycle, keyPath, model, &properties)
      return
    }
    let property = keyPath.property
    switch property.valueType {
    case .matrix:
      guard let range = ValueRange<Matrix>(from, to, by),
        let base = isAdditive ? properties.matrix(property) : model.matrix(property)
      else { return }
      properties.set(property, to: blend(range, cycle, base))
    case .point:
      guard let range = ValueRange<Point>(from, to, by),
        let base = isAdditive ? properties.point(property) : model.point(property)
      else { return }
      properties.set(property, to: blend(range, cycle, base))
    case .color where !isAdditive:
      guard let range = ValueRange<Color>(from, to, by), range.isComplete else {
        applyBoxed(from, to, by, cycle, keyPath, model, &properties)
        return
      }
      properties.set(property, to: animatedValue(range, cycle, .clear))
    default:
      applyBoxed(from, to, by, cycle, keyPath, model, &properties)
    }
  }

  private func applyBoxed(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    _ cycle: CycleProgress, _ keyPath: LayerKeyPath,
    _ model: LayerProperties, _ properties: inout LayerProperties
  ) {
    guard let base = isAdditive ? properties[keyPath] : model[keyPath] else { return }
    properties[keyPath] = blend(ValueRange(from: from, to: to, by: by), cycle, base)
  }

  /// Interpolates the argument of the value function, which converts it to a transform.
  private func applyValueFunction(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    _ function: ValueFunction, _ cycle: CycleProgress, _ keyPath: LayerKeyPath,
    _ properties: inout LayerProperties
  ) {
    let matrix: Matrix
    if let range = ValueRange<Double>(from, to, by) {
      let start: Double =
        if case .number(let number) = function.neutralArgument { number } else { 0 }
      matrix = function.matrix(amount: animatedValue(range, cycle, start))
    } else {
      let range = ValueRange(from: from, to: to, by: by)
      matrix = function.matrix(for: animatedValue(range, cycle, function.neutralArgument))
    }
    apply(matrix, at: keyPath, &properties)
  }

  private func apply(
    _ matrix: Matrix, at keyPath: LayerKeyPath, _ properties: inout LayerProperties
  ) {
    guard let base = properties.matrix(keyPath.property) else { return }
    properties.set(keyPath.property, to: isAdditive ? base.adding(matrix) : matrix)
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
      guard let base = properties[keyPath] else { return }
      properties[keyPath] = isAdditive ? base.adding(value) : value
    }
    if keyframes.turnsLayer, let angle = keyframes.direction(at: fraction) {
      properties.transform = Matrix.rotation(angle).concatenating(properties.transform)
    }
  }

  /// Returns the property's value with the animation applied to its base value.
  @inline(__always)
  private func blend<Value: Blendable>(
    _ range: ValueRange<Value>, _ cycle: CycleProgress, _ base: Value
  ) -> Value {
    isAdditive
      ? base.adding(animatedValue(range, cycle, base.neutral)) : animatedValue(range, cycle, base)
  }

  /// Returns the animation's own value, with the sum of the earlier cycles if it is cumulative.
  @inline(__always)
  private func animatedValue<Value: Blendable>(
    _ range: ValueRange<Value>, _ cycle: CycleProgress, _ base: Value
  ) -> Value {
    let value = range.value(at: cycle.value, base: base)
    guard isCumulative, cycle.iteration > 0 else { return value }
    let wholeCycle = range.value(at: cycle.end, base: base)
    return value.adding(wholeCycle.scaled(by: Double(cycle.iteration)))
  }
}
