import HeadlessQuartzCore

/// The accessibility properties of objects that are not responders.
private final class AccessibilityOfObject {
  var values = Accessibility()
  var frame = CGRect.zero

  /// The key under which an object has one.
  static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }
}

/// Every object has these; responders and bar items declare their own.
///
/// Fidelity: kept for the app's own use. Classes of the app cannot override them.
extension NSObjectProtocol {
  private var accessibilityOfObject: AccessibilityOfObject {
    let key = AccessibilityOfObject.key
    if let kept = objc_getAssociatedObject(self, key) as? AccessibilityOfObject { return kept }
    let made = AccessibilityOfObject()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  public var isAccessibilityElement: Bool {
    get { accessibilityOfObject.values.isElement }
    set { accessibilityOfObject.values.isElement = newValue }
  }

  public var accessibilityLabel: String? {
    get { accessibilityOfObject.values.label }
    set { accessibilityOfObject.values.label = newValue }
  }

  public var accessibilityHint: String? {
    get { accessibilityOfObject.values.hint }
    set { accessibilityOfObject.values.hint = newValue }
  }

  public var accessibilityValue: String? {
    get { accessibilityOfObject.values.value }
    set { accessibilityOfObject.values.value = newValue }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityOfObject.values.traits }
    set { accessibilityOfObject.values.traits = newValue }
  }

  public var accessibilityElements: [Any]? {
    get { accessibilityOfObject.values.elements }
    set { accessibilityOfObject.values.elements = newValue }
  }

  /// In the screen's coordinates.
  public var accessibilityFrame: CGRect {
    get { accessibilityOfObject.frame }
    set { accessibilityOfObject.frame = newValue }
  }
}

extension UIView {
  /// Fidelity: always the view's place on the screen.
  public var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set {}
  }
}

extension UIImage {
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, Self.identifierKey) as? String }
    set { objc_setAssociatedObject(self, Self.identifierKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  private static var identifierKey: UnsafeRawPointer {
    unsafeBitCast(UIImage.self, to: UnsafeRawPointer.self)
  }
}
