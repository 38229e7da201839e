// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

import Motion

extension LayerProperties {
  /// The properties that differ, with their values here.
  func differences(from old: LayerProperties) -> [String] {
    var parts: [String] = []
    if position != old.position { parts.append("position \(position.text)") }
    if bounds != old.bounds { parts.append("bounds \(bounds.text)") }
    if zPosition != old.zPosition { parts.append("zPosition \(zPosition.text)") }
    if anchorPoint != old.anchorPoint { parts.append("anchorPoint \(anchorPoint.text)") }
    if anchorPointZ != old.anchorPointZ { parts.append("anchorPointZ \(anchorPointZ.text)") }
    if transform != old.transform { parts.append("transform \(transform.text)") }
    if sublayerTransform != old.sublayerTransform { parts.append("sublayerTransform \(sublayerTransform.text)") }
    if opacity != old.opacity { parts.append("opacity \(opacity.text)") }
    if isHidden != old.isHidden { parts.append("hidden \(isHidden.text)") }
    if isDoubleSided != old.isDoubleSided { parts.append("doubleSided \(isDoubleSided.text)") }
    if masksToBounds != old.masksToBounds { parts.append("masksToBounds \(masksToBounds.text)") }
    if backgroundColor != old.backgroundColor { parts.append("backgroundColor \(backgroundColor?.text ?? "none")") }
    if cornerRadius != old.cornerRadius { parts.append("cornerRadius \(cornerRadius.text)") }
    if maskedCorners != old.maskedCorners { parts.append("maskedCorners \(maskedCorners.text)") }
    if borderWidth != old.borderWidth { parts.append("borderWidth \(borderWidth.text)") }
    if borderColor != old.borderColor { parts.append("borderColor \(borderColor?.text ?? "none")") }
    if shadowColor != old.shadowColor { parts.append("shadowColor \(shadowColor?.text ?? "none")") }
    if shadowOpacity != old.shadowOpacity { parts.append("shadowOpacity \(shadowOpacity.text)") }
    if shadowOffset != old.shadowOffset { parts.append("shadowOffset \(shadowOffset.text)") }
    if shadowRadius != old.shadowRadius { parts.append("shadowRadius \(shadowRadius.text)") }
    if shadowPath != old.shadowPath { parts.append("shadowPath \(shadowPath?.text ?? "none")") }
    if contents != old.contents { parts.append("contents \(contents?.text ?? "none")") }
    if contentsRect != old.contentsRect { parts.append("contentsRect \(contentsRect.text)") }
    if contentsGravity != old.contentsGravity { parts.append("contentsGravity \(contentsGravity.text)") }
    if text != old.text { parts.append("text \(text?.text ?? "none")") }
    if shape != old.shape { parts.append("shape \(shape?.text ?? "none")") }
    if gradient != old.gradient { parts.append("gradient \(gradient?.text ?? "none")") }
    return parts
  }
}
