import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Auto Layout constraints", .inNewWorld)
struct Constraining {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test("Four edge constraints determine the frame")
  func edges() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 530))
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 70, height: 30))
  }

  @Test("Center, size and multiplier constraints determine the frame")
  func center() {
    let view = add()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 50),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 195, width: 150, height: 310))
  }

  @Test("Multipliers of positions count from the superview's origin")
  func multipliedPlace() {
    let outer = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    root.addSubview(outer)
    let view = add(to: outer)
    for (attribute, other, multiplier, constant):
      (
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat
      ) in [(.left, .right, 0.25, 0), (.top, .bottom, 0.5, 5)]
    {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: other,
        multiplier: multiplier, constant: constant
      ).isActive = true
    }
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 55, width: 20, height: 20))
  }

  @Test("Constraints can connect views of different superviews")
  func cousins() {
    let left = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 150, y: 40, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    let one = add(to: left)
    let two = add(to: right)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      one.topAnchor.constraint(equalTo: two.topAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 10),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 200),
      two.topAnchor.constraint(equalTo: right.topAnchor, constant: 7),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      two.heightAnchor.constraint(equalTo: one.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 5, y: 47, width: 10, height: 10))
    #expect(two.frame == CGRect(x: 85, y: 7, width: 10, height: 10))
  }

  @Test("Higher priorities win within the bounds of required inequalities")
  func priorities() {
    let view = add()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -50),
      wide, narrow,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 250)
    wide.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("A changed constant takes effect in the next layout")
  func changing() {
    let view = add()
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), height,
    ])
    root.layoutIfNeeded()
    height.constant = 250
    #expect(view.frame.height == 100)
    root.layoutIfNeeded()
    #expect(view.frame.height == 250)
    height.isActive = false
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test("Layout in an animation block animates changed constants")
  func animating() {
    let window = UIWindow(frame: root.frame)
    window.layer.setRenderRoot(true)
    window.addSubview(root)
    let view = add()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), top,
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    MainLoop.shared.turn()
    #expect(view.center.y == 50)
    top.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.root.layoutIfNeeded()
    }
    #expect(view.center.y == 250)
    MainLoop.shared.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 100) < 1e-6)
    MainLoop.shared.advance(by: 1)
    window.layer.setRenderRoot(false)
  }

  @Test("The intrinsic content size determines what constraints leave open")
  func ownSize() {
    final class Card: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
    }
    let card = add(Card())
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 90, y: 0, width: 120, height: 80))
    card.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 50, y: 0, width: 200, height: 80))
  }

  @Test("Of two views that share a width, the one with lower hugging priority grows")
  func hugging() {
    final class Box: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let one = add(Box())
    let two = add(Box())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: two.leadingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    one.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 50 && two.frame.width == 250)
  }

  @Test("The safe area and margin guides follow their insets")
  func guides() {
    let screen = UIView(frame: root.frame)
    screen.addSubview(root)
    root.additionalSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let safe = add()
    let inner = add()
    for (view, guide) in [(safe, root.safeAreaLayoutGuide), (inner, root.layoutMarginsGuide)] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 40, width: 300, height: 530))
    #expect(inner.frame == CGRect(x: 8, y: 48, width: 284, height: 514))
    root.additionalSafeArea.top = 100
    root.layoutIfNeeded()
    #expect(safe.frame.minY == 100)
  }

  @Test("Without a keyboard, the keyboard guide is the bottom safe area")
  func keyboardGuide() {
    let screen = UIView(frame: root.frame)
    screen.addSubview(root)
    root.additionalSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let field = add()
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 20),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: 550, width: 100, height: 20))
    #expect(
      root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 570, width: 300, height: 30))
  }

  @Test("Constraints can use a custom layout guide")
  func ownGuide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 5),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(view.frame == CGRect(x: 100, y: 10, width: 5, height: 5))
  }

  @Test("Of two contradicting required constraints, the later one is ignored and a fault")
  func contradiction() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    #expect(recordedFaults { root.layoutIfNeeded() } == ["unsatisfiable-constraint"])
    #expect(view.frame.width == 100)
  }

  @Test("A constraint between views without a common superview is a fault")
  func strangers() {
    let view = UIView()
    let faults = recordedFaults {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    #expect(faults == ["constraint-without-common-ancestor"])
  }

  @Test("A constraint belongs to the closest common superview of its items")
  func holders() {
    let outer = add()
    let inner = add(to: outer)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let parent = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let far = inner.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, parent, far])
    #expect(inner.constraints == [own] && outer.constraints == [parent])
    #expect(root.constraints == [far])
    outer.removeFromSuperview()
    #expect(far.isActive == false && parent.isActive)
  }

  @Test("Autoresized views between constrained views follow the layout")
  func mixed() {
    let outer = add()
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(middle)
    let inner = add(to: middle)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 200),
      inner.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
      inner.topAnchor.constraint(equalTo: middle.topAnchor),
      inner.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(inner.frame == CGRect(x: 200, y: 0, width: 200, height: 300))
  }

  @Test("The compressed fitting size is the smallest that the constraints allow")
  func fitting() {
    let box = UIView()
    let inner = add(to: box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 80),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 50))
  }

  @Test("The same constraints, added anew in each layout, ask for no further layout")
  func redundantConstraints() {
    final class Pinning: UIView {
      let content = UIView()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if content.superview == nil { addSubview(content) }
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          content.leftAnchor.constraint(equalTo: leftAnchor),
          content.rightAnchor.constraint(equalTo: rightAnchor),
          content.topAnchor.constraint(equalTo: topAnchor),
          content.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
    }
    let view = Pinning(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.content.frame == view.bounds)
    #expect(view.layouts <= 3)
    let before = view.layouts
    view.bounds.size.width = 80
    view.layoutIfNeeded()
    #expect(view.content.frame == view.bounds)
    #expect(view.layouts <= before + 2)
  }

  @Test("Constraints that a layout changes before it calls super place its subviews at once")
  func constraintsBeforeSuper() {
    final class Growing: UIView {
      let content = UIView()
      var width: NSLayoutConstraint?
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        width?.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.content)
    view.width = view.content.widthAnchor.constraint(equalToConstant: 10)
    view.width?.isActive = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    MainLoop.shared.advance(by: 0.1)
    #expect(view.content.frame.width == 50)
    let before = view.layouts
    view.bounds.size.width = 80
    MainLoop.shared.advance(by: 0.1)
    #expect(view.content.frame.width == 40)
    #expect(view.layouts == before + 1)
  }
}
