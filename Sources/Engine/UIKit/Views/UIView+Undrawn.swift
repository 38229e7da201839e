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
    if !motionEffects.isEmpty { found.append("\(motionEffects.count) motionEffects") }
    if let controller { found += controller.undrawnParts }
    // Most are, and keep nothing.
    guard type(of: self) != UIView.self else { return found }
    return found + undrawnParts + keptImages
  }
}

extension UIViewController {
  /// Screens of the system, whose contents are not made.
  fileprivate var undrawnParts: [String] {
    switch self {
    case is UIActivityViewController: ["a UIActivityViewController"]
    case is UIImagePickerController: ["a UIImagePickerController"]
    default: []
    }
  }
}

extension UIWindow {
  /// What the first responder brings onto the screen.
  var keyboard: [String] {
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

  var dimming: [String] {
    let brightness = screen.brightness
    return brightness == UIScreen.usualBrightness ? [] : ["a screen of brightness \(brightness)"]
  }
}

extension NSAttributedString {
  private static let undrawnKeys: [NSAttributedString.Key] = [
    .attachment, .backgroundColor, .baselineOffset, .kern, .shadow, .strikethroughStyle,
    .strokeWidth, .tracking, .underlineStyle,
  ]

  /// The attributes that a text of one font and colour does not have, in words.
  var undrawnParts: [String] {
    guard length > 0 else { return [] }
    var keys: Set<String> = []
    var looks: Set<[String]> = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      keys.formUnion(Self.undrawnKeys.filter { attributes[$0] != nil }.map(\.rawValue))
      let font = (attributes[.font] as? UIFont).map { "\($0.fontName) \($0.pointSize)" }
      let color = (attributes[.foregroundColor] as? UIColor).map { "\($0.plain)" }
      looks.insert([font ?? "", color ?? ""])
    }
    return keys.sorted().map { "a text with \($0)" }
      + (looks.count > 1 ? ["a text in \(looks.count) fonts and colours"] : [])
  }
}
