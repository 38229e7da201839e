import EngineTesting
import HeadlessUIKit
import Testing

/// Writes down what a view is told about its hierarchy.
private final class Witness: UIView {
  static var history: [String] = []
  var name = ""

  private func note(_ text: String) { Witness.history.append("\(name).\(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \((newSuperview as? Witness)?.name ?? "nil"))")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview(\((subview as? Witness)?.name ?? "?"))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\((subview as? Witness)?.name ?? "?"))")
  }

  static func make(_ name: String) -> Witness {
    let view = Witness()
    view.name = name
    return view
  }

  static func history(of body: () -> Void) -> [String] {
    history = []
    body()
    return history
  }
}

@MainActor
@Suite("Entering a window", .oneAtATime)
struct EnteringAWindow {
  @Test("Outside of a window only the superview changes")
  func withoutWindow() {
    let (outer, inner) = (Witness.make("outer"), Witness.make("inner"))
    #expect(
      Witness.history { outer.addSubview(inner) } == [
        "inner.willMove(toSuperview: outer)", "inner.didMoveToSuperview",
        "outer.didAddSubview(inner)",
      ])
    #expect(
      Witness.history { inner.removeFromSuperview() } == [
        "inner.willMove(toSuperview: nil)", "outer.willRemoveSubview(inner)",
        "inner.didMoveToSuperview",
      ])
  }

  @Test("In a window, the whole subtree is told about the window, outside in")
  func withWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (Witness.make("outer"), Witness.make("inner"))
    outer.addSubview(inner)
    #expect(
      Witness.history { window.addSubview(outer) } == [
        "outer.willMove(toWindow: window)", "inner.willMove(toWindow: window)",
        "outer.willMove(toSuperview: nil)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
      ])
    #expect(inner.window === window)
    #expect(
      Witness.history { outer.removeFromSuperview() } == [
        "outer.willMove(toWindow: nil)", "inner.willMove(toWindow: nil)",
        "outer.willMove(toSuperview: nil)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
      ])
    #expect(inner.window == nil)
  }

  @Test("The layer is in place when the view is told that it moved")
  func layerFirst() {
    final class Probe: UIView {
      var seen: CALayer?
      override func didMoveToSuperview() { seen = layer.superlayer }
    }
    for insert: (UIView, UIView) -> Void in [
      { $0.addSubview($1) }, { $0.insertSubview($1, at: 0) },
      { $0.insertSubview($1, aboveSubview: $0) }, { $0.insertSubview($1, belowSubview: $0) },
    ] {
      let (view, probe) = (UIView(), Probe())
      insert(view, probe)
      #expect(probe.seen === view.layer)
    }
  }

  @Test("A move within one superview tells nobody")
  func reordering() {
    let (outer, a, b) = (Witness.make("outer"), Witness.make("a"), Witness.make("b"))
    outer.addSubview(a)
    outer.addSubview(b)
    #expect(Witness.history { outer.addSubview(a) } == [])
    #expect(outer.subviews == [b, a])
  }
}
