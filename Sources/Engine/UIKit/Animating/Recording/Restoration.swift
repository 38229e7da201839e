import HeadlessQuartzCore

/// The model values before and after one change that a property animator made.
struct Restoration {
  weak var layer: CALayer?
  let property: AnimatedProperty
  let old: PropertyValue
  let new: PropertyValue

  func restoreOld() {
    if let layer { property.set(old, in: layer) }
  }

  func restoreNew() {
    if let layer { property.set(new, in: layer) }
  }

  /// Makes what is on the screen the model value.
  func settle(on present: CALayer?) {
    if let layer, let present { property.set(property.value(in: present), in: layer) }
  }
}
