import Record
import Testing

@testable import Checking

@Suite("An extension that is not the starter's")
struct ChangedExtensionTests {
  private let starter = """
    import UIKit

    extension First: UIViewControllerAnimatedTransitioning {
    }
    extension Second: UINavigationControllerDelegate {
    }
    """
  private let errors = [
    Diagnostic(
      severity: .error, id: "x", message: "'First' does not conform",
      file: "chapters/ch20.md", line: 90, source: "    self  // hidden"),
    Diagnostic(severity: .error, message: "no", file: "a.swift", line: 7),
  ]

  @Test("The error about the app is told at the learner's extension, with none of the app's lines")
  func moved() throws {
    let answer = starter.replacing("extension First", with: "  extension Third")
      .replacing("\n", with: "\r\n")
    let moved = try #require(ChangedExtension(in: answer, startedWith: starter))
    let told = moved.replacing(errors, outside: "a.swift")
    #expect(told.map(\.file) == ["a.swift", "a.swift"])
    #expect(told.map(\.line) == [3, 7])
    #expect(told[0].column == 3)
    #expect(told[0].message == "'First' does not conform")
    #expect(told[0].source?.hasPrefix("  extension Third: UI") == true)
    #expect(
      told[0].lead == "This extends Third, and the app around the exercise asks First for a "
        + "UIViewControllerAnimatedTransitioning: extend First, as the starter does.")
  }

  @Test("An extension without the protocol that the app asks for is told which one")
  func withoutProtocol() throws {
    let answer = starter.replacing("Second: UINavigationControllerDelegate", with: "Second")
    let moved = try #require(ChangedExtension(in: answer, startedWith: starter))
    var error = errors[0]
    error.message =
      "cannot assign value of type 'Second' to '(any UINavigationControllerDelegate)?'"
    let told = moved.replacing([error], outside: "a.swift")
    #expect(told.map(\.line) == [5])
    #expect(
      told[0].lead
        == "The app around the exercise asks Second for a UINavigationControllerDelegate: write "
        + "extension Second: UINavigationControllerDelegate, as the starter does.")
    #expect(moved.replacing(errors, outside: "a.swift") == errors)
  }

  @Test("Other errors stay as they are, and so do those of an answer that adds extensions")
  func others() throws {
    #expect(ChangedExtension(in: starter, startedWith: starter) == nil)
    let more = starter + "\nextension Third: UIViewControllerAnimatedTransitioning {}\n"
    #expect(ChangedExtension(in: more, startedWith: starter) == nil)
    let without = "import UIKit\nfinal class Mine: NSObject {}\n"
    #expect(ChangedExtension(in: without, startedWith: starter) == nil)
    let answer = starter.replacing("extension First", with: "extension Third")
    let moved = try #require(ChangedExtension(in: answer, startedWith: starter))
    #expect(moved.replacing([errors[1]], outside: "a.swift") == [errors[1]])
  }
}
