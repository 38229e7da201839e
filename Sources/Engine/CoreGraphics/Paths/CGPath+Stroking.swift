import Motion

/// Fidelity: an outline consists of overlapping parts, one for each straight piece, join and cap.
/// Filled by the winding rule they cover what the stroke does.
extension CGPath {
  /// The outline of the line that a stroke along the path draws.
  ///
  /// The transform applies to the path and not to the line's width.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    for chain in plain.applying(Matrix(transform)).flattened() { outline.add(chain) }
    return CGPath(outline.path)
  }

  /// The dashes along the path, in straight pieces; `lengths` are those of dashes and gaps in turns.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      plain.applying(Matrix(transform)).dashed(
        phase: Double(phase), lengths: lengths.map { Double($0) }))
  }

  /// Apple's unrefined name of `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(outline.plain)
  }

  /// Apple's unrefined name of `copy(dashingWithPhase:lengths:transform:)`.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    let dashes = path.copy(
      dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity)
    self.init(dashes.plain)
  }
}
