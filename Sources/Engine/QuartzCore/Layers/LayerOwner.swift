import Motion

/// The properties of a view that its layer records.
package protocol LayerOwner: AnyObject {
  /// The class of the view.
  var layerKind: String { get }
  /// The view's `accessibilityIdentifier`.
  var layerName: String? { get }
  /// The class of the view controller, if this is its root view.
  var layerController: String? { get }
  /// The text of a label or the like.
  var layerText: TextProperties? { get }
  /// The picture of an image view or the like.
  var layerPicture: Picture? { get }
  /// The view's `isUserInteractionEnabled`.
  var layerTakesTouches: Bool { get }
  /// What else keeps touches from the view, each as a property with its value.
  var layerTouchSettings: [String] { get }
  /// The kinds of the enabled gesture recognizers that the app has added to the view.
  var layerRecognizers: [String] { get }
  /// What a device draws of the view and a recording does not.
  var layerUndrawn: [String] { get }
}

extension LayerOwner {
  package var layerText: TextProperties? { nil }
  package var layerPicture: Picture? { nil }
}
