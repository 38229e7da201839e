/// Does not flatten its sublayers into its plane, and draws nothing itself.
open class CATransformLayer: CALayer {
}
