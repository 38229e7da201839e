import Testing

@testable import Compiling

@Suite("An answer has a mistake's code if it makes the same change to the right answer")
struct CodeShapeTests {
  static let starter = "func animate(using context: Context) { /* Your turn. */ }"
  static let right = """
    func animate(using context: Context) {
      let view = context.view(forKey: .to)!
      container.addSubview(view)
      UIView.animate(withDuration: 1) { view.alpha = 1 } completion: { _ in context.complete(true) }
    }
    """
  static let completesAtOnce = """
    func animate(using context: Context) {
      let view = context.view(forKey: .to)!
      container.addSubview(view)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      context.complete(true)
    }
    """
  static let addsNothing = right.replacing("  container.addSubview(view)\n", with: "")

  static func makes(_ code: String, the mistake: String) -> Bool {
    CodeShape(code, given: starter).makesChange(
      from: CodeShape(right, given: starter), to: CodeShape(mistake, given: starter))
  }

  @Test("The names of its own do not matter, nor self, comments and marks of optionals")
  func ownNames() {
    let other = Self.completesAtOnce.replacing("let view", with: "let arriving")
      .replacing("view.alpha", with: "self.arriving?.alpha /* seen */")
      .replacing("(view)", with: "(arriving)")
    #expect(Self.makes(other, the: Self.completesAtOnce))
    #expect(!Self.makes(other, the: Self.addsNothing))
  }

  @Test("The right answer makes no change, and each mistake its own")
  func itself() {
    #expect(!Self.makes(Self.right, the: Self.completesAtOnce))
    #expect(Self.makes(Self.addsNothing, the: Self.addsNothing))
    #expect(!Self.makes(Self.addsNothing, the: Self.completesAtOnce))
  }

  @Test("What uses something else may have another cause")
  func foreign() {
    let other = """
      func animate(using context: Context) {
        let view = context.view(forKey: .to)!
        container.addSubview(view)
        UIView.animate(withDuration: 1) { view.alpha = 1 }
        CATransaction.setCompletionBlock { context.complete(true) }
      }
      """
    #expect(!Self.makes(other, the: Self.completesAtOnce))
  }
}
