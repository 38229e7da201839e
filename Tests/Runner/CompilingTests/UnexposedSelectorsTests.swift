import Foundation
import Record
import Testing

@testable import Compiling

@Suite("Selectors of methods that Objective-C does not see")
struct UnexposedSelectorsTests {
  private func errors(_ answer: String, besides given: String = "") -> [Diagnostic] {
    UnexposedSelectors.errors(
      in: CompilationUnit(
        kind: .app,
        sources: [
          .init(name: "scene.md", text: given, firstLine: 10, isGiven: true),
          .init(name: "a.swift", text: answer),
        ]),
      publicNames: ["scrollViewDidScroll", "gestureRecognizerShouldBegin"])
  }

  private static let use = "func go() { use(#selector(didPan(_:))) }"

  @Test("A method without @objc is refused where the selector stands, with the remedy")
  func unexposed() {
    let found = errors("class A: UIView {\n  \(Self.use)\n  func didPan(_ pan: Pan) {}\n}")
    #expect(
      found == [
        Diagnostic(
          severity: .error, id: "expr_selector_not_objc",
          lead:
            "A selector needs a method that Objective-C can see: add @objc before func didPan.",
          message:
            "argument of '#selector' refers to instance method 'didPan(_:)' that is not exposed to "
            + "Objective-C", file: "a.swift", line: 2, column: 29, source: "  \(Self.use)")
      ])
  }

  @Test(
    "A selector of the app's shows at the method of the answer, and one of its own methods nowhere")
  func given() {
    let scene = "class A: UIView {\n  \(Self.use)\n}"
    let found = errors("extension A {\n  func didPan(_ pan: Pan) {}\n}", besides: scene)
    #expect(found.map(\.file) == ["a.swift"])
    #expect(found.map(\.line) == [2])
    let whole = "class A: UIView {\n  \(Self.use)\n  func didPan(_ pan: Pan) {}\n}"
    #expect(errors("let a = 1", besides: whole) == [])
  }

  @Test(
    "All ways in which a selector names a method are understood",
    arguments: [
      "didPan", "didPan(_:)", "self.didPan", "Self.didPan(_:)", "A.didPan(_:)", "(didPan)",
      "didPan as (Pan) -> Void", "Outer.A.didPan(_:)",
    ])
  func ways(name: String) {
    let text =
      "class A: UIView { func go() { use(#selector(\(name))) }\n func didPan(_ pan: Pan) {} }"
    #expect(errors(text).count == 1)
    #expect(errors(text.replacing("func didPan", with: "@objc func didPan")) == [])
  }

  @Test(
    "A method that is exposed in another way is let in",
    arguments: [
      "class A: UIView { \(use)\n @IBAction func didPan(_ pan: Pan) {} }",
      "class A: UIView { \(use)\n @objc private func didPan(_ pan: Pan) {} }",
      "class A: UIView { \(use)\n @objc(pan:) func didPan(_ pan: Pan) {} }",
      "@objcMembers class A: UIView { \(use)\n func didPan(_ pan: Pan) {} }",
      "@objcMembers class B: UIView {}\nclass A: B { \(use) }\nextension A { func didPan(_ pan: Pan) {} }",
      "class A: UIView { \(use) }\n@objc extension A { func didPan(_ pan: Pan) {} }",
      "class B: UIView { @objc func didPan(_ pan: Pan) {} }\nclass A: B { \(use) }",
      "class B: UIView { @objc func didPan(_ pan: Pan) {} }\n"
        + "class A: B { \(use)\n override func didPan(_ pan: Pan) {} }",
      "class A: UIView { \(use)\n override func didPan(_ pan: Pan) {} }",
      "@objc protocol P { func didPan(_ pan: Pan) }\n"
        + "class A: UIView, P { \(use)\n func didPan(_ pan: Pan) {} }",
      "@objc protocol P { @objc optional func didPan(_ pan: Pan) }\n"
        + "class A: UIView { \(use)\n func didPan(_ pan: Pan) {} }\nextension A: P {}",
      "@objc protocol P { func didPan(_ pan: Pan) }\nfunc f() { use(#selector(P.didPan(_:))) }",
      // Nobody of the module's declares it, so it is UIKit's or an error already.
      "class A: UIView { \(use) }",
      // The type of a value is not known to syntax.
      "class A: UIView { let b = B(); func go() { use(#selector(b.didPan(_:))) } }\n"
        + "class B: UIView { func didPan(_ pan: Pan) {} }",
      "extension UIView { @objc func didPan(_ pan: Pan) {} }\nclass A: UIView { \(use) }",
      "class A: UIView { func go() { use(#selector(getter: A.pan)) }; var pan: Pan? }",
    ])
  func exposed(text: String) {
    #expect(errors(text) == [])
  }

  @Test("What a protocol of UIKit's asks for is exposed, and nothing else of a delegate")
  func delegates() {
    func text(_ method: String) -> String {
      "class A: UIView, UIScrollViewDelegate { func go() { use(#selector(\(method)(_:))) }\n"
        + "  func \(method)(_ scroll: UIScrollView) {} }"
    }
    #expect(errors(text("scrollViewDidScroll")) == [])
    #expect(errors(text("didScroll")).count == 1)
  }

  @Test(
    "A protocol, a nonobjc or a static method without @objc does not expose one",
    arguments: [
      "protocol P { func didPan(_ pan: Pan) }\n"
        + "class A: UIView, P { \(use)\n func didPan(_ pan: Pan) {} }",
      "@objcMembers class A: UIView { \(use)\n @nonobjc func didPan(_ pan: Pan) {} }",
      "class B: UIView { func didPan(_ pan: Pan) {} }\n"
        + "class A: B { \(use)\n override func didPan(_ pan: Pan) {} }",
      "class A: UIView { \(use)\n @objc func didTap(_ tap: Tap) {} \n func didPan(_ pan: Pan) {} }",
    ])
  func refused(text: String) {
    #expect(errors(text).count == 1)
  }

  @Test("No answer of the book and no scene of it is refused")
  func theBook() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let folders = ["chapters", "solutions", "Tests/EndToEndTests/Alternatives"]
    var scenes: [String: String] = [:]
    var answers: [(chapter: String, name: String, text: String)] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) {
        if file.pathExtension == "md" {
          let chapter = String(file.lastPathComponent.prefix(4))
          let text = try String(contentsOf: file, encoding: .utf8)
          scenes[chapter, default: ""] += Self.scenes(in: text)
        } else if file.pathExtension == "swift",
          let chapter = file.pathComponents.first(where: { $0.contains(/^ch\d\d$/) })
        {
          answers.append((chapter, file.path, try String(contentsOf: file, encoding: .utf8)))
        }
      }
    }
    #expect(answers.count > 200)
    for answer in answers {
      let scene = scenes[answer.chapter] ?? ""
      // To parse a chapter's scenes takes long.
      let named = scene.matches(of: /#selector\((?:\w+\.)*(\w+)/).map(\.1)
      guard answer.text.contains("#selector") || named.contains(where: answer.text.contains) else {
        continue
      }
      #expect(errors(answer.text, besides: scene).map(\.message) == [], "\(answer.name)")
    }
    for (chapter, scene) in scenes {
      #expect(errors(scene).map(\.message) == [], "\(chapter)")
    }
  }

  /// The Swift of a chapter whose fences are scenes.
  private static func scenes(in chapter: String) -> String {
    var text = ""
    var isScene = false
    for line in chapter.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isScene = line.hasPrefix("```swift scene")
      } else if isScene {
        text += line + "\n"
      }
    }
    return text
  }
}
