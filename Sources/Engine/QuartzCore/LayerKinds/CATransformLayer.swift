/// A layer whose sublayers share its space instead of being flattened into its plane.
///
/// It draws nothing itself.
open class CATransformLayer: CALayer {
  override func makePresentation() -> CALayer { CATransformLayer(presenting: self) }

  open override func presentation() -> CATransformLayer? {
    super.presentation() as? CATransformLayer
  }
}
