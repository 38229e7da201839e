/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark signs on light ground.
  case light
  /// Light signs on dark ground.
  case dark
}

/// The reading direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// A kind of device, as far as the interface depends on it.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Something that has traits: a screen, a window, a view or a view controller.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that apply here.
  var traitCollection: UITraitCollection { get }

  /// Tells that the traits changed; the new ones are in `traitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
