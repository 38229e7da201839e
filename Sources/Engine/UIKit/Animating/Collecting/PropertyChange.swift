import Foundation
import HeadlessQuartzCore
import Motion

/// The action for one change of a view's layer in an animation block.
///
/// Created before the change, while the layer has its old value, and run after it.
final class PropertyChange: NSObject, CAAction {
  let property: LayerProperty
  let layer: CALayer
  /// The old model value.
  let old: AnimatableValue
  /// The value on screen, where an absolute animation starts if its block asks for that.
  private let present: AnimatableValue?
  /// The animations of the property so far.
  private let former: [ManagedAnimation]
  private let context: AnimationContext

  init(_ property: LayerProperty, of layer: CALayer, in context: AnimationContext) {
    self.property = property
    self.layer = layer
    self.context = context
    old = layer.value(of: property)
    former = layer.managedAnimations(of: property)
    present = context.startsAtPresentation ? layer.presentedValue(of: property) : nil
  }

  /// Whether the animation to a value adds to those of the property so far.
  ///
  /// Nothing adds up to a matrix without an inverse, such as a scale of 0, and nothing is added to an
  /// animation that repeats or is absolute.
  func isAdditive(to new: AnimatableValue) -> Bool {
    property.blockAnimation == .additively && new.canBeSubtracted
      && former.allSatisfy { $0.isAdditive && !$0.repeats }
  }

  /// The start of the animation: the old model value, or the value on screen if it is absolute.
  func origin(isAdditive: Bool) -> AnimatableValue {
    isAdditive ? old : present ?? old
  }

  /// Ends the animations that an absolute one replaces.
  func replaceFormer() {
    for managed in former { managed.supersede() }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let new = layer.value(of: property)
    guard old != new else { return }
    RestorationJournal.current?.note(
      Restoration(layer: layer, property: property, old: old, new: new))
    if property == .bounds { context.noteResizing(of: layer.owner as? UIView) }
    if case .recording(let recording) = context.role {
      recording.add(self, to: new)
    } else {
      context.animate(self, to: new)
    }
  }
}
