import HeadlessQuartzCore

/// Fidelity: nothing is previewed or dragged, so its properties are only kept.
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
}

open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
