import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("The state machine of a gesture recognizer", .inNewWorld)
struct RecognizingAGesture {
  private typealias State = UIGestureRecognizer.State

  @Test("Recognizer states have UIKit's raw values")
  func rawValues() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test("There are nine state transitions, and all but failing send an action")
  func table() {
    var rows: [String] = []
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for old in states {
      for new in states {
        guard let outcome = UIGestureRecognizer.StateMachine.outcome(from: old, to: new) else {
          continue
        }
        let action = outcome.sendsAction ? "action" : "no action"
        rows.append("\(old.text) -> \(new.text): \(action)\(outcome.isFinal ? ", reset" : "")")
      }
    }
    #expect(
      rows == [
        "possible -> began: action",
        "possible -> ended: action, reset",
        "possible -> failed: no action, reset",
        "began -> changed: action",
        "began -> ended: action, reset",
        "began -> cancelled: action, reset",
        "changed -> changed: action",
        "changed -> ended: action, reset",
        "changed -> cancelled: action, reset",
      ])
  }

  @Test("Each state that a subclass sends is reported once, and it is reset at the end")
  func subclass() {
    let scene = GestureScene()
    let puppet = scene.add(PuppetRecognizer(), named: "puppet")
    scene.land(200, 200)
    for state in [State.began, .changed, .changed, .ended] {
      puppet.state = state
      MainLoop.shared.turn()
    }
    #expect(puppet.state == .ended)
    scene.lift()
    #expect(puppet.state == .possible)
    #expect(puppet.resets == 1)
    #expect(
      scene.read() == [
        "view began", "puppet began", "view cancelled", "puppet changed", "puppet changed",
        "puppet ended",
      ])
  }

  @Test("Setting the state sends the action in the next turn")
  func actionsWait() {
    let scene = GestureScene()
    let puppet = scene.add(PuppetRecognizer(), named: "puppet")
    scene.land(200, 200)
    _ = scene.read()
    puppet.state = .began
    #expect(scene.read() == [])
    MainLoop.shared.turn()
    #expect(scene.read() == ["puppet began", "view cancelled"])
  }

  @Test("An invalid state transition is a fault and changes nothing")
  func invalid() {
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind {
        let (from, to) = (fault.facts["from"] ?? "", fault.facts["to"] ?? "")
        faults.append("\(fault.code.rawValue) \(from) \(to)")
      }
    }
    defer { EngineLog.sink = nil }
    let scene = GestureScene()
    let puppet = scene.add(PuppetRecognizer(), named: "puppet")
    scene.land(200, 200)
    puppet.state = .changed
    #expect(puppet.state == .possible)
    #expect(faults == ["gesture-state-invalid possible changed"])
  }

  @Test("Disabling a recognizer cancels it if it has begun, and else sends no action")
  func disabling() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 3)
    pan.isEnabled = false
    MainLoop.shared.turn()
    scene.slide(by: 30, steps: 3)
    scene.lift()
    #expect(
      scene.read().filter { $0.hasPrefix("pan") } == [
        "pan began", "pan changed", "pan changed", "pan cancelled",
      ])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    scene.land(200, 200)
    pan.isEnabled = false
    scene.slide(by: 30, steps: 3)
    scene.lift()
    #expect(scene.read().filter { $0.hasPrefix("pan") } == [])
  }

  @Test("Removing a recognizer during recognition cancels it")
  func removing() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.land(200, 200)
    scene.slide(by: 30, steps: 2)
    scene.view.removeGestureRecognizer(pan)
    MainLoop.shared.turn()
    #expect(
      scene.read().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan cancelled"])
    #expect(pan.view == nil)
  }

  @Test("A target added twice is called once, and not at all after its removal")
  func targets() {
    let scene = GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), named: "tap")
    tap.addTarget(scene, action: Selector("note(_:)", GestureScene.note))
    scene.tap()
    #expect(scene.read().filter { $0.hasPrefix("tap") } == ["tap ended"])
    tap.removeTarget(scene, action: nil)
    scene.tap()
    #expect(scene.read().filter { $0.hasPrefix("tap") } == [])
  }
}
