import HeadlessQuartzCore

/// Fidelity: an app can declare traits of its own, but they never change.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that ``UITraitCollection`` has.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension KnownTrait {
  static func isDifferent(_ one: UITraitCollection, _ two: UITraitCollection) -> Bool {
    value(in: one) != value(in: two)
  }
}

public struct UITraitUserInterfaceStyle: KnownTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

public struct UITraitHorizontalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: KnownTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

public struct UITraitDisplayScale: KnownTrait {
  public static var defaultValue: CGFloat { 0 }

  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
