import HeadlessQuartzCore

/// One of the traits, as a type.
///
/// Fidelity: traits of an app's own can be declared, and never change.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// What it says where nobody sets it.
  static var defaultValue: Value { get }
}

/// A trait that somebody wants to hear of.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension KnownTrait {
  static func isDifferent(_ one: UITraitCollection, _ two: UITraitCollection) -> Bool {
    value(in: one) != value(in: two)
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: KnownTrait {
  /// Not known.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: KnownTrait {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is down.
public struct UITraitVerticalSizeClass: KnownTrait {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// Phone or tablet.
public struct UITraitUserInterfaceIdiom: KnownTrait {
  /// Not known.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: KnownTrait {
  /// Not known.
  public static var defaultValue: CGFloat { 0 }

  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
