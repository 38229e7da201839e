import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Transactions", .inNewWorld)
struct TransactionTests {
  // CATransaction/transaction.m: 40 of 49, three of them in ConstantsTests; the other nine need a
  // second thread.
  @Test("Transactions nest and inherit values as in GNUstep's checks")
  func values() {
    MainLoop.shared.turn()
    var seen: [String] = []
    func note(_ what: String) {
      let function = CATransaction.animationTimingFunction() != nil
      seen.append(
        "\(what): \(CATransaction.animationDuration()) \(CATransaction.disableActions()) \(function)"
      )
    }
    note("nothing begun")
    CATransaction.begin()
    note("begun")
    CATransaction.setAnimationDuration(1.5)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(.init(name: .easeIn))
    note("set")
    #expect(CATransaction.animationTimingFunction() == .init(name: .easeIn))
    CATransaction.commit()
    note("committed")
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    note("nested")
    CATransaction.setAnimationDuration(2)
    note("nested, set")
    CATransaction.commit()
    note("outer again")
    CATransaction.commit()
    CATransaction.commit()
    note("one commit too many")
    CATransaction.setAnimationDuration(5)
    note("implicit")
    CATransaction.flush()
    note("flushed")
    CATransaction.begin()
    CATransaction.setAnimationDuration(7)
    CATransaction.flush()
    note("flushed inside")
    CATransaction.commit()
    note("committed again")
    CATransaction.flush()
    CATransaction.flush()
    CATransaction.lock()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.unlock()
    CATransaction.unlock()
    note("flushed and unlocked")
    #expect(
      seen == [
        "nothing begun: 0.25 false false", "begun: 0.25 false false", "set: 1.5 true true",
        "committed: 0.25 false false", "nested: 1.0 true false", "nested, set: 2.0 true false",
        "outer again: 1.0 true false", "one commit too many: 0.25 false false",
        "implicit: 5.0 false false", "flushed: 0.25 false false",
        "flushed inside: 7.0 false false", "committed again: 0.25 false false",
        "flushed and unlocked: 0.25 false false",
      ])
  }

  @Test("A transaction stores values by key, including unknown keys")
  func keys() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setAnimationDuration(0.75)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.75)
    CATransaction.setValue(NSNumber(value: 1.25), forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 1.25)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.setValue(false, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions() == false)
    #expect(CATransaction.value(forKey: "custom") == nil)
    CATransaction.setValue("stored", forKey: "custom")
    #expect(CATransaction.value(forKey: "custom") as? String == "stored")
  }

  // CATransaction/completion.m: 14 of 14.
  @Test("Completion blocks run once, in the next turn, and do not replace each other")
  func completion() {
    var ran: [String] = []
    func turn(_ what: String) {
      MainLoop.shared.turn()
      ran.append(what)
    }
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { ran.append("one") }
    #expect(CATransaction.completionBlock() != nil)
    turn("open")
    CATransaction.commit()
    ran.append("committed")
    turn("turned")
    turn("again")
    #expect(CATransaction.completionBlock() == nil)

    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("first") }
    CATransaction.setCompletionBlock { ran.append("second") }
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    turn("two")

    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    turn("inner committed")
    CATransaction.commit()
    turn("outer committed")
    #expect(
      ran == [
        "open", "committed", "one", "turned", "again", "first", "second", "two",
        "inner committed", "outer", "outer committed",
      ])
  }

  @Test("A completion block waits for animations added after it, also in nested transactions")
  func waiting() {
    let root = Screen.root()
    let start = MainLoop.shared.now
    var ended: [Double] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append(MainLoop.shared.now - start) }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    root.add(CABasicAnimation(keyPath: "opacity"), forKey: "inner")
    CATransaction.commit()
    CATransaction.commit()
    MainLoop.shared.advance(by: 0.4)
    #expect(ended.isEmpty)
    MainLoop.shared.advance(by: 0.4)
    #expect(ended.map(Row.text) == ["0.5"])
  }

  @Test("A transaction that is left open commits nothing and is a fault once")
  func leftOpen() {
    let root = Screen.root()
    var faults: [String] = []
    var commits = 0
    let observers = MainLoop.shared.commitObservers
    MainLoop.shared.commitObservers.append { _ in commits += 1 }
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer {
      EngineLog.sink = nil
      MainLoop.shared.commitObservers = observers
    }
    CATransaction.begin()
    root.opacity = 0.5
    MainLoop.shared.advance(by: 1)
    #expect(faults == ["transaction-left-open"] && commits == 0)
    CATransaction.commit()
    MainLoop.shared.turn()
    #expect(faults == ["transaction-left-open"] && commits == 1)
  }

  @Test("A transaction's timing function overrides that of animations added in it")
  func pacing() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setAnimationTimingFunction(.init(name: .easeIn))
    let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    animation.timingFunction = .init(name: .linear)
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.timingFunction == .init(name: .easeIn))
    #expect(animation.timingFunction == .init(name: .linear))
  }
}
