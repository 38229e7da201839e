import HeadlessQuartzCore

extension UIViewController {
  /// Fidelity: the device's orientation is the only one that counts, so that nothing turns.
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {}

  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}
