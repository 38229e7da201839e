import HeadlessQuartzCore
import HeadlessUIKit
import Motion

/// The windows of an app as they are seen, as one tree of layers.
struct WindowStack {
  private weak var base: UIWindow?

  /// No layer has this serial, or a smaller one.
  private static let screen = -1

  /// The layers that are not recorded as they are, and the root of the tree as the first of them.
  ///
  /// The root is a window that fills the app's part of the screen, with the others in it: higher windows
  /// follow its own layers, and lower ones precede them. It is the same window for as long as it is
  /// visible, so that the record of an app that shows and hides windows is one of one tree.
  ///
  /// Without any such window, and where it would draw, move or time the others as a device does not
  /// (a window's transform, its opacity or the depth of a layer in it is no matter of another window),
  /// the root is an empty layer of the screen's size, and each window lies in an empty layer of its own.
  mutating func layers() -> [LayerDescription] {
    let part = UIScreen.main.part
    // Another layer may hold a window's: then it is one of that layer's, and of no window.
    let windows = UIApplication.shared.windows.filter { $0.layer.superlayer == nil }
    if base.map({ base in base.frame != part || !windows.contains { $0 === base } }) ?? true {
      base = windows.first { $0.frame == part }
    }
    let described = windows.map { $0.layer.describe() }
    guard let base, let place = windows.firstIndex(where: { $0 === base }) else {
      return Self.sideBySide(described, part)
    }
    if windows.count == 1 { return described }
    let others = described[..<place] + described[(place + 1)...]
    let neighbours = (base.layer.sublayers ?? []).map { $0.describe() } + others
    guard described[place].isPlain(in: part), neighbours.allSatisfy(\.isFlat) else {
      return Self.sideBySide(described, part)
    }
    var root = described[place]
    root.sublayers =
      described[..<place].map(\.id) + root.sublayers + described[(place + 1)...].map(\.id)
    return [root]
  }

  private static func sideBySide(_ windows: [LayerDescription], _ part: CGRect)
    -> [LayerDescription]
  {
    let empty = { (id: Int, sublayers: [Int]) in
      var layer = LayerDescription(id: id, kind: "UIScreen")
      layer.model.bounds = Rectangle(x: 0, y: 0, width: part.width, height: part.height)
      layer.model.position = Point(CGPoint(x: part.midX, y: part.midY))
      layer.sublayers = sublayers
      return layer
    }
    let places = windows.map { empty(screen - 1 - $0.id, [$0.id]) }
    return [empty(screen, places.map(\.id))] + places + windows
  }
}

extension LayerDescription {
  /// Whether this window shows layers in it where, when and as the screen itself would.
  fileprivate func isPlain(in part: CGRect) -> Bool {
    var plain = LayerDescription(id: id, kind: kind)
    plain.model.bounds = Rectangle(x: 0, y: 0, width: part.width, height: part.height)
    plain.model.position = Point(CGPoint(x: part.midX, y: part.midY))
    plain.model.backgroundColor = model.backgroundColor
    plain.model.masksToBounds = model.masksToBounds
    return model == plain.model && timing == plain.timing && mask == nil && animations.isEmpty
  }

  /// Whether only the order of the layers decides whether this one lies above its neighbours.
  fileprivate var isFlat: Bool {
    model.zPosition == 0 && model.anchorPointZ == 0 && model.transform.isAffine
      && !animations.contains { keyed in
        [.zPosition, .anchorPointZ, .transform].contains(where: keyed.animation.affects)
      }
  }
}
