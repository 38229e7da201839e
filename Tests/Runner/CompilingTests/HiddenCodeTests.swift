import Testing

@testable import Compiling

@Suite("What the book hides of an app")
struct HiddenCodeTests {
  private let code = """
    class App {
      var isOpen = false
      func shown() -> Int {
        1
      }
      // snippet.hide
      // The answer.
      func half() {
        open()
        func inner() { close() }
      }
      var size: Int { 7 }
      var kept = [1, 2]
      init() {}
      // snippet.show
      func part() -> Bool {
        // snippet.hide
        decide()
        // snippet.show
        true
      }
    }

    """

  @Test(
    "Functions of which a part is hidden keep their declarations and places, and lose what is in them"
  )
  func cut() {
    let rest = """
      class App {
        var isOpen = false
        func shown() -> Int {
          1
        }


        func half() { fatalError()


      }
        var size: Int { fatalError() }
        var kept = [1, 2]
        init() {}

        func part() -> Bool { fatalError()




      }
      }

      """
    let result = HiddenCode.withoutBodies(code)
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.drop { $0 == " " }
      }
    }
    #expect(lines(result) == lines(rest))
  }

  @Test("An app that hides nothing is as it was")
  func unchanged() {
    #expect(HiddenCode.withoutBodies("func a() { b() }\n") == "func a() { b() }\n")
  }
}
