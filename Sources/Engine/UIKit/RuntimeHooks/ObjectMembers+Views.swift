// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Objective-C's look-up gives optionals that are unwrapped by themselves.

import HeadlessQuartzCore

/// The members that can be looked up in a view, a layer or an element's attributes without a cast.
extension ObjectMembers {
  public var frame: CGRect! {
    switch value {
    case let view as UIView: view.frame
    case let layer as CALayer: layer.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    default: nil
    }
  }

  public var bounds: CGRect! {
    switch value {
    case let view as UIView: view.bounds
    case let layer as CALayer: layer.bounds
    case let attributes as UICollectionViewLayoutAttributes: attributes.bounds
    default: nil
    }
  }

  public var center: CGPoint! {
    (value as? UIView)?.center ?? (value as? UICollectionViewLayoutAttributes)?.center
  }

  public var alpha: CGFloat! {
    (value as? UIView)?.alpha ?? (value as? UICollectionViewLayoutAttributes)?.alpha
  }

  public var uiEdgeInsetsValue: UIEdgeInsets! { value as? UIEdgeInsets }

  public var cgAffineTransformValue: CGAffineTransform! {
    (value as? NSValue)?.cgAffineTransformValue
  }

  public var text: String! {
    (value as? UILabel)?.text ?? (value as? UITextField)?.text ?? (value as? UITextView)?.text
  }

  public var title: String! {
    (value as? UIViewController)?.title ?? (value as? UIBarItem)?.title
  }

  public var view: UIView! {
    (value as? UIViewController)?.view ?? (value as? UIGestureRecognizer)?.view
  }

  public var isSelected: Bool! { (value as? UIControl)?.isSelected }

  public var isHidden: Bool! { (value as? UIView)?.isHidden ?? (value as? CALayer)?.isHidden }

  public func removeFromSuperview() { (value as? UIView)?.removeFromSuperview() }

  public func setNeedsLayout() { (value as? UIView)?.setNeedsLayout() }

  public var tag: Int! { (value as? UIView)?.tag ?? (value as? UIBarButtonItem)?.tag }
}
