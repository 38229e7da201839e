import Record
import Testing

@testable import Checking

@Suite("Names that are nearly those that exist")
struct NearbyNamesTests {
  private let uikit = [
    "UIView", "UILabel", "UITransitionContextFromViewControllerKey", "containerView", "base",
    "systemGray", "timeInterval", "to", "Center", "center", "ctm", "Transition",
  ]

  private func lead(
    _ text: String, _ name: String = "UIView", starter: String = "", line: Int = 2,
    in file: String = "a.swift", id: String = "cannot_find_in_scope"
  ) -> String? {
    let names = NearbyNames(
      answer: .init(name: "a.swift", text: text), starter: starter, scenes: [], publicNames: uikit)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let source = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    let column = source.firstRange(of: name).map { source[..<$0.lowerBound].utf8.count + 1 }
    let message =
      id.hasPrefix("could_not")
      ? "type 'UIColor' has no member '\(name)'" : "cannot find '\(name)' in scope"
    let unknown = Diagnostic(
      severity: .error, id: id, message: message, file: file, line: line, column: column,
      source: source)
    return names.complete([unknown])[0].lead
  }

  @Test(
    "A name that is only a part of a longer one, or a short one with another beginning, is not meant"
  )
  func parts() {
    let text = "import UIKit\nlet a = transitionContext"
    #expect(lead(text, "transitionContext") == nil)
    let ease = lead("import UIKit\nlet a: A = .ease", "ease", id: "could_not_find_type_member")
    #expect(ease == nil)
    let center = lead("import UIKit\nview.centre = a", "centre", id: "could_not_find_value_member")
    #expect(center == "Did you mean center?")
    let grey = lead(
      "import UIKit\nlet a: A = .systemGrey", "systemGrey", id: "could_not_find_type_member")
    #expect(grey == "Did you mean systemGray?")
    let alfa = lead(
      "import UIKit\nlet a: A = .alfa, alpha = 1", "alfa", id: "could_not_find_type_member")
    #expect(alfa == "Did you mean alpha?")
  }

  @Test("Whoever stores something in an extension hears which variables the type has already")
  func storedInExtension() throws {
    let book = try FakeWorkbook().book
    var scene = try #require(book.exercises[0].scenes.first)
    scene.fence.code = """
      final class Trail: UIViewController {
        let road = UIView()
        weak var delegate: Delegate?
        @objc private var hidden = 1
        var isPresenting = false
        var size: Int {
          3
        }
      }

      """
    let stored = Diagnostic(
      severity: .error, id: "extension_stored_property",
      lead: "An extension cannot store anything.",
      message: "extensions must not contain stored properties", file: "a.swift", line: 3, column: 7)
    func lead(_ type: String) -> String? {
      NearbyNames(
        answer: .init(name: "a.swift", text: "import UIKit\nextension \(type) {\n  var a = 1\n}\n"),
        starter: "", scenes: [scene], publicNames: []
      ).complete([stored])[0].lead
    }
    #expect(
      lead("Trail")
        == "An extension cannot store anything. Trail has these variables already: delegate, isPresenting."
    )
    #expect(lead("Road") == "An extension cannot store anything.")
  }

  @Test(
    "A name in scope is meant before others: one that is near, or the only one that it is short for",
    arguments: [
      ("transtion", "transition"), ("context", "transitionContext"), ("ctx", "transitionContext"),
      ("sleve", "sleeve"), ("detial", "detail"), ("cta", "none"), ("helpr", "helper"),
    ])
  func scope(name: String, meant: String) throws {
    let text = """
      import UIKit
      final class Trail: UIViewController {
        var transition: Int
        func later() { let lateDetail = 1 }
      }
      extension Trail {
        func go(using transitionContext: Context) {
          guard let sleeve = a() else { return }
          let detail = 1
          \(name).end()
          let centre = 2
        }
      }
      func helper() {}
      """
    let said = lead(text, name, line: 10)
    #expect(said == (meant == "none" ? nil : "Did you mean \(meant)?"))
  }

  @Test(
    "A member of the app's is meant that is near, or whose name the other one begins with",
    arguments: [
      ("Trail", "didSwipeLeft", "Did you mean didSwipe?"),
      ("Trail", "sleve", "Did you mean sleeve?"),
      ("Trail", "other", nil), ("UIView.AnimationOptions", "easeIn", "Did you mean curveEaseIn?"),
    ])
  func members(type: String, name: String, said: String?) {
    let text = """
      import UIKit
      final class Trail: UIViewController {
        let sleeve = 1
        func didSwipe() {}
      }
      """
    let names = NearbyNames(
      answer: .init(name: "a.swift", text: text), starter: "", scenes: [],
      publicNames: uikit + ["curveEaseIn", "easeIn"])
    let error = Diagnostic(
      severity: .error, id: "could_not_find_type_member",
      message: "type '\(type)' has no member '\(name)'", file: "a.swift", line: 3, column: 1)
    #expect(names.complete([error])[0].lead == said)
  }

  @Test("What is declared between other braces is told as that")
  func otherBraces() {
    let text =
      "import UIKit\nfunc go() {\n  let hole = 1\n}\nfunc stop() {\n  hole.end()\n}\n"
    #expect(
      lead(text, "hole", line: 6)
        == "hole is known only between the braces in which it is declared, and this stands outside of them: "
        + "keep it in a property, or find it again.")
    let parameter =
      "import UIKit\nfunc go(using transitionContext: C) {\n  use(context)\n}\n"
      + "func stop() {\n  let context = 1\n}\n"
    #expect(lead(parameter, "context", line: 3) == "Did you mean transitionContext?")
  }

  @Test("An extension of a type that is nearly the app's is said to be misspelt")
  func misspeltExtension() throws {
    let book = try FakeWorkbook().book
    var scene = try #require(book.exercises[0].scenes.first)
    scene.fence.code = "final class DropViewController: UIViewController {\n}\n"
    func told(_ type: String) -> Diagnostic {
      let line = "extension \(type): Tapped {"
      let refused = Diagnostic(
        severity: .error, message: "an extension of \(type) is not accepted", file: "a.swift",
        line: 2, column: 11, source: line)
      return NearbyNames(
        answer: .init(name: "a.swift", text: "import UIKit\n\(line)\n}\n"), starter: "",
        scenes: [scene], publicNames: uikit
      ).complete([refused])[0]
    }
    #expect(told("DropViewControler").message == "cannot find type 'DropViewControler' in scope")
    #expect(
      told("DropViewControler").lead == "No type has this name. Did you mean DropViewController?")
    #expect(told("Optional").message == "an extension of Optional is not accepted")
  }

  @Test("Without UIKit, no name of its own is suggested")
  func hidden() {
    #expect(lead("let a = 1\nlet b: TimeInterval = 1", "TimeInterval") == nil)
  }

  @Test(
    "A parameter that has another name now is named, and one of another function is said to be that"
  )
  func parameters() {
    let starter = "func go(using transitionContext: Context) {\n}\n"
    let renamed = "import UIKit\nfunc go(using ctx: Context) {\n  transitionContext.end()\n}\n"
    #expect(
      lead(renamed, "transitionContext", starter: starter, line: 3)
        == "This name is not known here: the parameter is called ctx in this function.")
    let helper = "import UIKit\n" + starter + "func end() {\n  transitionContext.end()\n}\n"
    #expect(
      lead(helper, "transitionContext", starter: starter, line: 5)
        == "transitionContext is a parameter of another function: this one does not have it unless you "
        + "hand it over.")
  }

  @Test("A name without let is said to lack it")
  func lacking() {
    #expect(
      lead("import UIKit\n    guard toView = context.view(forKey: .to) else {", "toView")
        == "let is missing before a new name: guard let toView = …")
    #expect(lead("import UIKit\nlet a = context.view(forKey: to)", "to") == nil)
  }

  @Test("What the app uses and the file no longer declares is asked for")
  func undeclared() {
    #expect(
      lead(
        "import UIKit\nclass Other {}", "PopAnimator", starter: "class PopAnimator {}", line: 83,
        in: "chapters/ch17.md")
        == "The app around the exercise uses PopAnimator: declare it in your file, as the starter does."
    )
  }

  @Test("What only our UIKit has inside is nothing that a value has")
  func inner() {
    let names = NearbyNames(
      answer: .init(name: "a.swift", text: ""), starter: "", scenes: [], publicNames: uikit)
    let errors = [
      Diagnostic(
        severity: .error, id: "cannot_convert_argument_value", lead: "Call it.",
        message: "a function",
        file: "a.swift", line: 3),
      Diagnostic(
        severity: .error, id: "candidate_inaccessible", message: "'view' is inaccessible",
        file: "a.swift", line: 3,
        notes: [Diagnostic(severity: .note, message: "here", file: "UIKit.UIView.view", line: 2)]),
    ]
    #expect(
      names.complete(errors).map(\.lead)
        == Array(repeating: "This value has nothing of the name view.", count: 2))
  }

  @Test(
    "A name of UIKit's is told to be imported unless it is, however that is written",
    arguments: [
      ("let a = UIView()", true), ("// \nimport Foundation\nlet a = UIView()", true),
      ("/*\nimport UIKit\n*/\nlet a = UIView()", true),
      ("let t = \"\"\"\nimport UIKit\n\"\"\"\nlet a = UIView()", true),
      ("import UIKitten\nlet a = UIView()", true),
      ("import UIKit\nlet a = UIView()", false), ("\timport   UIKit\nlet a = UIView()", false),
      ("import Foundation; import UIKit\nlet a = UIView()", false),
      ("@preconcurrency import UIKit\nlet a = UIView()", false),
      ("import class UIKit.UIView\nlet a = UIView()", false),
    ])
  func imports(text: String, isTold: Bool) {
    let sentence =
      "UIKit has this name, and the file does not see it: write import UIKit at its top."
    #expect((lead(text) == sentence) == isTold)
  }

  /// Each took minutes, in the worker and for `check` in the tool itself.
  @Test(
    "A file full of unknown names, or with one without end, is told of in seconds",
    .timeLimit(.minutes(1)))
  func hostileNames() {
    let long = String(repeating: "a", count: 50_000)
    let beside = "import UIKit\nfunc go() {\n  let \(long) = nothing\n}\n"
    #expect(lead(beside, "nothing", line: 3) == nil)
    #expect(lead("import UIKit\nlet \(long)b = \(long)c", "\(long)c") == nil)
    let unknown = (0..<400).map { "name\($0)" + String(repeating: "ab", count: 26) }
    let text = "import UIKit\nfunc go() {\n" + unknown.map { "\($0)()\n" }.joined() + "}\n"
    let names = NearbyNames(
      answer: .init(name: "a.swift", text: text), starter: "", scenes: [], publicNames: uikit)
    let leads = names.complete(
      unknown.indices.map {
        Diagnostic(
          severity: .error, id: "cannot_find_in_scope",
          message: "cannot find '\(unknown[$0])' in scope", file: "a.swift", line: $0 + 3,
          column: 1, source: "\(unknown[$0])()")
      })
    #expect(leads.count == unknown.count)
  }

  @Test(
    "What belongs to the function is told to stand without self; what another function has is not")
  func withoutSelf() {
    func lead(_ body: String) -> String? {
      self.lead(
        "import UIKit\nfunc a() { let others = 1 }\nfunc go(context: Context) {\n  \(body)\n  self.others\n}",
        "others", line: 5, id: "could_not_find_value_member")
    }
    let sentence = "others belongs to this function and not to the object: write it without self."
    #expect(lead("guard let others = context.view else { return }") == sentence)
    #expect(lead("") != sentence)
  }

  @Test("An error that follows from another one of its line has no sentence")
  func followingErrors() {
    func error(_ id: String, _ message: String, lead: String) -> Diagnostic {
      var error = Diagnostic(
        severity: .error, id: id, message: message, file: "a.swift", line: 1, column: 3,
        source: "} completion {")
      error.lead = lead
      return error
    }
    let errors = [
      error(
        "statement_same_line_without_semi", "consecutive statements", lead: "A colon is missing."),
      error("cannot_find_in_scope", "cannot find 'completion' in scope", lead: "A typing mistake."),
    ]
    let names = NearbyNames(
      answer: .init(name: "a.swift", text: "} completion {"), starter: "", scenes: [],
      publicNames: uikit)
    #expect(names.complete(errors).map(\.lead) == ["A colon is missing.", nil])
    // What the compiler says first may be the cause.
    #expect(
      names.complete(errors.reversed()).map(\.lead) == ["A typing mistake.", "A colon is missing."])
  }
}
