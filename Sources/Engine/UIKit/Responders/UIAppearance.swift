import HeadlessQuartzCore

/// Default settings for all objects of a class.
///
/// Fidelity: settings on the returned object have no effect on others.
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self {
    makeByClass(frame: .zero)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    makeByClass(frame: .zero)
  }
}
