import HeadlessQuartzCore

// UIKit makes objects of classes that it is handed as values: `layerClass`, and the cell classes
// of tables and collections. Swift allows that only for initialisers that are `required`, and
// making those required would force every subclass of an app to write them.
//
// A convenience initialiser, however, calls the designated one of the class it is used on. The
// functions below are the same entry points under their symbols' names, so that they can be
// called on any class. A class without the initialiser stops there with Swift's own message
// "Use of unimplemented initializer", as it does on iOS.

extension CALayer {
  convenience init(ofClassMarked marker: Int) {
    self.init()
  }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC0A5UIKitE13ofClassMarkedACSi_tcfC")
  private static func make(marker: Int) -> Self

  /// Makes a layer of a class; a plain one if the class is not a layer's.
  static func make(_ layerClass: AnyClass) -> CALayer {
    (layerClass as? CALayer.Type)?.make(marker: 0) ?? CALayer()
  }
}

extension UIView {
  convenience init(ofClassMarked marker: Int) {
    self.init(frame: .zero)
  }

  @_silgen_name("$s13HeadlessUIKit6UIViewC13ofClassMarkedACSi_tcfC")
  private static func make(marker: Int) -> Self

  /// Makes a view of this class, with its own `init(frame:)`.
  static func makeByClass() -> Self {
    make(marker: 0)
  }
}

extension UITableViewCell {
  convenience init(ofClassMarked marker: Int, identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC13ofClassMarked10identifierACSi_SStcfC")
  private static func make(marker: Int, identifier: consuming String) -> Self

  /// Makes a cell of this class, with its own `init(style:reuseIdentifier:)`.
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

  /// Makes a header or footer of this class, with its own `init(reuseIdentifier:)`.
  static func makeByClass(headerIdentifier: String) -> Self {
    make(marker: 0, identifier: headerIdentifier)
  }
}
