// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

#if !hasFeature(Embedded)
/// Codes the properties that differ from the defaults; `null` stands for an absent value.
extension LayerProperties: Codable {
  private enum Key: String, CodingKey {
    case position, bounds, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, opacity, isHidden, isDoubleSided, masksToBounds, backgroundColor, cornerRadius, maskedCorners, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents, contentsRect, contentsGravity, text, shape, gradient
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    position = try values.decode(.position, otherwise: position)
    bounds = try values.decode(.bounds, otherwise: bounds)
    zPosition = try values.decode(number: .zPosition, otherwise: zPosition)
    anchorPoint = try values.decode(.anchorPoint, otherwise: anchorPoint)
    anchorPointZ = try values.decode(number: .anchorPointZ, otherwise: anchorPointZ)
    transform = try values.decode(.transform, otherwise: transform)
    sublayerTransform = try values.decode(.sublayerTransform, otherwise: sublayerTransform)
    opacity = try values.decode(number: .opacity, otherwise: opacity)
    isHidden = try values.decode(.isHidden, otherwise: isHidden)
    isDoubleSided = try values.decode(.isDoubleSided, otherwise: isDoubleSided)
    masksToBounds = try values.decode(.masksToBounds, otherwise: masksToBounds)
    backgroundColor = try values.decode(.backgroundColor, otherwise: backgroundColor)
    cornerRadius = try values.decode(number: .cornerRadius, otherwise: cornerRadius)
    maskedCorners = try values.decode(.maskedCorners, otherwise: maskedCorners)
    borderWidth = try values.decode(number: .borderWidth, otherwise: borderWidth)
    borderColor = try values.decode(.borderColor, otherwise: borderColor)
    shadowColor = try values.decode(.shadowColor, otherwise: shadowColor)
    shadowOpacity = try values.decode(number: .shadowOpacity, otherwise: shadowOpacity)
    shadowOffset = try values.decode(.shadowOffset, otherwise: shadowOffset)
    shadowRadius = try values.decode(number: .shadowRadius, otherwise: shadowRadius)
    shadowPath = try values.decode(.shadowPath, otherwise: shadowPath)
    contents = try values.decode(.contents, otherwise: contents)
    contentsRect = try values.decode(.contentsRect, otherwise: contentsRect)
    contentsGravity = try values.decode(.contentsGravity, otherwise: contentsGravity)
    text = try values.decode(.text, otherwise: text)
    shape = try values.decode(.shape, otherwise: shape)
    gradient = try values.decode(.gradient, otherwise: gradient)
  }

  public func encode(to encoder: any Encoder) throws {
    let assumed = LayerProperties()
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(position, unless: assumed.position, forKey: .position)
    try values.encode(bounds, unless: assumed.bounds, forKey: .bounds)
    try values.encode(number: zPosition, unless: assumed.zPosition, forKey: .zPosition)
    try values.encode(anchorPoint, unless: assumed.anchorPoint, forKey: .anchorPoint)
    try values.encode(number: anchorPointZ, unless: assumed.anchorPointZ, forKey: .anchorPointZ)
    try values.encode(transform, unless: assumed.transform, forKey: .transform)
    try values.encode(sublayerTransform, unless: assumed.sublayerTransform, forKey: .sublayerTransform)
    try values.encode(number: opacity, unless: assumed.opacity, forKey: .opacity)
    try values.encode(isHidden, unless: assumed.isHidden, forKey: .isHidden)
    try values.encode(isDoubleSided, unless: assumed.isDoubleSided, forKey: .isDoubleSided)
    try values.encode(masksToBounds, unless: assumed.masksToBounds, forKey: .masksToBounds)
    try values.encode(backgroundColor, unless: assumed.backgroundColor, forKey: .backgroundColor)
    try values.encode(number: cornerRadius, unless: assumed.cornerRadius, forKey: .cornerRadius)
    try values.encode(maskedCorners, unless: assumed.maskedCorners, forKey: .maskedCorners)
    try values.encode(number: borderWidth, unless: assumed.borderWidth, forKey: .borderWidth)
    try values.encode(borderColor, unless: assumed.borderColor, forKey: .borderColor)
    try values.encode(shadowColor, unless: assumed.shadowColor, forKey: .shadowColor)
    try values.encode(number: shadowOpacity, unless: assumed.shadowOpacity, forKey: .shadowOpacity)
    try values.encode(shadowOffset, unless: assumed.shadowOffset, forKey: .shadowOffset)
    try values.encode(number: shadowRadius, unless: assumed.shadowRadius, forKey: .shadowRadius)
    try values.encode(shadowPath, unless: assumed.shadowPath, forKey: .shadowPath)
    try values.encode(contents, unless: assumed.contents, forKey: .contents)
    try values.encode(contentsRect, unless: assumed.contentsRect, forKey: .contentsRect)
    try values.encode(contentsGravity, unless: assumed.contentsGravity, forKey: .contentsGravity)
    try values.encode(text, unless: assumed.text, forKey: .text)
    try values.encode(shape, unless: assumed.shape, forKey: .shape)
    try values.encode(gradient, unless: assumed.gradient, forKey: .gradient)
  }
}

/// Codes the properties that differ from the defaults; `null` stands for an absent value.
extension ShapeProperties: Codable {
  private enum Key: String, CodingKey {
    case path, fillColor, fillsEvenOdd, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase, miterLimit
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    path = try values.decode(.path, otherwise: path)
    fillColor = try values.decode(.fillColor, otherwise: fillColor)
    fillsEvenOdd = try values.decode(.fillsEvenOdd, otherwise: fillsEvenOdd)
    strokeColor = try values.decode(.strokeColor, otherwise: strokeColor)
    strokeStart = try values.decode(number: .strokeStart, otherwise: strokeStart)
    strokeEnd = try values.decode(number: .strokeEnd, otherwise: strokeEnd)
    lineWidth = try values.decode(number: .lineWidth, otherwise: lineWidth)
    lineDashPhase = try values.decode(number: .lineDashPhase, otherwise: lineDashPhase)
    miterLimit = try values.decode(number: .miterLimit, otherwise: miterLimit)
  }

  public func encode(to encoder: any Encoder) throws {
    let assumed = ShapeProperties()
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(path, unless: assumed.path, forKey: .path)
    try values.encode(fillColor, unless: assumed.fillColor, forKey: .fillColor)
    try values.encode(fillsEvenOdd, unless: assumed.fillsEvenOdd, forKey: .fillsEvenOdd)
    try values.encode(strokeColor, unless: assumed.strokeColor, forKey: .strokeColor)
    try values.encode(number: strokeStart, unless: assumed.strokeStart, forKey: .strokeStart)
    try values.encode(number: strokeEnd, unless: assumed.strokeEnd, forKey: .strokeEnd)
    try values.encode(number: lineWidth, unless: assumed.lineWidth, forKey: .lineWidth)
    try values.encode(number: lineDashPhase, unless: assumed.lineDashPhase, forKey: .lineDashPhase)
    try values.encode(number: miterLimit, unless: assumed.miterLimit, forKey: .miterLimit)
  }
}

/// Codes the properties that differ from the defaults; `null` stands for an absent value.
extension GradientProperties: Codable {
  private enum Key: String, CodingKey {
    case colors, locations, startPoint, endPoint, isRadial
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    colors = try values.decode(.colors, otherwise: colors)
    locations = try values.decode(numbers: .locations)
    startPoint = try values.decode(.startPoint, otherwise: startPoint)
    endPoint = try values.decode(.endPoint, otherwise: endPoint)
    isRadial = try values.decode(.isRadial, otherwise: isRadial)
  }

  public func encode(to encoder: any Encoder) throws {
    let assumed = GradientProperties()
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(colors, unless: assumed.colors, forKey: .colors)
    try values.encode(numbers: locations, forKey: .locations)
    try values.encode(startPoint, unless: assumed.startPoint, forKey: .startPoint)
    try values.encode(endPoint, unless: assumed.endPoint, forKey: .endPoint)
    try values.encode(isRadial, unless: assumed.isRadial, forKey: .isRadial)
  }
}
#endif
