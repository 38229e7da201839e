import Foundation

extension AnyKeyPath {
  /// The rewriter's replacement for `_kvcKeyPathString`, which is `nil` without Objective-C's runtime.
  ///
  /// Fidelity: a name of ours. Finds a layer's `frame` and the properties of `LayerProperties.json`,
  /// from the class that declares them, and stored properties of the app's classes.
  public var _keyValueName: String? {
    if let name = Self.layerPropertyNames[self] { return name }
    if self == \CALayer.frame as AnyKeyPath { return "frame" }
    // "\\Card.progress"; what is computed has an address there.
    let text = "\(self)"
    guard !text.contains("<"), let point = text.firstIndex(of: ".") else { return nil }
    return String(text[text.index(after: point)...])
  }
}
