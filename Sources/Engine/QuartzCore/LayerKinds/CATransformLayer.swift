/// Does not flatten its sublayers into its plane, and draws nothing itself.
open class CATransformLayer: CALayer {
  override func makePresentation() -> CALayer { CATransformLayer(presenting: self) }

  open override func presentation() -> CATransformLayer? {
    super.presentation() as? CATransformLayer
  }
}
