import Motion

extension CALayer {
  func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// The implicit animation of a property; only in layers that have been on screen.
  private func implicitAnimation(forKey key: String) -> CAAnimation? {
    guard isRendered, wasCommitted, LayerProperty(rawValue: key)?.animatesImplicitly == true
    else { return nil }
    guard CATransaction.animationDuration() > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = presentedValue(forKey: key)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
