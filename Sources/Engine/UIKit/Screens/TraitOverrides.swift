import HeadlessQuartzCore

/// Traits that can be set one by one.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The traits that a view or controller sets for itself and everything in it.
///
/// Fidelity: UIKit raises an exception if a trait is read that is not overridden; here it has its
/// default.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

/// One collection for each trait, which specifies nothing else.
struct TraitOverrides: UITraitOverrides {
  /// The collection from which traits are read that are not set here.
  var base = UITraitCollection()
  private var single: [ObjectIdentifier: UITraitCollection] = [:]

  init(base: UITraitCollection = UITraitCollection()) { self.base = base }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { (single[ObjectIdentifier(trait)] ?? base)[trait] }
    set { single[ObjectIdentifier(trait)] = UITraitCollection(trait, newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { single[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { single[ObjectIdentifier(trait)] = nil }

  /// Whether nothing is overridden here that was not, with the same value, in others.
  func onlyRemoves(from others: TraitOverrides) -> Bool {
    single.allSatisfy { others.single[$0] == $1 }
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    single.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + single.values)
  }
}
