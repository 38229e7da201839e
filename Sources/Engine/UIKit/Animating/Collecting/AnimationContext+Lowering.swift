import HeadlessQuartzCore
import Motion

extension AnimationContext {
  func animate(_ change: PropertyChange, to new: AnimatableValue) {
    let isAdditive = change.isAdditive(to: new)
    if !isAdditive { change.replaceFormer() }
    for part in change.property.parts(of: [change.origin(isAdditive: isAdditive), new]) {
      start(part, isAdditive: isAdditive, property: change.property, layer: change.layer)
    }
    animator?.record(
      Restoration(layer: change.layer, property: change.property, old: change.old, new: new))
  }

  private func start(
    _ part: PropertyPart, isAdditive: Bool, property: LayerProperty, layer: CALayer
  ) {
    if timing.pacing.hasSpringPerAxis, let axes = part.axes {
      for (axis, isVertical) in [(axes.horizontal, false), (axes.vertical, true)] {
        let values = AnimationValues(range: axis, isAdditive: isAdditive)
        start(values, isVertical: isVertical, property: property, layer: layer)
      }
      return
    }
    let values = AnimationValues(range: part, isAdditive: isAdditive)
    start(values, isVertical: false, property: property, layer: layer)
  }

  /// Starts one animation, or lets the context's property animator start it.
  func start(
    _ values: AnimationValues, isVertical: Bool, property: LayerProperty, layer: CALayer
  ) {
    let managed = ManagedAnimation(
      .property(property, values), of: layer, context: self, isVertical: isVertical)
    if let animator {
      animator.manage(managed)
    } else {
      managed.attach(timing)
    }
  }
}
