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
  /// The start of the animation: the old model value, or the value on screen.
  let origin: AnimatableValue
  /// Animations that the new one replaces; none if it is additive.
  let replaced: [ManagedAnimation]
  let isAdditive: Bool
  private let context: AnimationContext

  init(_ property: LayerProperty, of layer: CALayer, in context: AnimationContext) {
    self.property = property
    self.layer = layer
    self.context = context
    old = layer.value(of: property)
    let former = layer.managedAnimations(of: property)
    isAdditive = property.blockAnimation == .additively && !former.contains(where: \.repeats)
    replaced = isAdditive ? [] : former
    let present = isAdditive || !context.startsAtPresentation ? nil : layer.presentation()
    origin = present.map { $0.value(of: property) } ?? old
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
