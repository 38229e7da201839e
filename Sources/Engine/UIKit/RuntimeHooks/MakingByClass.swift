import HeadlessQuartzCore

// UIKit instantiates classes that an app passes as values: `layerClass`, and the cell classes of
// tables and collections. In Swift that needs `required` initialisers, which every subclass of an
// app would have to declare.
//
// A convenience initialiser, however, calls the designated initialiser of the dynamic class. The
// functions below are these convenience initialisers under their symbols' names, callable on any
// class. A class without the designated initialiser stops there with Swift's message "Use of
// unimplemented initializer", as it does on iOS.

extension CALayer {
  convenience init(ofClassMarked marker: Int) {
    self.init()
  }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC0A5UIKitE13ofClassMarkedACSi_tcfC")
  private static func make(marker: Int) -> Self

  /// A plain layer if the class is not a layer class.
  static func make(_ layerClass: AnyClass) -> CALayer {
    (layerClass as? CALayer.Type)?.make(marker: 0) ?? CALayer()
  }
}

extension UIView {
  convenience init(ofClassMarked marker: Int) {
    self.init(frame: World.current.uiKit.frameOfMadeView)
  }

  @_silgen_name("$s13HeadlessUIKit6UIViewC13ofClassMarkedACSi_tcfC")
  private static func make(marker: Int) -> Self

  /// Calls the class's own `init(frame:)`.
  static func makeByClass(frame: CGRect) -> Self {
    World.current.uiKit.frameOfMadeView = frame
    return make(marker: 0)
  }
}

extension UITableViewCell {
  convenience init(ofClassMarked marker: Int, identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC13ofClassMarked10identifierACSi_SStcfC")
  private static func make(marker: Int, identifier: consuming String) -> Self

  /// Calls the class's own `init(style:reuseIdentifier:)`.
  static func makeByClass(reuseIdentifier: String) -> Self {
    make(marker: 0, identifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  convenience init(ofClassMarked marker: Int, identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name(
    "$s13HeadlessUIKit023UITableViewHeaderFooterD0C13ofClassMarked10identifierACSi_SStcfC")
  private static func make(marker: Int, identifier: consuming String) -> Self

  /// Calls the class's own `init(reuseIdentifier:)`.
  static func makeByClass(headerIdentifier: String) -> Self {
    make(marker: 0, identifier: headerIdentifier)
  }
}
