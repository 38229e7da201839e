import HeadlessQuartzCore
import Motion

/// The model values before and after one change that an animation made.
struct Restoration {
  weak var layer: CALayer?
  let property: LayerProperty
  let old: AnimatableValue
  let new: AnimatableValue

  func restoreOld() {
    layer?.setValue(old, of: property)
  }

  /// Whether nobody has set the property since.
  var isStillNew: Bool {
    layer?.value(of: property) == new
  }

  func restoreNew() {
    layer?.setValue(new, of: property)
  }

  /// Makes what is on the screen the model value.
  func settle(on present: CALayer?) {
    if let layer, let present { layer.setValue(present.value(of: property), of: property) }
  }
}
