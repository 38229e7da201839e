import HeadlessQuartzCore

extension UIScreen {
  /// Reads a property by its Objective-C name.
  ///
  /// Fidelity: knows the bounds, the scale and the radius of the display's corners, which has a
  /// private name; the engine's display has square corners. Anything else is `nil`.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "scale": scale
    case "_displayCornerRadius", "displayCornerRadius": CGFloat(0)
    default: nil
    }
  }
}
