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
    case .basic, .spring, .keyframes:
      guard let keyPath else { return }
      applyValue(at: fraction, iteration: progress.iteration, keyPath, to: &properties)
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

  private func applyValue(
    at fraction: Double, iteration: Int, _ keyPath: LayerKeyPath,
    to properties: inout LayerProperties
  ) {
    guard let underlying = properties[keyPath] else { return }
    let base = valueFunction?.neutralArgument ?? (isAdditive ? underlying.neutral : underlying)
    guard var value = value(at: fraction, from: base) else { return }
    if isCumulative, iteration > 0 {
      let end = timing.autoreverses ? 0.0 : 1.0
      if let cycle = self.value(at: end, from: base) {
        value = value.adding(cycle.scaled(by: Double(iteration)))
      }
    }
    if let valueFunction { value = .matrix(valueFunction.matrix(for: value)) }
    properties[keyPath] = isAdditive ? underlying.adding(value) : value
    if case .keyframes(let keyframes) = kind, keyframes.turnsLayer,
      let angle = keyframes.direction(at: fraction)
    {
      properties.transform = Matrix.rotation(angle).concatenating(properties.transform)
    }
  }

  /// Returns the animation's own value at a fraction of its cycle.
  private func value(at fraction: Double, from base: AnimatableValue) -> AnimatableValue? {
    switch kind {
    case .basic(let from, let to, let by):
      return AnimationDescription.interpolate(from, to, by, base, fraction)
    case .spring(let spring, let from, let to, let by):
      let place = spring.value(at: fraction * timing.duration)
      return AnimationDescription.interpolate(from, to, by, base, place)
    case .keyframes(let keyframes):
      return keyframes.value(at: fraction)
    case .group, .transition:
      return nil
    }
  }

  /// Completes two of from, to and by with what is there without the animation.
  private static func interpolate(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    _ base: AnimatableValue, _ progress: Double
  ) -> AnimatableValue {
    switch (from, to, by) {
    case (let from?, let to?, _):
      return from.interpolated(to: to, at: progress)
    case (let from?, nil, let by?):
      return from.interpolated(to: from.adding(by), at: progress)
    case (nil, let to?, let by?):
      return to.subtracting(by).interpolated(to: to, at: progress)
    case (let from?, nil, nil):
      return from.interpolated(to: base, at: progress)
    case (nil, let to?, nil):
      return base.interpolated(to: to, at: progress)
    case (nil, nil, let by?):
      return base.interpolated(to: base.adding(by), at: progress)
    case (nil, nil, nil):
      return base
    }
  }
}
