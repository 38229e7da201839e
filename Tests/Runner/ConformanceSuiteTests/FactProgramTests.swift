import Testing

@testable import Conformance

@Suite("Programs of rules state facts")
struct FactProgramTests {
  @Test("Each condition gets a number, and the value left of its comparison is noted")
  func conditions() {
    let program = FactProgram(
      """
      import UIKit
      precondition(view.alpha == 0.5)
      precondition(abs((layer?.opacity ?? 0) - 0.3) < 0.01, "a third")
      precondition(isReady)
      precondition(a.x > 1 && a.x + 1 <= 3 || other === view)
      check { precondition(!list.isEmpty) }

      """, firstLine: 10)
    #expect(
      program.text == """
        import UIKit
        ruleFacts.state(0, ruleFacts.seen(0, view.alpha) == 0.5)
        ruleFacts.state(1, abs(ruleFacts.seen(1, (layer?.opacity ?? 0)) - 0.3) < 0.01, "a third")
        ruleFacts.state(2, isReady)
        ruleFacts.state(3, ruleFacts.seen(3, a.x) > 1 && ruleFacts.seen(3, a.x + 1) <= 3 || ruleFacts.seen(3, other) === view)
        check { ruleFacts.state(4, !list.isEmpty) }

        """)
    #expect(program.conditions.map(\.line) == [11, 12, 13, 14, 15])
    #expect(program.conditions[1].text == "abs((layer?.opacity ?? 0) - 0.3) < 0.01")
  }

  @Test("Text that only looks like a condition stays as it is")
  func lookalikes() {
    let text = """
      // precondition(false)
      let text = "precondition(x == y)"
      preconditionFailure("never")
      object.precondition(x == y)

      """
    let program = FactProgram(text)
    #expect(program.text == text)
    #expect(program.conditions.isEmpty)
  }
}

@Suite("Programs become files of one module")
struct FileScopeTests {
  @Test("Declarations are visible in their file only")
  func declarations() {
    let scope = FileScope(
      """
      import UIKit
      import QuartzCore

      /// Text.
      @objc(Odd) final class First: UIViewController {
        public var kept = 1
      }
      public struct Second {}
      private enum Third {}
      extension First: Comparable {}
      extension First { func more() {} }
      func makeRootViewController() -> UIViewController { First() }

      """)
    #expect(scope.imports == ["QuartzCore", "UIKit"])
    #expect(!scope.isScript)
    #expect(
      scope.text == """


        /// Text.
        @objc(Odd) fileprivate final class First: UIViewController {
          public var kept = 1
        }
        fileprivate struct Second {}
        private enum Third {}
        extension First: Comparable {}
        fileprivate extension First { func more() {} }
        fileprivate func makeRootViewController() -> UIViewController { First() }
        """)
  }

  @Test("Statements become a function, and extensions stay outside of it with their types")
  func statements() {
    let plain = FileScope("import UIKit\nstruct A {}\nlet a = A()\nprint(a)\n")
    #expect(plain.isScript)
    #expect(plain.text == "\n\nfileprivate func run() {\nstruct A {}\nlet a = A()\nprint(a)\n}\n")
    let extended = FileScope("struct A {}\nextension A { var b: Int { 1 } }\nprint(A().b)\n")
    #expect(
      extended.text == """
        fileprivate struct A {}
        fileprivate extension A { var b: Int { 1 } }

        fileprivate func run() {
        print(A().b)
        }

        """)
  }
}
