import Testing

@testable import Compiling

@Suite("What classes and objects are told is rewritten where the compiler refuses it")
struct RefusedMessagesTests {
  private func rewritten(_ text: String, _ place: String, _ refusal: String) -> String? {
    let source = CompilationUnit.Source(name: "a.swift", text: text, firstLine: 5)
    let file = CompilationUnit.File(
      name: "file0.swift", text: source.directive() + "\n" + source.text, isGiven: false)
    guard let range = text.firstRange(of: place) else { return nil }
    let column = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
    let files = RefusedCode.rewritten(
      [file], of: [source], after: "a.swift:5:\(column): error: \(refusal)\n")
    return files.map { String($0[0].text.split(separator: "\n").last ?? "") }
  }

  @Test("The description of a class without a type is its name")
  func descriptions() {
    #expect(
      rewritten(
        "let a = type(of: b).description()", "description",
        "value of type 'any AnyObject.Type' has no member 'description'")
        == "let a = NSStringFromClass(type(of: b))")
  }

  @Test("An object without a class is asked for a key or an index")
  func subscripts() {
    #expect(
      rewritten(
        "if let a = b[\"c\"] as? Int {}", "b[", "value of type 'AnyObject' has no subscripts")
        == "if let a = _members(of: b)[\"c\"] as? Int {}")
  }

  @Test("A class that stands where an object is wanted is boxed")
  func classes() {
    #expect(
      rewritten(
        "known[name] = kind", "kind",
        "cannot assign value of type 'T.Type' to subscript of type 'AnyObject' [cannot_convert]")
        == "known[name] = kind as AnyObject")
    #expect(
      rewritten(
        "keep(UILabel.self, 1)", "UILabel",
        "cannot convert value of type 'UILabel.Type' to expected argument type 'AnyObject'")
        == "keep(UILabel.self as AnyObject, 1)")
    #expect(
      rewritten(
        "known[name] = number", "number",
        "cannot assign value of type 'Int' to subscript of type 'AnyObject'") == nil)
  }

  @Test("The delegate of a table is cast to its own type")
  func delegates() {
    #expect(
      rewritten(
        "mine = delegate", "delegate",
        "cannot assign value of type '(any UIScrollViewDelegate)?' to type '(any UITableViewDelegate)?'"
      ) == "mine = delegate as? UITableViewDelegate")
  }

  @Test("An override that moves to its class still finds what a private extension of its file has")
  func privateExtensions() {
    let rewriting = Rewriting(
      unit: CompilationUnit(
        kind: .app,
        sources: [
          .init(name: "a.swift", text: "class A: UIViewController {}\n"),
          .init(
            name: "b.swift",
            text: """
              extension A { override func viewDidLoad() { look(); listen() } }
              private extension A {
                func look() {}
                func listen() {}
              }
              """),
        ]), cache: nil)
    #expect(rewriting.texts[0].contains("override func viewDidLoad"))
    #expect(!rewriting.texts[1].contains("private"))
  }
}
