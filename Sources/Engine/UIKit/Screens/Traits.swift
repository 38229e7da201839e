/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The reading direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A kind of device, as far as the interface depends on it.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Something that has traits: a screen, a window, a view or a view controller.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that apply here.
  var traitCollection: UITraitCollection { get }

  /// Tells that the traits changed; the new ones are in `traitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
