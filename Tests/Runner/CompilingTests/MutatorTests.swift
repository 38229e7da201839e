import Testing

@testable import Compiling

@Suite("Right answers become wrong ones, by one change each")
struct MutatorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var mutants: [String]
    var testDescription: String { before }
  }

  @Test(
    "A statement has all mutants that fit, and no others",
    arguments: [
      Row(before: "go()", mutants: ["<nothing>"]),
      Row(before: "let x = y", mutants: []),
      Row(before: "return x", mutants: []),
      Row(before: "x", mutants: []),
      Row(before: "x.y = z", mutants: ["<nothing>"]),
      Row(before: "x.isHidden = true", mutants: ["<nothing>", "x.isHidden = false"]),
      Row(before: "let x = a == b", mutants: ["let x = a != b"]),
      Row(
        before: "let x = a < 1",
        mutants: ["let x = a > 1", "let x = a < 2", "let x = a < 0", "let x = a < -1"]),
      Row(before: "let x = 0", mutants: ["let x = 1"]),
      Row(before: "let x = 0.5", mutants: ["let x = 1.0", "let x = 0", "let x = -0.5"]),
      Row(before: "let x = -10", mutants: ["let x = -20", "let x = -0", "let x = 10"]),
      Row(before: "let x = a ? b : c", mutants: ["let x = !(a) ? b : c"]),
      Row(before: "let x = a == b ? c : d", mutants: ["let x = a != b ? c : d"]),
      Row(before: "let x = !a", mutants: ["let x = a"]),
      Row(before: "let x = a && b", mutants: ["let x = a || b"]),
      Row(before: "if a { }", mutants: ["<nothing>", "if !(a) { }"]),
      Row(before: "if let a { }", mutants: ["<nothing>"]),
      Row(before: "let x = c.view(forKey: .to)", mutants: ["let x = c.view(forKey: .from)"]),
      Row(before: "let x = o == .push", mutants: ["let x = o != .push", "let x = o == .pop"]),
      Row(before: "a.addSubview(b)", mutants: ["<nothing>", "a.insertSubview(b, at: 0)"]),
      Row(
        before: "a.insertSubview(b, at: 0)",
        mutants: ["<nothing>", "a.addSubview(b)", "a.insertSubview(b, at: 1)"]),
      Row(
        before: "a.insertSubview(b, belowSubview: c)",
        mutants: ["<nothing>", "a.insertSubview(b, aboveSubview: c)"]),
      Row(
        before: "a.bringSubviewToFront(b)",
        mutants: ["<nothing>", "a.sendSubviewToBack(b)"]),
      Row(
        before: "c.completeTransition(d)",
        mutants: ["<nothing>", "c.completeTransition(d); c.completeTransition(d)"]),
      Row(before: "a?.b()", mutants: ["<nothing>"]),
      Row(before: "run { a = b }", mutants: ["<nothing>", "run {  }"]),
    ])
  func changes(row: Row) {
    let mutants = Mutator.mutants(of: "func f() { \(row.before) }").filter {
      !$0.change.hasSuffix("the first time only")
    }.map { mutant in
      let inner = mutant.text.dropFirst("func f() { ".count).dropLast(" }".count)
      return inner.isEmpty ? "<nothing>" : String(inner)
    }
    #expect(mutants == row.mutants)
  }

  @Test("Lines stay the lines they were, and only the wanted ones are changed")
  func lines() {
    let text = """
      func f() {
        animate {
          a = 1
        }
        b()
      }

      """
    #expect(
      Mutator.mutants(of: text).map { "\($0.line): \($0.change)" } == [
        "2: animate { a = 1 } → nothing", "2: animate { a = 1 } → the first time only",
        "3: a = 1 → nothing", "3: a = 1 → the first time only", "3: 1 → 2 in a = 1",
        "3: 1 → 0 in a = 1", "3: 1 → -1 in a = 1", "5: b() → nothing",
        "5: b() → the first time only",
      ])
    #expect(Mutator.mutants(of: text, lines: [5]).map(\.line) == [5, 5])
    #expect(
      Mutator.mutants(of: text).allSatisfy { mutant in
        mutant.text.count { $0 == "\n" } == text.count { $0 == "\n" }
      })
  }

  @Test("A change in a guard's way out knows how to find out whether it is ever taken")
  func probes() {
    let text = "func f() { guard let a else { b(); return }; c() }"
    let probes = Mutator.mutants(of: text).filter { $0.change.hasSuffix("nothing") }.map(\.probe)
    #expect(
      probes == ["func f() { guard let a else { preconditionFailure(); b(); return }; c() }", nil])
  }

  @Test("A statement that acts the first time only knows how to find out whether it comes again")
  func firstTime() {
    let mutant = Mutator.mutants(of: "func f() { b() }\n").last
    #expect(
      mutant?.text
        == "func f() { timesHere += 1; if timesHere == 1 { b() } }\nprivate var timesHere = 0")
    #expect(
      mutant?.probe
        == "func f() { timesHere += 1; if timesHere > 1 { preconditionFailure() }; b() }\n"
        + "private var timesHere = 0")
  }
}
