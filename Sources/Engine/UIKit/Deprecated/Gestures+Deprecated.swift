import HeadlessQuartzCore

// Names from Swift 1 to 4.1.

@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

extension UIGestureRecognizer.State {
  @available(*, deprecated, renamed: "possible")
  public static var Possible: Self { .possible }
  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }
  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }
  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }
  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }
  @available(*, deprecated, renamed: "failed")
  public static var Failed: Self { .failed }
}

extension UISwipeGestureRecognizer.Direction {
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }
  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}

extension UIGestureRecognizer {
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  @available(*, deprecated, renamed: "location(ofTouch:in:)")
  public func locationOfTouch(_ touchIndex: Int, inView view: UIView?) -> CGPoint {
    location(ofTouch: touchIndex, in: view)
  }

  @available(*, deprecated, renamed: "require(toFail:)")
  public func requireGestureRecognizerToFail(_ other: UIGestureRecognizer) {
    require(toFail: other)
  }

  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

extension UIPanGestureRecognizer {
  @available(*, deprecated, renamed: "translation(in:)")
  public func translationInView(_ view: UIView?) -> CGPoint { translation(in: view) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "setTranslation(_:in:)")
  public func setTranslation(_ translation: CGPoint, inView view: UIView?) {
    setTranslation(translation, in: view)
  }

  @available(*, deprecated, renamed: "velocity(in:)")
  public func velocityInView(_ view: UIView?) -> CGPoint { velocity(in: view) }
}

extension UITouch {
  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }

  @available(*, deprecated, renamed: "previousLocation(in:)")
  public func previousLocationInView(_ view: UIView?) -> CGPoint { previousLocation(in: view) }
}
