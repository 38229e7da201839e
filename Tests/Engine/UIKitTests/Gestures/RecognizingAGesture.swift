import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// Rules 2.13, first rule: the machine's states, what they send, and when it starts over.
@MainActor
@Suite("The state machine of a gesture recognizer", .oneAtATime)
struct RecognizingAGesture {
  private typealias State = UIGestureRecognizer.State

  @Test("Raw values are those of Apple's header")
  func rawValues() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test("There are nine transitions, and each sends an action unless it fails")
  func table() {
    var rows: [String] = []
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for old in states {
      for new in states {
        guard let outcome = UIGestureRecognizer.StateMachine.outcome(from: old, to: new) else {
          continue
        }
        let action = outcome.sendsAction ? "action" : "silence"
        rows.append("\(old.text) -> \(new.text): \(action)\(outcome.isFinal ? ", reset" : "")")
      }
    }
    #expect(
      rows == [
        "possible -> began: action",
        "possible -> ended: action, reset",
        "possible -> failed: silence, reset",
        "began -> changed: action",
        "began -> ended: action, reset",
        "began -> cancelled: action, reset",
        "changed -> changed: action",
        "changed -> ended: action, reset",
        "changed -> cancelled: action, reset",
      ])
  }

  @Test("A subclass that sets its state has each step reported once, and starts over at the end")
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

  @Test("The action comes after the method that set the state, not within it")
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

  @Test("A transition that does not exist changes nothing and is a fault")
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

  @Test("Disabling during recognition cancels, disabling before fails in silence")
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

  @Test("Removing a recognizer from its view during recognition cancels it")
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

  @Test("The same target and action is told once; removed, not at all")
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
