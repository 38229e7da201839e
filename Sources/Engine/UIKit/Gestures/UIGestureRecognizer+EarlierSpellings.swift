import HeadlessQuartzCore

// Names from Swift 1 to 4.1.

/// An earlier spelling of `UIGestureRecognizer.State`.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// An earlier spelling of `UISwipeGestureRecognizer.Direction`.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// An earlier spelling of `UITouch.Phase`.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// An earlier spelling of `UIEvent.EventType`.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// An earlier spelling of `UIEvent.EventSubtype`.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

extension UIGestureRecognizer.State {
  /// An earlier spelling of `possible`.
  @available(*, deprecated, renamed: "possible")
  public static var Possible: Self { .possible }
  /// An earlier spelling of `began`.
  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }
  /// An earlier spelling of `changed`.
  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }
  /// An earlier spelling of `ended`.
  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }
  /// An earlier spelling of `cancelled`.
  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }
  /// An earlier spelling of `failed`.
  @available(*, deprecated, renamed: "failed")
  public static var Failed: Self { .failed }
}

extension UISwipeGestureRecognizer.Direction {
  /// An earlier spelling of `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// An earlier spelling of `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// An earlier spelling of `up`.
  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }
  /// An earlier spelling of `down`.
  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}

extension UIGestureRecognizer {
  /// An earlier spelling of `location(in:)`.
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  /// An earlier spelling of `location(ofTouch:in:)`.
  @available(*, deprecated, renamed: "location(ofTouch:in:)")
  public func locationOfTouch(_ touchIndex: Int, inView view: UIView?) -> CGPoint {
    location(ofTouch: touchIndex, in: view)
  }

  /// An earlier spelling of `require(toFail:)`.
  @available(*, deprecated, renamed: "require(toFail:)")
  public func requireGestureRecognizerToFail(_ other: UIGestureRecognizer) {
    require(toFail: other)
  }

  /// An earlier spelling of `isEnabled`.
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

extension UIPanGestureRecognizer {
  /// An earlier spelling of `translation(in:)`.
  @available(*, deprecated, renamed: "translation(in:)")
  public func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }

  /// An earlier spelling of `setTranslation(_:in:)`.
  @available(*, deprecated, renamed: "setTranslation(_:in:)")
  public func setTranslation(_ translation: CGPoint, inView view: UIView?) {
    setTranslation(translation, in: view)
  }

  /// An earlier spelling of `velocity(in:)`.
  @available(*, deprecated, renamed: "velocity(in:)")
  public func velocityInView(_ view: UIView?) -> CGPoint { velocity(in: view) }
}

extension UITouch {
  /// An earlier spelling of `location(in:)`.
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  /// An earlier spelling of `previousLocation(in:)`.
  @available(*, deprecated, renamed: "previousLocation(in:)")
  public func previousLocationInView(_ view: UIView?) -> CGPoint { previousLocation(in: view) }
}
