import HeadlessQuartzCore

// Names of constraints' and anchors' methods from Swift 2.

extension NSLayoutConstraint {
  /// Today `activate(_:)`.
  @available(*, deprecated, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  /// Today `deactivate(_:)`.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }

  /// Today `isActive`.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }
}

extension NSLayoutAnchor {
  /// Today `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(equalTo: anchor) }

  /// Today `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: constant) }

  /// Today `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor) }

  /// Today `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor) }
}

extension NSLayoutDimension {
  /// Today `constraint(equalToConstant:)`.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: constant)
  }

  /// Today `constraint(equalTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: multiplier) }
}
