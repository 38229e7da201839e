import Testing

@testable import Compiling

extension RewritingTests {
  @Test("Overrides of a public extension are public where they move to")
  func publicOverrides() {
    let before = """
      public class C: UIView {}
      public extension C { override var isHidden: Bool { get { true } set {} } }
      """
    #expect(
      rewrite(before)[0].contains("public override var isHidden: Bool { get { true } set {} }"))
  }

  @Test("Functions of CoreFoundation and of Darwin are Foundation's")
  func prefixes() {
    #expect(rewrite("let s = CoreFoundation.sqrt(5)") == ["let s = Foundation.sqrt(5)"])
    #expect(rewrite("let s = Darwin.ceil(x)") == ["let s = Foundation.ceil(x)"])
  }

  @Test("Parts of UIKit are imported whole")
  func submodules() {
    #expect(
      rewrite("import UIKit.UIView; import X\n") == ["import UIKit       ; import X\n"])
  }

  @Test("What belongs to the main actor is freed, but for what is asynchronous and for closures")
  func mainActor() {
    let before = """
      @MainActor protocol Host { @MainActor func show() }
      @MainActor class Card {
        func move() { Task { @MainActor in self.show() } }
        func load() async {}
        nonisolated func name() async {}
        var done: (@MainActor () -> Void)?
      }
      """
    let after = """
                 protocol Host {            func show() }
                 class Card {
        func move() { Task { @MainActor in self.show() } }
        @MainActor func load() async {}
        nonisolated func name() async {}
        var done: (           () -> Void)?
      }
      """
    #expect(rewrite(before) == [after])
  }

  @Test("Methods of Objective-C's root class are declared anew, and observers say that they are")
  func rootMethods() {
    let before = """
      class Proxy: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
        override func responds(with view: Any) {}
        override func observeValue(forKeyPath path: String?, of object: Any?) {}
      }
      """
    let after = """
      class Proxy: NSObject {
                 func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                 func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
        override func responds(with view: Any) {}
                 func observeValue(forKeyPath path: String?, of object: Any?) {}
      }
       extension Proxy: NSMessageForwarding {}; extension Proxy: NSKeyValueObserving {}

      """
    #expect(rewrite(before) == [after])
  }

  @Test("What is meant for iOS is compiled, and what is meant for Linux is not")
  func platforms() {
    let before =
      "#if os(iOS) || !os(Linux) && os(tvOS)\nimport X\n#elseif canImport(UIKit)\n#endif\n"
    let after =
      "#if true    || !false     && os(tvOS)\nimport X\n#elseif canImport(UIKit)\n#endif\n"
    #expect(rewrite(before) == [after])
  }

  @Test("A compiler that is newer than the API here is not the one that is asked for")
  func compilers() {
    let before = "#if compiler(>=6.2)\n#elseif compiler(>=6.1) && swift(>=5.9)\n#endif\n"
    #expect(rewrite(before) == [before.replacing("compiler(>=6.2)", with: "false          ")])
    let later = "#if compiler(>=7.0) || compiler(<6.2) || !compiler(>=6.2.1)\n#endif\n"
    #expect(
      rewrite(later) == [
        "#if false           || compiler(<6.2) || !false            \n#endif\n"
      ])
  }

  @Test("Attributed text without a text is given an empty one")
  func attributedText() {
    #expect(
      rewrite("let a = NSAttributedString(), b = NSAttributedString(string: \"b\")\n")
        == ["let a = NSAttributedString(string: \"\"), b = NSAttributedString(string: \"b\")\n"])
  }

  @Test("A file that speaks of connections imports where Linux has them, once")
  func networking() {
    let text = "import Foundation\nimport UIKit\nlet session: URLSession? = nil\n"
    #expect(
      rewrite(text) == [
        "import Foundation; import FoundationNetworking\nimport UIKit\n"
          + "let session: URLSession? = nil\n"
      ])
  }

  @Test("A class below one that observes properties overrides its method")
  func observingBelow() {
    let base = """
      class Base<T>: NSObject {
        override func observeValue(forKeyPath path: String?, of object: Any?) {}
      }
      """
    let below = base.replacing("Base<T>: NSObject", with: "Below: Base<Int>")
    let after = rewrite(base, below)
    #expect(after[0].contains("         func observe"))
    #expect(after[1] == below)
  }
}
