import Testing

@testable import Compiling

@Suite("Optional methods of UIKit in subclasses")
struct InheritedRequirementTests {
  @Test("An optional method of UIKit is found in a subclass of the class that conforms")
  func inheritedRequirements() {
    let before = """
      class Base: NSObject, UIGestureRecognizerDelegate, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> Double { 1 }
      }
      final class Fade: Base {
        func animationEnded(_ completed: Bool) {}
        func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { false }
        private func interruptibleAnimator() {}
      }
      final class Pop: Base {
        func animationEnded(_ completed: Bool) {}
        override func transitionDuration(using context: UIViewControllerContextTransitioning?) -> Double { 2 }
      }
      class Plain: NSObject {}
      class Other: Plain { func animationEnded(_ completed: Bool) {} }
      """
    var after = before.replacing("  func animationEnded", with: "  override func animationEnded")
      .replacing("{ override func", with: "{ func")
      .replacing("  func gesture", with: "  override func gesture")
    let end = try? #require(after.range(of: "}\nfinal class Fade"))
    after.insert(
      contentsOf: "func animationEnded(_ completed: Bool) { _requirementIsMissing() }; "
        + "func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { return true } ",
      at: end?.lowerBound ?? after.startIndex)
    let unit = CompilationUnit(
      kind: .app, sources: [.init(name: "file.swift", text: before)])
    #expect(Rewriting(unit: unit, cache: nil).texts == [after])
  }
}
