import HeadlessQuartzCore

extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let alpha = "UIAlpha"
    static let hidden = "UIHidden"
    static let clips = "UIClipsToBounds"
    static let tag = "UITag"
    static let contentMode = "UIContentMode"
    static let mask = "UIAutoresizingMask"
    static let color = "UIBackgroundColor"
    static let identifier = "UIAccessibilityIdentifier"
    static let subviews = "UISubviews"
  }

  func store(in coder: NSCoder) {
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
    coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.bounds)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.hidden)
    coder.encode(clipsToBounds, forKey: Key.clips)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.mask)
    if let backgroundColor { coder.encode(backgroundColor, forKey: Key.color) }
    if let accessibilityIdentifier {
      coder.encode(accessibilityIdentifier as NSString, forKey: Key.identifier)
    }
    coder.encode(subviews as NSArray, forKey: Key.subviews)
  }

  func restore(from coder: NSCoder) {
    guard let numbers = coder.optionalObject(forKey: Key.bounds) as? [NSNumber], numbers.count == 6
    else { return }
    let values = numbers.map { CGFloat($0.doubleValue) }
    bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    center = CGPoint(x: values[4], y: values[5])
    alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
    isHidden = coder.decodeBool(forKey: Key.hidden)
    clipsToBounds = coder.decodeBool(forKey: Key.clips)
    tag = coder.decodeInteger(forKey: Key.tag)
    contentMode =
      ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(coder.decodeInteger(forKey: Key.mask)))
    backgroundColor = coder.optionalObject(forKey: Key.color) as? UIColor
    accessibilityIdentifier = coder.optionalObject(forKey: Key.identifier) as? String
    for view in coder.optionalObject(forKey: Key.subviews) as? [UIView] ?? [] { addSubview(view) }
  }
}

extension NSCoder {
  /// `nil` instead of the error that Foundation on Linux reports for a missing key.
  func optionalObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }
}
