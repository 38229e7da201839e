import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Controls", .inNewWorld)
struct SendingActions {
  final class Target: NSObject {
    var history: [String] = []
    func plain() { history.append("plain") }
    func sender(_ sender: UIButton) { history.append("sender \(sender.tag)") }
  }

  @Test("Targets get their events in order and are not retained")
  func targets() {
    let button = UIButton()
    button.tag = 3
    var target: Target? = Target()
    weak let weakTarget = target
    button.addTarget(
      target, action: Selector("plain", Target.plain), for: [.touchUpInside, .touchDown])
    button.addTarget(target, action: Selector("sender(_:)", Target.sender), for: .touchUpInside)
    button.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    button.sendActions(for: .touchUpOutside)
    #expect(target?.history == ["plain", "sender 3", "plain"])
    button.removeTarget(target, action: Selector("plain"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.history.last == "sender 3")
    target = nil
    #expect(weakTarget == nil)
    button.sendActions(for: .touchUpInside)
  }

  private final class First: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Above: UIView {
    var history: [String] = []
    func act() { history.append("act") }
  }

  private final class Nobody: NSObject {
    func other() {}
  }

  @Test("Without a target an action goes up from the first responder, to whoever has the method")
  func withoutATarget() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.makeKeyAndVisible()
    let (above, first) = (Above(), First())
    window.addSubview(above)
    above.addSubview(first)
    #expect(first.becomeFirstResponder())
    let app = UIApplication.shared
    #expect(app.sendAction(Selector("act", Above.act), to: nil, from: nil, for: nil))
    #expect(above.history == ["act"])
    #expect(!app.sendAction(Selector("other", Nobody.other), to: nil, from: nil, for: nil))
  }

  final class Declaring: NSObject {
    final class Own: UIButton {}
    var history: [String] = []
    func button(_ sender: UIButton) { history.append("button \(sender.currentTitle ?? "-")") }
    func perhaps(_ sender: UISwitch?) { history.append("perhaps \(sender != nil)") }
    func tap(_ sender: UITapGestureRecognizer, _ event: UIEvent) { history.append("tap") }
    func own(_ sender: Own) { history.append("own") }
    func any(_ sender: Any) { history.append("any") }
    func text(_ sender: String) { history.append("text") }
  }

  @Test("A method that declares another sender gets a new object, unless the class is the app's")
  func declaredSenders() {
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    let target = Declaring()
    let item = UIBarButtonItem()
    Selector("button(_:)", Declaring.button).perform(on: target, with: item)
    Selector("button(_:)", Declaring.button).perform(on: target)
    Selector("perhaps(_:)", Declaring.perhaps).perform(on: target, with: item)
    Selector("tap(_:_:)", Declaring.tap).perform(on: target, with: item, UIView())
    #expect(target.history == ["button -", "button -", "perhaps true", "tap"])
    #expect(faults == Array(repeating: "argument-of-another-class", count: 5))
    faults = []
    Selector("perhaps(_:)", Declaring.perhaps).perform(on: target)
    Selector("any(_:)", Declaring.any).perform(on: target, with: item)
    #expect(target.history.suffix(2) == ["perhaps false", "any"])
    #expect(faults == [])
    Selector("own(_:)", Declaring.own).perform(on: target, with: UIButton())
    Selector("text(_:)", Declaring.text).perform(on: target, with: item)
    #expect(target.history.last == "any")
    #expect(faults == ["unrecognized-selector", "unrecognized-selector"])
  }

  @Test("A method that declares an NSNotification gets one")
  func notifications() {
    final class Observer: NSObject {
      var names: [String] = []
      func note(_ notification: NSNotification) { names.append(notification.name.rawValue) }
    }
    let observer = Observer()
    let center = NotificationCenter()
    center.addObserver(
      observer, selector: Selector("note(_:)", Observer.note), name: nil, object: nil)
    center.post(name: Notification.Name("n"), object: nil)
    #expect(observer.names == ["n"])
  }

  @Test("A UIAction gets the control as its sender")
  func actions() {
    let button = UIButton(type: .system)
    var senders: [ObjectIdentifier?] = []
    button.addAction(
      UIAction { senders.append($0.sender.map(ObjectIdentifier.init)) },
      for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(senders == [ObjectIdentifier(button)])
  }

  @Test("A button shows the title of its state, or else that of the normal state")
  func states() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.titleLabel?.text == "Wait")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Go" && button.title(for: .selected) == "Go")
    #expect(button.state == .selected)
  }

  @Test("A button places its image beside its title and is large enough for both")
  func layout() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.maxX == title.minX && abs(image.midY - title.midY) < 1)
    #expect(button.bounds.width >= image.width + title.width)
  }

  @Test("Sliders and progress views clamp their values")
  func ranges() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2 && slider.maximumValue == 2)
    let progress = UIProgressView()
    progress.progress = -3
    #expect(progress.progress == 0)
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
  }

  @Test(
    "A text field asks its delegate before editing, and endEditing resigns first responder")
  func editing() {
    final class FieldDelegate: NSObject, UITextFieldDelegate {
      var allows = false
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    }
    let (view, field, delegate) = (UIView(), UITextField(), FieldDelegate())
    view.addSubview(field)
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    delegate.allows = true
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(view.endEditing(false) && !field.isFirstResponder)
  }

  @Test("A view's next responder is its superview")
  func chain() {
    let (outer, inner) = (UIView(), UIButton())
    outer.addSubview(inner)
    #expect(inner.next === outer && outer.next == nil)
  }
}
