import EngineTesting
import HeadlessUIKit
import Testing

/// Logs its callbacks about changes of the view hierarchy.
private final class LoggingView: UIView {
  private final class Log: @unchecked Sendable {
    var entries: [String] = []
  }

  /// Of a task, because tests run side by side.
  @TaskLocal private static var log = Log()

  var name = ""

  private func note(_ text: String) { LoggingView.log.entries.append("\(name).\(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \((newSuperview as? LoggingView)?.name ?? "nil"))")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview(\((subview as? LoggingView)?.name ?? "?"))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\((subview as? LoggingView)?.name ?? "?"))")
  }

  static func make(_ name: String) -> LoggingView {
    let view = LoggingView()
    view.name = name
    return view
  }

  static func history(of body: () -> Void) -> [String] {
    let log = Log()
    $log.withValue(log) { body() }
    return log.entries
  }
}

@Suite("Entering a window", .inNewWorld)
struct EnteringAWindow {
  @Test("Without a window, only superview callbacks are sent")
  func withoutWindow() {
    let (outer, inner) = (LoggingView.make("outer"), LoggingView.make("inner"))
    #expect(
      LoggingView.history { outer.addSubview(inner) } == [
        "inner.willMove(toSuperview: outer)", "inner.didMoveToSuperview",
        "outer.didAddSubview(inner)",
      ])
    #expect(
      LoggingView.history { inner.removeFromSuperview() } == [
        "inner.willMove(toSuperview: nil)", "outer.willRemoveSubview(inner)",
        "inner.didMoveToSuperview",
      ])
  }

  @Test("In a window, the whole subtree gets window callbacks, parents first")
  func withWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (LoggingView.make("outer"), LoggingView.make("inner"))
    outer.addSubview(inner)
    #expect(
      LoggingView.history { window.addSubview(outer) } == [
        "outer.willMove(toWindow: window)", "inner.willMove(toWindow: window)",
        "outer.willMove(toSuperview: nil)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
      ])
    #expect(inner.window === window)
    #expect(
      LoggingView.history { outer.removeFromSuperview() } == [
        "outer.willMove(toSuperview: nil)",
        "outer.willMove(toWindow: nil)", "inner.willMove(toWindow: nil)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
      ])
    #expect(inner.window == nil)
  }

  @Test("The layer is in place when didMoveToSuperview is called")
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

  @Test("Reordering within a superview sends no callbacks")
  func reordering() {
    let (outer, a, b) = (LoggingView.make("outer"), LoggingView.make("a"), LoggingView.make("b"))
    outer.addSubview(a)
    outer.addSubview(b)
    #expect(LoggingView.history { outer.addSubview(a) } == [])
    #expect(outer.subviews == [b, a])
  }
}
