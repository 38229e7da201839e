import Foundation
import HeadlessQuartzCore

/// The action for one change of a view's layer inside of an animation block.
///
/// Made before the change, when the layer still shows and has its old value; run after it.
final class PropertyChange: NSObject, CAAction {
  let property: AnimatedProperty
  let layer: CALayer
  /// The old model value.
  let old: PropertyValue
  /// Where the animation starts: the old value or, where it goes on from there, the screen's.
  let origin: PropertyValue
  /// Animations that give way to the new one; those that add up stay.
  let replaced: [AnimationTicket]
  let isAdditive: Bool
  private let context: AnimationContext

  init(_ property: AnimatedProperty, of layer: CALayer, in context: AnimationContext) {
    self.property = property
    self.layer = layer
    self.context = context
    old = property.value(in: layer)
    let former = layer.tickets(for: property)
    isAdditive = property.isAdditive && !former.contains(where: \.repeats)
    replaced = isAdditive ? [] : former
    let present = isAdditive || !context.continuesFromScreen ? nil : layer.presentation()
    origin = present.map { property.value(in: $0) } ?? old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let new = property.value(in: layer)
    guard !old.equals(new) else { return }
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
