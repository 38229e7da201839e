import EngineTesting
import HeadlessQuartzCore
import Testing
@Suite("Performing selectors", .inNewWorld)
struct PerformingSelectors {
  class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func one(_ value: String) { calls.append("one \(value)") }
    func two(_ value: String, with other: Int?) { calls.append("two \(value) \(other ?? -1)") }
    func overloaded() { calls.append("overloaded") }
    func overloaded(_ value: String) { calls.append("overloaded \(value)") }
    func answer() -> NSObject { self }
  }

  final class Subclass: Target {
    override func plain() { calls.append("overridden") }
  }

  @Test("A selector performs methods with up to two arguments, with and without a name")
  func arities() {
    let target = Target()
    let selectors = [
      Selector(Target.plain), Selector(Target.one), Selector(Target.one(_:)),
      Selector("two(_:with:)", Target.two(_:with:)), Selector("plain", Target.plain),
      Selector(Target.overloaded as (Target) -> () -> Void),
      Selector(Target.overloaded as (Target) -> (String) -> Void),
    ]
    for selector in selectors { selector.perform(on: target, with: "a", 2) }
    Selector("two(_:with:)", Target.two).perform(on: target, with: "b")
    #expect(
      target.calls == [
        "plain", "one a", "one a", "two a 2", "plain", "overloaded", "overloaded a", "two b -1",
      ])
  }

  @Test("A selector performs an override, and responds(to:) checks for the method")
  func inheritance() {
    let object = Subclass()
    let selector = Selector("plain", Target.plain)
    object.perform(selector)
    #expect(object.calls == ["overridden"])
    #expect(object.responds(to: selector))
    #expect(!NSObject().responds(to: selector))
    #expect(!object.responds(to: "plain"))
    #expect(object.perform(Selector("answer", Target.answer))?.takeUnretainedValue() === object)
  }

  @Test("A delayed perform happens in virtual time and can be cancelled")
  func later() {
    let target = Target()
    target.perform(Selector("one(_:)", Target.one), with: "soon", afterDelay: 0.5)
    target.perform(Selector("one(_:)", Target.one), with: "never", afterDelay: 1)
    MainLoop.shared.advance(by: 0.4)
    #expect(target.calls == [])
    MainLoop.shared.advance(by: 0.2)
    #expect(target.calls == ["one soon"])
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    MainLoop.shared.advance(by: 1)
    #expect(target.calls == ["one soon"])
  }

  class Given {}
  final class Same: Given { final var isSame: Bool { true } }
  final class Longer: Given { var number = 7 }
  class Taller: Given { func added() -> Int { 7 } }

  final class Taker: NSObject {
    var taken: [String] = []

    func same(_ value: Same) { taken.append("same \(value.isSame)") }
    func longer(_ value: Longer) { taken.append("longer \(value.number)") }
    func taller(_ value: Taller) { taken.append("taller \(value.added())") }
  }

  @Test("An object of the app's stands for none of a subclass, however alike they are")
  func declaredAsSubclass() {
    var faults = 0
    EngineLog.sink = { kind, _ in if case .fault = kind { faults += 1 } }
    defer { EngineLog.sink = nil }
    let taker = Taker()
    Selector(Taker.same).perform(on: taker, with: Given())
    Selector(Taker.longer).perform(on: taker, with: Given())
    Selector(Taker.taller).perform(on: taker, with: Given())
    Selector(Taker.longer).perform(on: taker, with: Longer())
    #expect(taker.taken == ["longer 7"])
    #expect(faults == 3)
  }

  @Test("Performing a selector without a method is a fault")
  func nameOnly() {
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    Selector("anything:").perform(on: Target())
    #expect(faults == ["unrecognized-selector"])
  }
}
