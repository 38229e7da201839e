import HeadlessQuartzCore

extension UIDevice {
  /// Sets a property by its Objective-C name, as code does that rotates the device by itself.
  ///
  /// Fidelity: only `orientation` is known, which UIKit lets nobody set. Portrait and landscape
  /// rotate the app's windows as the user would, whichever orientations the app supports; other
  /// orientations change nothing. Any other name is the fault `undefined-key`, where Foundation
  /// raises an exception.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation" else {
      EngineLog.fault(.undefinedKey, ["object": "UIDevice", "key": key])
      return
    }
    guard let number = value as? Int, let wanted = UIDeviceOrientation(rawValue: number),
      wanted.isLandscape || wanted == .portrait, wanted.isLandscape != orientation.isLandscape
    else { return }
    for window in UIApplication.shared.windows {
      window.rotate(to: CGSize(width: window.bounds.height, height: window.bounds.width))
    }
  }
}
