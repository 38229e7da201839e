import HeadlessQuartzCore

/// Default settings for all objects of a class.
///
/// Fidelity: a view passes on colours, fonts and what ``AppearanceProxies`` lists; what else is set on the
/// returned object has no effect on others.
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// - Parameter containerTypes: From the innermost outwards.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxies = World.current.uiKit.appearanceProxies
    if let known = proxies.view(of: self, in: containerTypes) as? Self { return known }
    let made = makeByClass(frame: .zero)
    proxies.add(made, of: self, in: containerTypes)
    return made
  }

  /// The tint as the proxies read and set it; those of superviews do not count.
  var tintOfAppearance: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }
}
