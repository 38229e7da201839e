import Foundation
import Testing

@testable import Compiling

@Suite("Code that Xcode refuses in Swift 6 language mode")
struct UnisolatedCodeTests {
  private func place(_ text: String, besides given: String = "") -> String? {
    places(text, besides: given).first
  }

  private func places(_ text: String, besides given: String = "") -> [String] {
    UnisolatedCode.warnings(in: text, file: "a.swift", besides: [given]).map { warning in
      let message = warning.message.components(separatedBy: " outside of")[0]
      return "\(warning.line ?? 0):\(warning.column ?? 0) \(message)"
    }
  }

  @Test("Two globals are warned of at once")
  func severalWarnings() {
    #expect(
      places("let a = UIView()\n@MainActor let b = UIView()\nlet c = UILabel()") == [
        "1:5 'a' touches UIKit (UIView())", "3:5 'c' touches UIKit (UILabel())",
      ])
  }

  @Test(
    "What touches UIKit and belongs to no class of UIKit's is warned of",
    arguments: [
      ("func fade(_ view: UIView) { view.alpha = 0 }", "1:6 'fade' touches UIKit (view.alpha)"),
      ("func fade(out view: UIView?) { view?.alpha = 0 }", "1:6 'fade' touches UIKit (view.alpha)"),
      ("func make() -> UIView {\n  UIView()\n}", "1:6 'make' touches UIKit (UIView())"),
      ("let fade: (UIView) -> Void = { $0.alpha = 0 }", "1:5 'fade' touches UIKit ($0.alpha)"),
      ("let fade: (UIView) -> Void = { v in v.alpha = 0 }", "1:5 'fade' touches UIKit (v.alpha)"),
      (
        "struct Flight { let view: UIView; func go() { view.alpha = 0 } }",
        "1:40 'go' touches UIKit (view.alpha)"
      ),
      (
        "class Flight: NSObject { let view = UIView() }", "1:30 'view' touches UIKit (UIView())"
      ),
      (
        "extension CGRect { func of(_ view: UIView) -> CGRect { view.convert(self, to: nil) } }",
        "1:25 'of' touches UIKit (view.convert)"
      ),
      (
        "func go() { UIView.animate(withDuration: 1) {} }",
        "1:6 'go' touches UIKit (UIView.animate)"
      ),
    ])
  func warned(code: String, warning: String) {
    #expect(place(code) == warning)
  }

  @Test(
    "What is on the main actor, or touches only values, is not warned of",
    arguments: [
      "@MainActor func fade(_ view: UIView) { view.alpha = 0 }",
      "class A: NSObject, UIViewControllerAnimatedTransitioning { let v = UIView() }",
      "class A: Tidepool { func go(_ view: UIView) { view.alpha = 0 } }",
      "extension Tidepool { func go(_ view: UIView) { view.alpha = 0 } }",
      "class A: UIView { func go() { func inner(_ v: UIView) { v.alpha = 0 } } }",
      "@MainActor struct A { let view: UIView; func go() { view.alpha = 0 } }",
      "struct A { let options: UIView.AnimationOptions = .curveLinear }",
      "func options() -> UIView.AnimationOptions { UIView.AnimationOptions.curveLinear }",
      "func box(_ side: CGRect) -> UIBezierPath { UIBezierPath(rect: side) }",
      "func keep(_ view: UIView) -> [UIView] { [view] }",
      "func later(_ view: UIView) { DispatchQueue.main.async { view.alpha = 0 } }",
      "class A: NSObject, CAAnimationDelegate { var done: (() -> Void)?; func stop() { done?() } }",
    ])
  func silent(code: String) {
    #expect(place(code, besides: "class Pool: UIViewController {}\nclass Tidepool: Pool {}") == nil)
  }
}
