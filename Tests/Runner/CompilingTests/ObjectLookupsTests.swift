import Testing

@testable import Compiling

@Suite("Members that the compiler misses in an object without a class")
struct ObjectLookupsTests {
  private func rewrite(_ line: String, member: String, at column: Int) -> String? {
    let source = CompilationUnit.Source(name: "a.swift", text: line, firstLine: 5)
    let file = CompilationUnit.File(
      name: "file0.swift", text: source.directive() + "\n" + source.text, isGiven: false)
    let message = "a.swift:5:\(column): error: value of type 'AnyObject' has no member '\(member)'"
    let files = ObjectLookups.rewritten([file], of: [source], after: message + "\n")
    return files.map { String($0[0].text.split(separator: "\n").last ?? "") }
  }

  @Test("The object is asked through the engine, and stays optional if it was")
  func members() {
    #expect(
      rewrite("let a = b[c]?.cgRectValue.size", member: "cgRectValue", at: 15)
        == "let a = _optionalMembers(of: b[c])?.cgRectValue.size")
    #expect(
      rewrite("_ = a.b.count", member: "count", at: 9) == "_ = _optionalMembers(of: a.b)?.count")
  }

  @Test("What stands for an optional method is asked of its protocol")
  func requirements() {
    let line =
      "protocol P: AnyObject { var optional_moved: (() -> Void)? { get } }; self.d?.optional_moved?()"
    #expect(
      rewrite(line, member: "optional_moved", at: 78)
        == "protocol P: AnyObject { var optional_moved: (() -> Void)? { get } }; "
        + "((self.d) as? P)?.optional_moved?()")
  }

  @Test("A member that one protocol of the module declares is asked of the object as that one")
  func ownMembers() {
    let declared = "protocol P { func arrange() }; final class C: P { func arrange() {} }; "
    #expect(
      rewrite(declared + "a.arrange()", member: "arrange", at: 72)
        == declared + "((a) as! P).arrange()")
    #expect(
      rewrite(declared + "a?.arrange()", member: "arrange", at: 72)
        == declared + "((a) as? P)?.arrange()")
    let both = "class C { func arrange() {} }; class D { func arrange() {} }; "
    #expect(
      rewrite(both + "a.arrange()", member: "arrange", at: 63)
        == both + "_optionalMembers(of: a)?.arrange()")
  }
}
