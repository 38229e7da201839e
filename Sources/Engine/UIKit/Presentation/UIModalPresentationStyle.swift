public enum UIModalPresentationStyle: Int, Sendable {
  /// A page sheet, or the full screen if the height is compact.
  case automatic = -2
  /// As an adaptive style: keeps the style.
  case none = -1
  /// Removes the presenter's view from the screen.
  case fullScreen = 0
  /// A large card.
  case pageSheet = 1
  /// A small card.
  case formSheet = 2
  /// Covers the nearest controller that defines a context, and removes its view.
  case currentContext = 3
  /// Uses the transitioning delegate's presentation controller.
  case custom = 4
  /// Keeps the presenter's view.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context, and keeps its view.
  case overCurrentContext = 6
  /// Beside an anchor; a sheet in compact width.
  case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  /// Fidelity: a cross-dissolve.
  case partialCurl
}
