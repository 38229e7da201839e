import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Objects are made by the initialisers of a class that is only known as a value", .inNewWorld)
struct MakingByMetatype {
  final class Card: UIView {
    let title = "card"
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  final class Page: UIViewController {
    var name: String?
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      name = nibName
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A view's class, with a frame and without")
  func views() {
    let type: UIView.Type = Card.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(type._new(frame: frame).frame == frame)
    #expect((type._new() as? Card)?.title == "card")
    #expect((UIButton.self as UIView.Type)._new() is UIButton)
    #expect((UIImageView.self as UIImageView.Type)._new(image: nil).image == nil)
    #expect((UIButton.self as UIButton.Type)._new(type: .system).buttonType == .system)
  }

  @Test("A controller's class")
  func controllers() {
    let type: UIViewController.Type = Page.self
    #expect((type._new(nibName: "Page", bundle: nil) as? Page)?.name == "Page")
    #expect(type._new() is Page)
    let root = UIViewController()
    let navigation: UINavigationController.Type = UINavigationController.self
    #expect(navigation._new(rootViewController: root).viewControllers == [root])
    let presentation: UIPresentationController.Type = UIPresentationController.self
    let made = presentation._new(presentedViewController: root, presenting: nil)
    #expect(made.presentedViewController === root)
    let table: UITableViewController.Type = UITableViewController.self
    #expect(table._new(style: .grouped).tableView.style == .grouped)
  }

  @Test("Classes of recognisers, effects, lists and cells")
  func others() {
    let pan: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
    #expect(pan._new(target: nil, action: nil) is UIPanGestureRecognizer)
    let effect = UIBlurEffect(style: .dark)
    #expect(
      (UIVisualEffectView.self as UIVisualEffectView.Type)._new(effect: effect).effect === effect)
    let cell: UITableViewCell.Type = UITableViewCell.self
    #expect(cell._new(style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
    let table: UITableView.Type = UITableView.self
    #expect(table._new(frame: .zero, style: .grouped).style == .grouped)
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView.Type = UICollectionView.self
    let made = collection._new(
      frame: CGRect(x: 0, y: 0, width: 5, height: 6), collectionViewLayout: layout)
    #expect(made.collectionViewLayout === layout)
    #expect(made.frame.width == 5)
    let controller: UICollectionViewController.Type = UICollectionViewController.self
    #expect(controller._new(collectionViewLayout: layout).collectionViewLayout === layout)
  }

  final class PlainButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  final class PlainTextView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class PlainBar: UINavigationBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  final class PlainBlur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { nil }
  }

  final class PlainHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass with the designated initialisers that UIKit has inherits the others")
  func inheriting() {
    #expect(PlainButton().buttonType == .custom)
    #expect(PlainButton(type: .system).buttonType == .system)
    #expect(PlainTextView().text == "")
    #expect(PlainBlur().effect == nil)
    #expect(PlainHeader().reuseIdentifier == nil)
    let navigation = UINavigationController(navigationBarClass: PlainBar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is PlainBar)
  }
}
