import HeadlessQuartzCore

// Names of controls' methods from Swift 1 and 2.

extension UIControl {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "addTarget(_:action:for:)")
  public func addTarget(_ target: Any?, action: Selector, forControlEvents events: Event) {
    addTarget(target, action: action, for: events)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "removeTarget(_:action:for:)")
  public func removeTarget(_ target: Any?, action: Selector?, forControlEvents events: Event) {
    removeTarget(target, action: action, for: events)
  }

  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ events: Event) { sendActions(for: events) }

  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}

extension UIButton {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: State) { setTitle(title, for: state) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: State) {
    setTitleColor(color, for: state)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "setImage(_:for:)")
  public func setImage(_ image: UIImage?, forState state: State) { setImage(image, for: state) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "setBackgroundImage(_:for:)")
  public func setBackgroundImage(_ image: UIImage?, forState state: State) {
    setBackgroundImage(image, for: state)
  }

  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: State) -> String? { title(for: state) }

  @available(*, deprecated, renamed: "image(for:)")
  public func imageForState(_ state: State) -> UIImage? { image(for: state) }
}

extension UIActivityIndicatorView {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
