import HeadlessCoreGraphics
import HeadlessQuartzCore

extension AnimationContext {
  /// Starts the animations of one change.
  func animate(_ change: PropertyChange, to new: PropertyValue) {
    for ticket in change.replaced { ticket.replace() }
    for part in change.property.parts(of: [change.origin, new]) {
      start(part, isAdditive: change.isAdditive, property: change.property, layer: change.layer)
    }
    animator?.remember(
      Restoration(layer: change.layer, property: change.property, old: change.old, new: new))
  }

  private func start(
    _ part: PropertyPart, isAdditive: Bool, property: AnimatedProperty, layer: CALayer
  ) {
    if timing.pacing.isUneven, let axes = part.axes {
      for (axis, isDown) in [(axes.across, false), (axes.down, true)] {
        let course = Course(line: axis, isAdditive: isAdditive)
        start(course, isDown: isDown, property: property, layer: layer)
      }
      return
    }
    let course = Course(line: part, isAdditive: isAdditive)
    start(course, isDown: false, property: property, layer: layer)
  }

  /// Attaches one animation to a layer and keeps account of it.
  func start(_ course: Course, isDown: Bool, property: AnimatedProperty, layer: CALayer) {
    let ticket = AnimationTicket(
      .course(course, of: property), of: layer, context: self, isDown: isDown)
    if let animator {
      animator.take(ticket)
    } else {
      ticket.attach(timing)
    }
  }
}
