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

  @Test("Optional members of the app's own protocols are found above and below who conforms")
  func ownProtocols() {
    let before = """
      @objc protocol Named { @objc optional var name: String { get } }
      @objc protocol Mover: Named { @objc optional func moved(to x: Int) }
      class Base: Mover {}
      class Box: Base { func moved(to x: Int) {} }
      class Ball: Base {}
      class Football: Ball { func moved(to x: Int) {}; var name: String { "football" } }
      class Old: Football { override func moved(to x: Int) {} }
      class Root { func moved(to x: Int) {} }
      class Leaf: Root, Mover {}
      """
    let method = "var optional_moved_to: ((Int) -> Void)?"
    let name = "var optional_name: (String)?"
    let after = """
            protocol Named: AnyObject { \(name) { get } }
            protocol Mover: AnyObject, Named { \(method) { get } }
      class Base: Mover {\(method) { nil }; \(name) { nil } }
      class Box: Base { func moved(to x: Int) {} ; override \(method) { self.moved(to:) } }
      class Ball: Base {}
      class Football: Ball { func moved(to x: Int) {}; var name: String { "football" } ; \
      override \(method) { self.moved(to:) }; override \(name) { self.name } }
      class Old: Football { override func moved(to x: Int) {} }
      class Root { func moved(to x: Int) {} }
      class Leaf: Root, Mover {\(method) { self.moved(to:) } }
       extension Named { \(name) { nil }; var name: (String)? { optional_name } }; \
      extension Mover { \(method) { nil } }

      """
    let unit = CompilationUnit(
      kind: .app, sources: [.init(name: "file.swift", text: before)])
    #expect(Rewriting(unit: unit, cache: nil).texts == [after])
  }
}
