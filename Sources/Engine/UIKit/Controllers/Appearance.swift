/// Where a controller is between being off and on the screen.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether a begun change waits for its end.
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

/// Whether a controller comes to or leaves its parent at present.
enum Movement {
  case none, toParent, fromParent
}
