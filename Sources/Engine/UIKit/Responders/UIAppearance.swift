import HeadlessQuartzCore

/// Something whose usual look can be chosen for a whole app.
///
/// Fidelity: what is set on the returned object has no effect on others.
public protocol UIAppearance: NSObjectProtocol {
  /// An object that takes settings for all objects of its class.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// An object that takes settings for all views of the class; they have no effect.
  public static func appearance() -> Self {
    makeByClass()
  }

  /// An object that takes settings for views in certain containers; they have no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self {
    makeByClass()
  }
}
