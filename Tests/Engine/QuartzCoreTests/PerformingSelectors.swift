import EngineTesting
import HeadlessQuartzCore
import Testing

@MainActor
@Suite("Selectors call methods", .oneAtATime)
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

  final class Heir: Target {
    override func plain() { calls.append("overridden") }
  }

  @Test("With none, one and two arguments, with and without a name")
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

  @Test("An override is called, and an object is asked whether it has the method")
  func inheritance() {
    let heir = Heir()
    let selector = Selector("plain", Target.plain)
    heir.perform(selector)
    #expect(heir.calls == ["overridden"])
    #expect(heir.responds(to: selector))
    #expect(!NSObject().responds(to: selector))
    #expect(!heir.responds(to: "plain"))
    #expect(heir.perform(Selector("answer", Target.answer))?.takeUnretainedValue() === heir)
  }

  @Test("Later means in virtual time, and can be cancelled")
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

  @Test("A selector that is only a name cannot be performed, and that is a fault")
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
