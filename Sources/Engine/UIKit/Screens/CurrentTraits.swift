import HeadlessQuartzCore

/// The source of `UITraitCollection.current`.
enum CurrentTraits {
  case collection(UITraitCollection)
  /// Read when they are asked for, since most layouts never do.
  case view(UIView)

  var traits: UITraitCollection {
    switch self {
    case .collection(let traits): traits
    case .view(let view): view.traitCollection
    }
  }

  /// Calls a closure while these are the current traits.
  func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = World.current.uiKit
    let former = state.currentTraits
    state.currentTraits = self
    defer { state.currentTraits = former }
    return try body()
  }
}
