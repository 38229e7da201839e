import Motion

// What a recording says of drawing that it does not hold.

extension CGContext {
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.hasShadow = (color?.alpha ?? 0) > 0.01 && (offset != .zero || blur > 0)
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.hasShadow = offset != .zero || blur > 0
  }

  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.hasDashes = !lengths.isEmpty }
}

extension CGImage {
  /// The same image, of which something is not drawn.
  package func noting(_ words: String) -> CGImage {
    var picture = picture
    picture.undrawn.append(words)
    return CGImage(picture, scale: scale)
  }
}
