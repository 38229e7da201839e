import HeadlessQuartzCore
import Motion

/// The model values before and after one animated change.
struct Restoration {
  weak var layer: CALayer?
  let property: LayerProperty
  let old: AnimatableValue
  let new: AnimatableValue

  func restoreOld() {
    layer?.setValue(old, of: property)
  }

  /// Whether the property has not changed since.
  var isStillNew: Bool {
    layer?.value(of: property) == new
  }

  func restoreNew() {
    layer?.setValue(new, of: property)
  }

  /// Sets the model value to the value on screen.
  func settle(on present: AnimatableValue?) {
    if let layer, let present { layer.setValue(present, of: property) }
  }
}
