import Compiling
import Record
import Testing

@testable import Checking

@Suite("Members of UIKit's types that are nearly what was written, or lack what they belong to")
struct NearbyMembersTests {
  private let library = LibraryMembers(
    """
    UIPanGestureRecognizer\tis\tUIGestureRecognizer
    UIPanGestureRecognizer\tfunc\tvelocity
    UIGestureRecognizer\tvar\tstate\tUIGestureRecognizer.State
    UIGestureRecognizer.State\tstatic\tbegan
    UIGestureRecognizer.State\tstatic\tended
    UINavigationController\tfunc\tpushViewController
    UINavigationController\tfunc\tpopViewController
    UINavigationControllerDelegate\tis\tNSObjectProtocol
    UINavigationBarDelegate\tis\tNSObjectProtocol
    WKNavigationDelegate\tis\tNSObjectProtocol
    UIScreenEdgePanGestureRecognizer\tis\tUIPanGestureRecognizer
    UIScreenEdgePanGestureRecognizer\tvar\tedges\tUIRectEdge
    UIRectEdge\tstatic\tleft
    UUID\tvar\tuuidString
    """)

  private func names(_ text: String, starter: String = "") -> NearbyNames {
    NearbyNames(
      answer: .init(name: "a.swift", text: text), starter: starter, scenes: [],
      publicNames: ["left", "state", "began", "beginTime", "speed"], library: library)
  }

  @Test(
    "A member that is nearly one of the type's is told, and those of other types are not",
    arguments: [
      ("UIGestureRecognizer.State", "begin", "could_not_find_type_member", "began"),
      ("UINavigationController", "push", "could_not_find_value_member", "pushViewController"),
      ("UIPanGestureRecognizer", "speed", "could_not_find_value_member", "velocity"),
      ("UIScreenEdgePanGestureRecognizer", "stat", "could_not_find_value_member", "state"),
      ("UUID", "uuidstring", "could_not_find_value_member", "uuidString"),
      ("UUID", "lefd", "could_not_find_value_member", nil),
    ])
  func nearest(type: String, name: String, id: String, meant: String?) {
    let error = Diagnostic(
      severity: .error, id: id, message: "value of type '\(type)' has no member '\(name)'",
      file: "a.swift", line: 1, column: 1)
    #expect(
      names("import UIKit").complete([error])[0].lead == meant.map { "Did you mean \($0)?" })
  }

  @Test(
    "A name that only members have is told with what is before it",
    arguments: [
      ("edge.edges = left", "left", "Did you mean .left?"),
      ("switch state {}", "state", "Did you mean pan.state?"),
      ("go(action: selector(go(_:)))", "selector", "A # is missing: #selector(go(_:))"),
      ("go(began)", "began", nil),
    ])
  func withoutOwner(line: String, name: String, said: String?) {
    let text = "import UIKit\nfunc go(pan: UIPanGestureRecognizer) {\n\(line)\n}"
    #expect(told(text, name, line: 3) == said)
  }

  @Test("A member of the app's that is used outside of its type is told with the type")
  func outside() {
    let text = "import UIKit\nclass Tree {\n  var leaf = 1\n}\nfunc go() {\n  leaf.fall()\n}"
    #expect(
      told(text, "leaf", line: 6) == "leaf belongs to Tree, and this stands outside of its braces.")
  }

  @Test("Who imports SwiftUI in UIKit's place hears that it does not exist here")
  func otherFramework() {
    let sentence =
      "SwiftUI does not exist here, and apps are made with UIKit: write import UIKit in its place."
    #expect(told("import SwiftUI\nlet a: CGPoint", "CGPoint", line: 2) == sentence)
    #expect(told("import SwiftUI\nimport UIKit\nlet a: CGPoint", "CGPoint", line: 3) != sentence)
  }

  @Test(
    "A type whose name has the same words and one more is meant, of several the exercise's",
    arguments: [
      (
        "UINavigationDelegate", "class A: UINavigationControllerDelegate {}",
        "UINavigationControllerDelegate"
      ),
      ("UIScreenPanGestureRecognizer", "", "UIScreenEdgePanGestureRecognizer"),
    ])
  func words(name: String, starter: String, meant: String) {
    let text = "import UIKit\nextension A: \(name) {}"
    #expect(
      told(text, name, line: 2, starter: starter, id: "cannot_find_type_in_scope")
        == "Did you mean \(meant)?")
  }

  private func told(
    _ text: String, _ name: String, line: Int, starter: String = "",
    id: String = "cannot_find_in_scope"
  ) -> String? {
    let source = String(text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1])
    let column = source.firstRange(of: name).map { source[..<$0.lowerBound].utf8.count + 1 }
    let error = Diagnostic(
      severity: .error, id: id, message: "cannot find '\(name)' in scope", file: "a.swift",
      line: line, column: column, source: source)
    return names(text, starter: starter).complete([error])[0].lead
  }
}
