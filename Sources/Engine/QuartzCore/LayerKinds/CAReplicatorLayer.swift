/// Fidelity: it shows its sublayers once; its properties are only kept.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 {
    didSet { touch() }
  }
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor? = .white
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}
