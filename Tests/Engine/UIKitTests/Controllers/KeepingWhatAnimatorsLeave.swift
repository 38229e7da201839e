import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("What animators and containers leave stays", .inNewWorld)
struct KeepingWhatAnimatorsLeave {
  private final class Menu: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    func transitionDuration(
      using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.3,
        animations: { view.frame = CGRect(x: 0, y: 0, width: 300, height: 844) },
        completion: { _ in context.completeTransition(true) })
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
  }

  @Test("A pushed view that the animator leaves narrower stays so until the bar is shown")
  func narrow() {
    let menu = Menu()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    navigation.delegate = menu
    _ = UIWindow.launch(root: navigation, size: CGSize(width: 390, height: 844))
    let pushed = UIViewController()
    pushed.edgesForExtendedLayout = []
    navigation.pushViewController(pushed, animated: true)
    MainLoop.shared.advance(by: 2)
    #expect(pushed.view.frame.width == 300)
    navigation.view.setNeedsLayout()
    MainLoop.shared.turn()
    #expect(pushed.view.frame.width == 300)
    navigation.setNavigationBarHidden(false, animated: false)
    MainLoop.shared.advance(by: 1)
    #expect(pushed.view.frame.width == 390 && pushed.view.frame.minY > 0)
  }

  private final class Sheet: UIPresentationController {
    var layouts = 0
    private var constraints: [NSLayoutConstraint] = []

    override func presentationTransitionWillBegin() {
      guard let containerView, let presentedView else { return }
      containerView.addSubview(presentedView)
      presentedView.translatesAutoresizingMaskIntoConstraints = false
    }

    override func containerViewWillLayoutSubviews() {
      layouts += 1
      guard let containerView, let presentedView else { return }
      NSLayoutConstraint.deactivate(constraints)
      constraints = [
        presentedView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
        presentedView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        presentedView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
        presentedView.heightAnchor.constraint(equalToConstant: 300),
      ]
      NSLayoutConstraint.activate(constraints)
    }
  }

  private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      sheet = Sheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
  }

  @Test("Constraints that a presentation makes before its layout belong to that layout")
  func constraints() throws {
    let root = UIViewController()
    _ = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    let delegate = Transitioning()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    root.present(card, animated: false)
    MainLoop.shared.advance(by: 1)
    let sheet = try #require(delegate.sheet)
    #expect(card.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(sheet.layouts < 6)
    let layouts = sheet.layouts
    MainLoop.shared.advance(by: 1)
    #expect(sheet.layouts == layouts)
  }

  private final class Child: UIViewController {
    var moving: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      moving.append(isMovingToParent)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      moving.append(isMovingToParent)
    }
  }

  @Test("A child moves to its parent in its first appearance, and not when its view is put back")
  func moving() {
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = UIWindow.launch(root: parent, size: CGSize(width: 390, height: 844))
    MainLoop.shared.advance(by: 0.1)
    #expect(child.moving == [true, true] && !child.isMovingToParent)
    child.view.removeFromSuperview()
    MainLoop.shared.advance(by: 0.1)
    parent.view.addSubview(child.view)
    MainLoop.shared.advance(by: 0.1)
    #expect(child.moving == [true, true, false, false])
  }

  private final class Knob: UIControl {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("A control of the app's is not laid out because its state changes")
  func controls() {
    let root = UIViewController()
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(knob)
    _ = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    MainLoop.shared.turn()
    let layouts = knob.layouts
    knob.isHighlighted = true
    knob.isSelected = true
    knob.isEnabled = false
    MainLoop.shared.turn()
    #expect(knob.layouts == layouts)
  }
}
