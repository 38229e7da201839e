import HeadlessQuartzCore

/// Lets touches beside the presented view through to the screens that the presentation names.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isBeside = hit.map { presentation?.presentedView.map($0.isDescendant) != true } ?? false
    if isBeside, let target = presentation?.targetBehind(point, with: event) { return target }
    return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
  }

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    presentation.tell("containerViewWillLayoutSubviews()") {
      presentation.containerViewWillLayoutSubviews()
    }
    // What it has changed belongs to this layout, and asks for no other.
    top.solveConstraintsIfNeeded()
    layer.takeBackLayout()
    super.layoutSubviews()
    presentation.tell("containerViewDidLayoutSubviews()") {
      presentation.containerViewDidLayoutSubviews()
    }
  }
}
