import HeadlessQuartzCore

/// Fidelity: images and styles of these controls are kept and not drawn.
extension UIStepper {
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "background \(state.rawValue)")
  }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "background \(state.rawValue)")
  }

  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "increment \(state.rawValue)")
  }

  public func incrementImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "increment \(state.rawValue)")
  }

  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "decrement \(state.rawValue)")
  }

  public func decrementImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "decrement \(state.rawValue)")
  }

  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    keep(image, as: "divider \(leftState.rawValue) \(rightState.rawValue)")
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    kept(nil, as: "divider \(leftState.rawValue) \(rightState.rawValue)")
  }
}

extension UISegmentedControl {
  /// A segment by its place.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// Fidelity: kept without effect, like the images.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    kept(.zero, as: "content \(leftCenterRightOrAlone) \(barMetrics)")
  }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    keep(adjustment, as: "content \(leftCenterRightOrAlone) \(barMetrics)")
  }
}

extension UIProgressView {
  /// Fidelity: kept and not drawn.
  public var progressImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Fidelity: kept and not drawn, like that of the progress.
  public var trackImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Shows how far it is when it is set.
  ///
  /// Fidelity: later changes are not seen.
  public var observedProgress: Progress? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

/// Fidelity: kept, as a switch always looks like one; `onImage` and `offImage` have had no effect on a
/// device either since iOS 7.
extension UISwitch {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  public var onImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var offImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var title: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var preferredStyle: Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  public var style: Style { .sliding }
}

extension UIDatePicker {
  public var preferredDatePickerStyle: UIDatePickerStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  public var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Fidelity: kept; nobody picks a date, and one that the app sets is not rounded.
  public var roundsToMinuteInterval: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

extension UISlider {
  /// Fidelity: empty, since the images are not drawn.
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Fidelity: empty, as for the minimum.
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

extension UIPageControl {
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    keep(image, as: "indicator \(page)")
  }

  public func indicatorImage(forPage page: Int) -> UIImage? { kept(nil, as: "indicator \(page)") }

  /// Fidelity: kept; the dots are not drawn.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the app shows a new page by `updateCurrentPageDisplay()`, before iOS 14.
  ///
  /// Fidelity: kept; nothing is drawn that could wait.
  public var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public func updateCurrentPageDisplay() { setNeedsLayout() }
}

extension UIControl {
  /// Fidelity: kept; there is no pointer that it would appear at.
  public var toolTip: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Fidelity: kept; no menu opens.
  public var isContextMenuInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Fidelity: `nil`, since no menu opens.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Left or right in place of `leading` and `trailing`, for the direction of the interface.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}
