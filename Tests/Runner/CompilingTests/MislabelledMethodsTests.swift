import Foundation
import Record
import SwiftParser
import SwiftSyntax
import Testing

@testable import Compiling

@Suite("Methods that differ from UIKit's by a label")
struct MislabelledMethodsTests {
  private func leads(_ code: String) -> [String?] {
    MislabelledMethods.warnings(in: code, file: "a.swift").map(\.lead)
  }

  @Test(
    "A label of one's own instead of UIKit's is noticed, and UIKit's is suggested",
    arguments: [
      (
        "gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool { true }",
        "gestureRecognizerShouldBegin(gestureRecognizer:)", "gestureRecognizerShouldBegin(_:)"
      ),
      (
        "animationEnded(transitionCompleted: Bool) {}", "animationEnded(transitionCompleted:)",
        "animationEnded(_:)"
      ),
      (
        "interruptibleAnimator(for context: Any) -> UIViewPropertyAnimator { make() }",
        "interruptibleAnimator(for:)", "interruptibleAnimator(using:)"
      ),
      (
        "navigationController(_ a: A, animationControllerFor b: B, fromVC: C, to d: D) -> E? { nil }",
        "navigationController(_:animationControllerFor:fromVC:to:)",
        "navigationController(_:animationControllerFor:from:to:)"
      ),
      (
        "navigationController(_ a: A, interactionControllerFor b: B, from c: C, to d: D) -> E? { nil }",
        "navigationController(_:interactionControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)"
      ),
      ("viewDidAppear(_ animated: Bool, again: Bool) {}", "", ""),
      ("animationEnded(_ completed: Bool) {}", "", ""),
      // Two of UIKit's are as near.
      ("navigationController(_ a: A, didPush b: B, animated: Bool) {}", "", ""),
    ])
  func labels(method: String, own: String, meant: String) {
    let found = leads("class A: NSObject {\n  func \(method)\n}")
    #expect(found == (own.isEmpty ? [] : ["UIKit never calls \(own). Did you mean \(meant)?"]))
  }

  @Test("A method by its name in Swift 2 in a file of today is told from a mere slip of a label")
  func legacyNames() {
    func isLegacy(_ method: String) -> [Bool] {
      MislabelledMethods.warnings(in: "class A: NSObject {\n  func \(method)\n}", file: "a.swift")
        .map(LegacyMethods.isMeant(by:))
    }
    #expect(
      isLegacy(
        "navigationController(_ a: A, animationControllerForOperation b: B, "
          + "fromViewController c: C, toViewController d: D) -> E? { nil }") == [true])
    #expect(isLegacy("animationEnded(transitionCompleted: Bool) {}") == [false])
  }

  @Test("What the file calls itself, overrides, or keeps to itself is its own business")
  func ownMethods() {
    #expect(leads("class A { func animationEnded(finished: Bool) {} }").count == 1)
    #expect(
      leads(
        "class A { func animationEnded(finished: Bool) {}; func b() { animationEnded(finished: true) } }"
      ).isEmpty)
    #expect(leads("class A { private func animationEnded(finished: Bool) {} }").isEmpty)
    #expect(leads("class A: B { override func animationEnded(finished: Bool) {} }").isEmpty)
    #expect(leads("func animationEnded(finished: Bool) {}").isEmpty)
    #expect(
      leads(
        "class A { func animationEnded(_ finished: Bool) {}; func animationEnded(late: Bool) {} }"
      ).isEmpty)
  }

  @Test("A source in the grammar of Swift 2, where a first label was none, is left alone")
  func legacy() {
    #expect(
      leads(
        "class A: B { func transitionDuration(t: C?) -> NSTimeInterval { 1 }\n"
          + "func animationEnded(transitionCompleted: Bool) {} }"
      ).isEmpty)
  }

  @Test("The list has every form of its methods that the engine's protocols have today")
  func theListIsTheEngines() throws {
    let engine = URL(filePath: #filePath).appending(path: "../../../../Sources/Engine").standardized
    let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
    let collector = RequirementCollector(viewMode: .sourceAccurate)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      collector.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
    }
    let current = collector.requirements.filter { LegacyNames.today($0) == $0 }
    for (base, names) in MislabelledMethods.requirements {
      let known = current.filter { LegacyNames.split($0).base == base }
      #expect(known.subtracting(names).sorted() == [], "\(base)")
      #expect(Set(names).subtracting(collector.methods).sorted() == [], "\(base)")
    }
    for name in MislabelledMethods.requirements.values.joined() {
      let results = collector.results[name] ?? []
      #expect(results == (MislabelledMethods.results[name].map { [$0] } ?? []), "\(name)")
    }
  }
}

/// Collects the methods of protocols, and all methods.
private final class RequirementCollector: SyntaxVisitor {
  private(set) var requirements: Set<String> = []
  private(set) var methods: Set<String> = []
  /// What methods return that return something, by their names.
  private(set) var results: [String: Set<String>] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = InheritedRequirement.name(of: node)
    methods.insert(name)
    if let result = node.signature.returnClause?.type.trimmedDescription {
      results[name, default: []].insert(
        result.filter { !"()".contains($0) }.replacing("any ", with: ""))
    }
    let owner = node.parent?.parent?.parent?.parent
    if owner?.is(ProtocolDeclSyntax.self) == true { requirements.insert(name) }
    return .visitChildren
  }
}
