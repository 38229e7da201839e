import HeadlessQuartzCore

/// A trait of UIKit's or of the app.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that ``UITraitCollection`` has.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
  /// A collection that specifies this trait only.
  static func traits(_ value: Value) -> UITraitCollection
}

extension UITraitDefinition {
  static func isDifferent(_ one: UITraitCollection, _ two: UITraitCollection) -> Bool {
    guard let value = one[self] as? any Equatable else { return true }
    return !value.isSame(as: two[self])
  }
}

extension BuiltInTrait {
  static func anyValue(in traits: UITraitCollection) -> Any { value(in: traits) }

  static func wrapped(_ value: Any) -> UITraitCollection {
    (value as? Value).map(traits) ?? UITraitCollection()
  }
}

extension Equatable {
  func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

public struct UITraitUserInterfaceStyle: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static func traits(_ value: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: value)
  }
}

public struct UITraitHorizontalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static func traits(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(horizontalSizeClass: value)
  }
}

public struct UITraitVerticalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static func traits(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(verticalSizeClass: value)
  }
}

public struct UITraitUserInterfaceIdiom: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  static func traits(_ value: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(userInterfaceIdiom: value)
  }
}

public struct UITraitDisplayScale: BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }

  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  static func traits(_ value: CGFloat) -> UITraitCollection {
    UITraitCollection(displayScale: value)
  }
}

public struct UITraitLayoutDirection: BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func traits(_ value: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    UITraitCollection(layoutDirection: value)
  }
}

public struct UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func traits(_ value: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: value)
  }
}
