/// The appearance state of a controller, from off screen to on screen.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether a change has begun and not ended.
  var isChanging: Bool {
    switch self {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  var isAppearingOrAppeared: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

/// Whether a controller is being added to or removed from its parent.
enum Movement {
  case none, toParent, fromParent
  /// Appears for the first time, together with a navigation controller that has said already that the
  /// move is over.
  case appearingWithParent
}
