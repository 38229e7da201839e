import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Observing properties", .oneAtATime)
struct ObservingProperties {
  private final class Model: NSObject {
    var name = "one"
    weak var friend: NSObject?
  }

  private final class Listener: NSObject, NSKeyValueObserving {
    var heard: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  @Test("A closure hears of a frame as it changes, with both values if it asks for them")
  func frames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    let observation = view.observe(\.frame, options: [.old, .new]) { view, change in
      heard.append("\(change.oldValue?.minX ?? -1) → \(change.newValue?.minX ?? -1)")
      #expect(view.frame == change.newValue)
    }
    view.frame.origin.x = 5
    view.frame.origin.x = 5
    view.center.x += 1
    #expect(heard == ["0.0 → 5.0", "5.0 → 6.0"])
    observation.invalidate()
    view.frame.origin.x = 7
    #expect(heard.count == 2)
  }

  @Test("An observation ends with its object, and an initial one begins with a call")
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

  @Test("Whatever else changes is heard of by the end of the turn, once")
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

  @Test("References are compared by who they are")
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

  @Test("An observer that sets what it observes hears of that too, and does not loop for ever")
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

  @Test("Objects with a method of their own hear of properties by name, until they are removed")
  func byName() {
    let view = UIView()
    let model = Model()
    let listener = Listener()
    view.addObserver(listener, forKeyPath: "alpha", options: [.old, .new], context: nil)
    model.addObserver(listener, forKeyPath: "name", options: .new, context: nil)
    view.alpha = 0.5
    model.name = "two"
    MainLoop.shared.turn()
    view.removeObserver(listener, forKeyPath: "alpha")
    view.alpha = 0.75
    #expect(listener.heard == ["alpha 1.0 0.5", "name - two"])
  }
}
