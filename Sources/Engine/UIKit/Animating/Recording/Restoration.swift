import HeadlessQuartzCore

/// The model values before and after one change that an animation made.
struct Restoration {
  weak var layer: CALayer?
  let property: AnimatedProperty
  let old: PropertyValue
  let new: PropertyValue

  func restoreOld() {
    if let layer { property.set(old, in: layer) }
  }

  /// Whether nobody has set the property since.
  var isStillNew: Bool {
    layer.map { property.value(in: $0).equals(new) } ?? false
  }

  func restoreNew() {
    if let layer { property.set(new, in: layer) }
  }

  /// Makes what is on the screen the model value.
  func settle(on present: CALayer?) {
    if let layer, let present { property.set(property.value(in: present), in: layer) }
  }
}
