import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Key-value observing", .inNewWorld)
struct ObservingProperties {
  private final class Model: NSObject {
    var name = "one"
    weak var friend: NSObject?
  }

  private final class Observer: NSObject, NSKeyValueObserving {
    var changes: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  @Test("An observer of a frame is called on each change, with the old and the new value")
  func frames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var changes: [String] = []
    let observation = view.observe(\.frame, options: [.old, .new]) { view, change in
      changes.append("\(change.oldValue?.minX ?? -1) → \(change.newValue?.minX ?? -1)")
      #expect(view.frame == change.newValue)
    }
    view.frame.origin.x = 5
    view.frame.origin.x = 5
    view.center.x += 1
    #expect(changes == ["0.0 → 5.0", "5.0 → 6.0"])
    observation.invalidate()
    view.frame.origin.x = 7
    #expect(changes.count == 2)
  }

  @Test("A value is read by name from the app's own objects, and not from what the engine stores")
  func valuesByName() {
    let model = Model()
    model.friend = UIProgressView()
    #expect(model.value(forKey: "name") as? String == "one")
    #expect(model.value(forKeyPath: "friend.progress") == nil)
    #expect(model.value(forKey: "other") == nil)
    #expect(UIView(frame: CGRect(x: 3, y: 0, width: 1, height: 1)).value(forKey: "frame") != nil)
  }

  @Test("An observation with the initial option is called first, and ends when it is released")
  func lifetime() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    var observation: NSKeyValueObservation? = scrollView.observe(
      \.contentOffset, options: [.initial, .new]
    ) { _, change in offsets.append(change.newValue?.y ?? -1) }
    scrollView.contentOffset.y = 30
    observation = nil
    scrollView.contentOffset.y = 40
    #expect(offsets == [0, 30])
    #expect(observation == nil)
  }

  @Test("Changes of other properties are reported once, at the end of the turn")
  func fallback() {
    let model = Model()
    var names: [String] = []
    let observation = model.observe(\.name) { model, _ in names.append(model.name) }
    model.name = "two"
    model.name = "three"
    #expect(names.isEmpty)
    MainLoop.shared.turn()
    MainLoop.shared.turn()
    #expect(names == ["three"])
    withExtendedLifetime(observation) {}
  }

  @Test("Observed references are compared by identity")
  func references() {
    let model = Model()
    let (first, second) = (NSObject(), NSObject())
    var count = 0
    let observation = model.observe(\.friend) { _, _ in count += 1 }
    for friend in [first, first, second, nil] {
      model.friend = friend
      MainLoop.shared.turn()
    }
    #expect(count == 3)
    withExtendedLifetime(observation) {}
  }

  @Test("An observer that changes the property is called again, without an infinite loop")
  func reentrance() {
    let view = UIView()
    var alphas: [CGFloat] = []
    let observation = view.observe(\.alpha) { view, _ in
      alphas.append(view.alpha)
      if view.alpha < 0.5 { view.alpha = 0.5 }
    }
    view.alpha = 0.25
    #expect(alphas == [0.25, 0.5])
    withExtendedLifetime(observation) {}
  }

  @Test("An observer of the inset and of a pan's state hears of a change before the next one")
  func scrolling() {
    let scene = GestureScene()
    let scrollView = UIScrollView(frame: scene.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    scene.window.addSubview(scrollView)
    var tops: [CGFloat] = []
    let inset = scrollView.observe(\.contentInset) { view, _ in tops.append(view.contentInset.top) }
    scrollView.contentInset.top = 10
    scrollView.contentInset.top = 20
    #expect(tops == [10, 20])
    var states: [UIGestureRecognizer.State] = []
    let pan = scrollView.panGestureRecognizer.observe(\.state) { pan, _ in states.append(pan.state)
    }
    scene.land(200, 300)
    scene.slide(by: 0, -100, steps: 6)
    scene.lift()
    #expect(
      states == [.began, .changed, .ended] || states == [.began, .changed, .ended, .possible])
    withExtendedLifetime((inset, pan)) {}
  }

  @Test("observeValue(forKeyPath:) is called until the observer is removed")
  func byName() {
    let view = UIView()
    let model = Model()
    let observer = Observer()
    view.addObserver(observer, forKeyPath: "alpha", options: [.old, .new], context: nil)
    model.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
    view.alpha = 0.5
    model.name = "two"
    MainLoop.shared.turn()
    view.removeObserver(observer, forKeyPath: "alpha")
    view.alpha = 0.75
    #expect(observer.changes == ["alpha 1.0 0.5", "name - two"])
  }
}
