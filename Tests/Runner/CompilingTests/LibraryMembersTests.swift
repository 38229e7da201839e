import Testing

@testable import Compiling

@Suite("What is known of the library's types, and of what a member was meant to be")
struct LibraryMembersTests {
  private static let library = LibraryMembers(
    """
    Pan\tis\tGesture
    Gesture\tvar\tstate\tGesture.State
    Gesture.State\tstatic\tbegan
    Pan\tvar\tedges\tEdge
    Edge\tstatic\tleft
    Context\ttakes\tview\tforKey\tKey
    Key\tstatic\tfrom
    Curve\ttakes\tinit\tname\tCurveName
    CurveName\tstatic\teaseIn
    View\tvar\tlayer\tLayer
    Pan\tfunc\tvelocity
    broken
    """)

  @Test("A type has the members of its superclass, and others are not known")
  func members() {
    #expect(Self.library.members(of: "Pan", areStatic: false) == ["state", "edges", "velocity"])
    #expect(Self.library.members(of: "Gesture.State", areStatic: true) == ["began"])
    #expect(Self.library.knows("Pan") && !Self.library.knows("Leaf"))
  }

  @Test(
    "A name without a dot gets one where a value of its type is expected, or the variable that has it",
    arguments: [
      ("pan.edges = left", "left", ".left"), ("pan.edges = [left]", "left", ".left"),
      ("context.view(forKey: from)", "from", ".from"), ("Curve(name: easeIn)", "easeIn", ".easeIn"),
      ("if pan.state == began {}", "began", ".began"),
      ("switch pan.state { case began: go() }", "began", ".began"),
      ("let edge: Edge = left", "left", ".left"), ("switch state {}", "state", "pan.state"),
      ("go(size)", "size", "leaf.size"), ("go(layer)", "layer", nil), ("go(left)", "left", nil),
      ("velocity()", "velocity", "pan.velocity"), ("velocity.x()", "velocity", nil),
      ("context.view(forKey: left)", "left", nil), ("pan.edges = left.right", "left", nil),
    ])
  func meant(statement: String, name: String, spelling: String?) throws {
    let text = """
      class Leaf { var size = 1 }
      extension Tree {
        func go(_ pan: Pan, context: Context, one: View?, other: View) {
          guard let leaf = one as? Leaf else { return }
          \(statement)
        }
      }
      """
    let place = try #require(statement.ranges(of: name).last)
    let column = 5 + statement[..<place.lowerBound].utf8.count
    #expect(
      NamesInScope(of: text, besides: []).member(
        meantBy: name, line: 5, column: column, library: Self.library)
        == spelling)
  }
}
