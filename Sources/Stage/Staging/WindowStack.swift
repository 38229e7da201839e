import HeadlessQuartzCore
import HeadlessUIKit
import Motion

/// What is seen of an app's windows, as one tree of layers.
struct WindowStack {
  private weak var base: UIWindow?

  /// No layer has this serial.
  private static let screen = -1

  /// The root of the tree: a window that fills the app's part of the screen, with the others in it.
  ///
  /// It is the same window for as long as it is visible, so that the record of an app that shows and
  /// hides windows is one of one tree. Higher windows follow its own layers, and lower ones precede
  /// them. Without any such window the root is an empty layer of the screen's size.
  mutating func root() -> LayerDescription {
    let part = UIScreen.main.part
    let windows = UIApplication.shared.windows
    if base.map({ $0.isHidden || $0.frame != part }) ?? true {
      base = windows.first { $0.frame == part }
    }
    guard let base, let place = windows.firstIndex(where: { $0 === base }) else {
      var screen = LayerDescription(id: Self.screen, kind: "UIScreen")
      screen.model.bounds = Rectangle(part)
      screen.model.position = Point(CGPoint(x: part.midX, y: part.midY))
      screen.sublayers = windows.map(\.layer.serial)
      return screen
    }
    var root = base.layer.describe()
    root.sublayers =
      windows[..<place].map(\.layer.serial) + root.sublayers
      + windows[(place + 1)...].map(\.layer.serial)
    return root
  }
}
