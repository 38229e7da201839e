/// A layer that shows its sublayers several times.
///
/// Fidelity: they are shown once; the values are kept.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1
  /// How much later each copy's animations run, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// What each copy adds to the transform of the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The colour that the first copy is multiplied with.
  open var instanceColor: CGColor? = .white
  /// What each copy adds to the redness.
  open var instanceRedOffset: Float = 0
  /// What each copy adds to the greenness.
  open var instanceGreenOffset: Float = 0
  /// What each copy adds to the blueness.
  open var instanceBlueOffset: Float = 0
  /// What each copy adds to the opacity.
  open var instanceAlphaOffset: Float = 0
  /// Whether the sublayers keep their depth.
  open var preservesDepth = false
}
