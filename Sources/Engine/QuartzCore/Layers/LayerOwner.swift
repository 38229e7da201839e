import Motion

/// What a layer has to know about the view that it belongs to.
package protocol LayerOwner: AnyObject {
  /// The class of the view.
  var layerKind: String { get }
  /// What the app calls the view: its `accessibilityIdentifier`.
  var layerName: String? { get }
  /// The class of the view controller whose root view it is.
  var layerController: String? { get }
  /// Text that the view shows by itself.
  var layerText: TextProperties? { get }
  /// What the view draws by itself.
  var layerPicture: Picture? { get }
}

extension LayerOwner {
  package var layerText: TextProperties? { nil }
  package var layerPicture: Picture? { nil }
}
