import HeadlessQuartzCore
import HeadlessUIKit

/// A screen with a card that can be dragged, and that presents a sheet with a fade when tapped.
final class DemoController: UIViewController, UIViewControllerTransitioningDelegate {
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 120, height: 80))
  /// Whether the fade completes its transition.
  var completes = true

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .red
    view.addSubview(card)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("didTap", DemoController.didTap))
    card.addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("didPan(_:)", DemoController.didPan))
    card.addGestureRecognizer(pan)
  }

  func didTap() {
    let sheet = SheetController()
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = self
    present(sheet, animated: true)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
    pan.setTranslation(.zero, in: view)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(completes: completes)
  }
}

final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.backgroundColor = .white
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let completes: Bool

  init(completes: Bool) {
    self.completes = completes
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.4, animations: { view.alpha = 1 },
      completion: { _ in
        if self.completes { context.completeTransition(!context.transitionWasCancelled) }
      })
  }
}
