import Testing

@testable import Compiling

@Suite("Whether a text may need rewriting, whatever its white space")
struct SourceMarkTests {
  @Test(
    "A mark is found with any white space between its tokens, and none where Swift needs none",
    arguments: [
      ("override ", "override\tfunc f() {}", true),
      ("override ", "override\n  func f() {}", true),
      ("override ", "override/* */func f() {}", true),
      ("override ", "let overrides = 1", false),
      ("override ", "is overridden, override", true),
      ("weak var", "weak\n  var delegate: A?", true),
      ("weak var", "weakvar", false),
      ("weak var", "weak let a; var b", false),
      ("viewDidAppear(animated: Bool)", "func viewDidAppear (animated:Bool) {", true),
      ("viewDidAppear(animated: Bool)", "func viewDidAppear(_ animated: Bool) {", false),
      ("as? Double", "a as?\tDouble", true),
      ("as AnyObject).", "(a as AnyObject)\n  .count", true),
      ("Selector(\"", "Selector( \"a\")", true),
      ("CGRectGet", "CGRectGetWidth(a)", true),
      ("", "anything", false),
    ])
  func marks(mark: String, text: String, occurs: Bool) {
    #expect(SourceMark(mark).occurs(in: text) == occurs)
  }

  @Test(
    "An override in an extension moves into its class, whatever separates the words",
    arguments: [
      "extension Sub { override func grow() {} }", "extension Sub { override\tfunc grow() {} }",
      "extension Sub { override\n  func grow() {} }", "extension\tSub { override func grow() {} }",
      "extension\nSub { override/* now */func grow() {} }",
    ])
  func overrides(extending: String) throws {
    let text = "class Base: UIView { func grow() {} }\nclass\tSub: Base {}\n\(extending)\n"
    let source = CompilationUnit.Source(name: "a.swift", text: text)
    let moved = ExtensionOverrides.move([source], texts: [text])[0].text
    let subclass = try #require(moved.firstRange(of: "class\tSub: Base {"))
    let method = try #require(moved.firstRange(of: "func grow() {}", in: subclass.upperBound))
    let rest = try #require(moved.firstRange(of: "extension"))
    #expect(method.lowerBound < rest.lowerBound)
  }

  @Test("A subclass is found whatever stands between its words, also below a generic class")
  func subclasses() {
    for text in [
      "class\tA: NSObject {}\nclass B:\tA {}", "class A {}\nclass\n  B\n  : A {}",
      "class A {}\nclass B<Item: Hashable>: A {}", "class A {}\nclass B<C<Int>>\n: A {}",
    ] {
      #expect(InheritedRequirement.mayOccur(in: [text]), "\(text)")
    }
    #expect(!InheritedRequirement.mayOccur(in: ["class A: NSObject {}\nclass B<C> { let a: A }"]))
    #expect(!InheritedRequirement.mayOccur(in: ["final class { }\nclass  { }"]))
  }

  @Test("Swift 2 is found in a text whose words stand close together or on lines of their own")
  func legacy() {
    #expect(Era.mayBeLegacy("override func viewWillAppear(animated:Bool) {"))
    #expect(Era.mayBeLegacy("UIView.animateWithDuration (0.3) {}"))
    #expect(!Era.mayBeLegacy("override func viewWillAppear(_ animated: Bool) {"))
  }

  @Test("Members of a UIKit extension that a class overrides are looked for after tabs too")
  func members() {
    let texts = [
      "extension\tUIView { @objc func begin() {} }",
      "class A: UIView { override\nfunc begin() {} }",
    ]
    #expect(ExtendedMember.mayOccur(in: texts))
    #expect(RewritingNeed("@objc protocol P { @objc optional\tfunc f() }") == .together)
    #expect(RewritingNeed("// an optionally weak link") == RewritingNeed.none)
  }
}

extension String {
  /// The first place of a piece at or after an index.
  fileprivate func firstRange(of piece: String, in start: Index) -> Range<Index>? {
    self[start...].firstRange(of: piece)
  }
}
