import Testing

@testable import Compiling

@Suite("Optional requirements of the app that are called by force")
struct ForcedRequirementTests {
  private func rewrite(_ text: String) -> String {
    let source = CompilationUnit.Source(name: "a.swift", text: text)
    return Rewriting(unit: CompilationUnit(kind: .app, sources: [source]), cache: nil).texts[0]
  }

  @Test("A forced call asks the property that holds the method, without labels")
  func call() {
    let text = rewrite(
      """
      @objc protocol Mover { @objc optional func moved(to a: Int) }
      func go(_ mover: Mover) { mover.moved!(to: 1) }
      """)
    #expect(text.contains("mover.optional_moved_to!("))
    #expect(!text.contains("to: 1"))
  }

  @Test("Extensions of two types with a member that a class overrides declare one protocol")
  func protocols() {
    let text = rewrite(
      """
      extension UIView { @objc func begin() {} }
      extension UIViewController { @objc func begin() {} }
      class A: UIView { override func begin() {} }
      extension UIModalTransitionStyle: CustomStringConvertible { @objc var description: String { "" } }
      class B: NSObject { override var description: String { "" } }
      """)
    #expect(text.ranges(of: "protocol Overriding_begin").count == 1)
    #expect(!text.contains("verriding_description"))
  }
}
