import HeadlessQuartzCore

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Fidelity: these traits are the same on every screen, and a collection cannot specify them.
extension UITraitCollection {
  public var legibilityWeight: UILegibilityWeight { .regular }

  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  public var displayGamut: UIDisplayGamut { .P3 }

  public var typesettingLanguage: String { "en" }

  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }

  public convenience init(displayGamut: UIDisplayGamut) { self.init() }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init() }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }

  public var imageConfiguration: UIImage.Configuration { .init() }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
  }
}
