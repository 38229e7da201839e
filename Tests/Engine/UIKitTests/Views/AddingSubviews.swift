import EngineTesting
import HeadlessUIKit
import Testing

/// Restates the view tests of github.com/flowkey/UIKit-cross-platform, which compile against UIKit.
@Suite("Adding and ordering subviews", .inNewWorld)
struct AddingSubviews {
  /// The names of a view's sublayers from back to front.
  private func layers(_ view: UIView) -> [String] {
    (view.layer.sublayers ?? []).map { $0.name ?? "?" }
  }

  private func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  private func sublayer(_ name: String, in view: UIView) {
    let layer = CALayer()
    layer.name = name
    view.layer.addSublayer(layer)
  }

  @Test("A new view has neither subviews nor sublayers")
  func empty() {
    #expect(UIView().subviews.isEmpty)
    #expect(UIView().layer.sublayers == nil)
  }

  @Test("Adding and removing a view adds and removes its layer")
  func entering() {
    let view = UIView()
    let subview = UIView()
    view.addSubview(subview)
    #expect(subview.superview === view)
    #expect(subview.layer.superlayer === view.layer)
    subview.removeFromSuperview()
    #expect(subview.superview == nil)
    #expect(subview.layer.superlayer == nil)
    #expect(view.subviews.isEmpty)
    #expect(view.layer.sublayers == nil)
  }

  @Test("Adding a subview removes it from its former superview")
  func taking() {
    let (former, present, subview) = (UIView(), UIView(), UIView())
    former.addSubview(subview)
    present.addSubview(subview)
    #expect(former.subviews.isEmpty)
    #expect(present.subviews == [subview])
  }

  struct Row: Sendable {
    let operation: @Sendable (UIView, UIView) -> Void
    let expected: [String]
  }

  @Test(
    "Layers without a view keep their order among the layers of subviews",
    arguments: [
      Row(operation: { $0.addSubview($1) }, expected: ["a", "layer", "b", "new"]),
      Row(operation: { $0.insertSubview($1, at: 0) }, expected: ["new", "a", "layer", "b"]),
      // As Texture's tests assert of UIKit (ASDisplayNodeTests.mm, testAppleBugInsertSubview).
      Row(operation: { $0.insertSubview($1, at: 1) }, expected: ["a", "new", "layer", "b"]),
      Row(operation: { $0.insertSubview($1, at: 2) }, expected: ["a", "layer", "new", "b"]),
      Row(operation: { $0.insertSubview($1, at: 999) }, expected: ["a", "layer", "b", "new"]),
      Row(
        operation: { $0.insertSubview($1, aboveSubview: $0.subviews[0]) },
        expected: ["a", "new", "layer", "b"]),
      Row(
        operation: { $0.insertSubview($1, belowSubview: $0.subviews[0]) },
        expected: ["new", "a", "layer", "b"]),
      Row(
        operation: { $0.insertSubview($1, belowSubview: $0.subviews[1]) },
        expected: ["a", "layer", "new", "b"]),
      Row(
        operation: { $0.insertSubview($1, belowSubview: UIView()) },
        expected: ["a", "layer", "b", "new"]),
      Row(
        operation: { $0.insertSubview($1, aboveSubview: $0) },
        expected: ["a", "layer", "b", "new"]),
    ])
  func order(_ row: Row) {
    let view = UIView()
    view.addSubview(named("a"))
    sublayer("layer", in: view)
    view.addSubview(named("b"))
    row.operation(view, named("new"))
    #expect(layers(view) == row.expected)
    #expect(
      view.subviews.map(\.accessibilityIdentifier) == row.expected.filter { $0 != "layer" })
  }

  @Test("Bringing to front, sending to back and exchanging reorder subviews")
  func reordering() {
    let view = UIView()
    for name in ["a", "b", "c", "d"] { view.addSubview(named(name)) }
    view.bringSubviewToFront(view.subviews[0])
    #expect(layers(view) == ["b", "c", "d", "a"])
    view.sendSubviewToBack(view.subviews[2])
    #expect(layers(view) == ["d", "b", "c", "a"])
    view.exchangeSubview(at: 3, withSubviewAt: 0)
    #expect(layers(view) == ["a", "b", "c", "d"])
    view.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(layers(view) == ["a", "c", "b", "d"])
  }

  @Test("Adding a view to itself or its descendant is a fault and does nothing")
  func cycles() {
    let faults = recordedFaults {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      #expect(inner.subviews.isEmpty && outer.subviews == [inner])
    }
    #expect(faults == ["view-added-to-itself", "view-added-to-itself"])
  }

  @Test("Subviews do not retain their superview")
  func ownership() {
    let subview = UIView()
    weak var weakSuperview: UIView?
    do {
      let view = UIView()
      view.addSubview(subview)
      weakSuperview = view
    }
    #expect(weakSuperview == nil)
    #expect(subview.superview == nil)
  }
}
