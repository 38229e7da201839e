import HeadlessQuartzCore

extension UIView {
  package var layerUndrawn: [String] {
    var found: [String] = []
    // Below 1 the layer itself says so.
    if layer.shouldRasterize, layer.rasterizationScale >= 1,
      layer.rasterizationScale < UIScreen.main.scale
    {
      found.append("rasterizationScale = \(layer.rasterizationScale)")
    }
    // Most are, and casts take time.
    guard type(of: self) != UIView.self else { return found }
    switch self {
    case let view as UIImageView: found += view.moreImages
    case let window as UIWindow: found += window.keyboard + window.dimming
    default: break
    }
    return found
  }
}

extension UIImageView {
  /// An animation of which only the first image is shown.
  fileprivate var moreImages: [String] {
    let images = (isAnimating ? animationImages : nil) ?? image?.images ?? []
    return images.count > 1 ? ["\(images.count) animationImages"] : []
  }
}

extension UIWindow {
  /// What the first responder brings onto the screen.
  fileprivate var keyboard: [String] {
    guard let responder = FirstResponder.current,
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      view === self || view.window === self
    else { return [] }
    var found: [String] = []
    if responder.inputView != nil {
      found.append("the inputView of the first responder")
    } else if responder is any UIKeyInput {
      found.append("the keyboard of the first responder")
    }
    if responder.inputAccessoryView != nil {
      found.append("the inputAccessoryView of the first responder")
    }
    return found
  }

  fileprivate var dimming: [String] {
    let brightness = screen.brightness
    return brightness == UIScreen.usualBrightness ? [] : ["a screen of brightness \(brightness)"]
  }
}
