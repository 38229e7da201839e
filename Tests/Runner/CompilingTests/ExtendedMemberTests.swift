import Testing

@testable import Compiling

@Suite("Members of extensions of UIKit's classes that the app's classes override")
struct ExtendedMemberTests {
  @Test("What overrides a member of an extension is found by the member")
  func overridden() {
    let extensions = """
      extension UIViewController {
        @objc public var isGone: Bool { false }
        @objc func close(_ all: Bool, animated: Bool = true) -> Int { 0 }
        @objc func other() {}
      }
      protocol Closing {}
      extension Closing { func close(_ all: Bool, animated: Bool) -> Int { 1 } }
      """
    let classes = """
      class Page: UIViewController, Named {
        override var isGone: Bool { super.isGone }
        override func close(_ all: Bool, animated: Bool) -> Int { super.close(all, animated: animated) }
      }
      class Cover: Page { override var isGone: Bool { !super.isGone } }
      class Own<Item>: NSObject { func other() {} }
      class Heir: Own<Int> { override func other() { super.other() } }
      """
    let extensionsAfter = """
      extension UIViewController {
              public var extended_isGone: Bool { false }; public var isGone: Bool { \
      if let object = self as? Overriding_isGone { return object.overriding_isGone }; \
      return extended_isGone }
              func extended_close(_ all: Bool, animated: Bool = true) -> Int { 0 }; \
      func close(_ all: Bool, animated: Bool = true) -> Int { \
      if let object = self as? Overriding_close_animated { \
      return object.overriding_close(all, animated: animated) }; \
      return extended_close(all, animated: animated) }
              func other() {}
      }
      protocol Closing {}
      extension Closing { func close(_ all: Bool, animated: Bool) -> Int { 1 } }
       protocol Overriding_isGone: AnyObject { var overriding_isGone: Bool { get } }; \
      protocol Overriding_close_animated: AnyObject { \
      func overriding_close(_ all: Bool, animated: Bool) -> Int }

      """
    let classesAfter = """
      class Page: UIViewController, Named, Overriding_isGone, Overriding_close_animated {
                 var overriding_isGone: Bool { super.extended_isGone }
                 func overriding_close(_ all: Bool, animated: Bool) -> Int { \
      super.extended_close(all, animated: animated) }
      }
      class Cover: Page { override var overriding_isGone: Bool { !super.overriding_isGone } }
      class Own<Item>: NSObject { func other() {} }
      class Heir: Own<Int> { override func other() { super.other() } }
      """
    let unit = CompilationUnit(
      kind: .app,
      sources: zip(["extensions.swift", "classes.swift"], [extensions, classes])
        .map { .init(name: $0, text: $1) })
    let after = Rewriting(unit: unit, cache: nil).texts
    #expect(after == [extensionsAfter, classesAfter])
  }

  @Test("The selector of such a member says which objects have their own")
  func selectors() {
    let text = """
      extension UIViewController {
        @objc func close(_ sender: Any?) {}
        @objc func other() {}
      }
      class Page: UIViewController { override func close(_ sender: Any?) {} }
      let known = #selector(UIViewController.close(_:))
      let short = #selector(UIViewController.close)
      let plain = #selector(UIViewController.other)
      """
    let unit = CompilationUnit(kind: .app, sources: [.init(name: "a.swift", text: text)])
    let lines = Rewriting(unit: unit, cache: nil).texts[0].split(separator: "\n")
    let told = "._overridden { $0 is Overriding_close }"
    #expect(
      lines[5...7] == [
        "let known = Selector(\"close(_:)\", UIViewController.close(_:))\(told)",
        "let short = Selector(\"close\", UIViewController.close)\(told)",
        "let plain = Selector(\"other\", UIViewController.other)",
      ])
  }
}
