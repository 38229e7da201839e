import HeadlessQuartzCore

// Names of constraints' and anchors' methods from Swift 2.

extension NSLayoutConstraint {
  @available(*, deprecated, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  @available(*, deprecated, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }

  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }
}

extension NSLayoutAnchor {
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(equalTo: anchor) }

  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: constant) }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor) }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor) }
}

extension NSLayoutDimension {
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: constant)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: multiplier) }
}
