import Testing

@testable import Compiling

@Suite("Members of extensions that classes override")
struct OverriddenExtensionTests {
  private func rewrite(_ text: String) -> String {
    let source = CompilationUnit.Source(name: "a.swift", text: text)
    return Rewriting(unit: CompilationUnit(kind: .app, sources: [source]), cache: nil).texts[0]
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
