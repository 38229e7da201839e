import Motion
import Record

/// What is seen during a transition, and neither before it nor after it.
extension Run {
  /// The part of the screen, 0 or more, that layers take at an instant of a transition which are seen neither
  /// before nor after it.
  ///
  /// Without any, nothing lies in front of the two screens, and their own layers tell what is seen.
  func shareOfVisitors(at instant: Double, of transition: Transition) -> Double {
    let around = [
      max(transition.began - Self.justBefore, 0), (transition.ended ?? end) + RunPair.calm,
    ]
    let residents = Set(around.flatMap(picture).map(\.layer))
    let visitors = picture(at: instant).filter { !residents.contains($0.layer) }
    return visitors.reduce(0) { $0 + $1.frame.width * $1.frame.height }
      / (screen.width * screen.height)
  }

  /// The least part of the screen that layers take which could hide what changes.
  private static let hiding = 0.3

  /// Whether what lies in front of the screens half-way could hide what changes.
  func couldHide(_ transition: Transition) -> Bool {
    shareOfVisitors(at: transition.instant(0.5), of: transition) > Self.hiding
  }

  /// Whether a layer's content is exchanged little by little, which a device shows and no picture here.
  func exchangesContents(at instant: Double) -> Bool {
    history.tree(at: instant).layers.values.contains { layer in
      layer.animations.contains { keyed in
        if case .transition = keyed.animation.kind { true } else { false }
      }
    }
  }
}
