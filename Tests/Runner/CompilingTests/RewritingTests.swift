import Testing

@testable import Compiling

@Suite("Objective-C in learner code becomes Swift, line by line")
struct RewritingTests {
  func rewrite(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map {
      CompilationUnit.Source(name: "file\($0.offset).swift", text: $0.element)
    }
    return Rewriting(unit: CompilationUnit(kind: .app, sources: sources), cache: nil).texts
  }

  @Test("An optional method that is bound by its name alone is not mistaken for a property")
  func boundByName() {
    let method = "@objc protocol P { @objc optional func moved(_ a: Int) }"
    let use = "func f(d: P?) { if let m = d?.moved { m(1) } }"
    #expect(rewrite(method, use)[1] == use.replacing("?.moved", with: "?.optional_moved"))
    let unwrapped = "func f(delegate: P) { if let m = delegate.moved { m(1) } }"
    #expect(rewrite(method, unwrapped)[1] == unwrapped.replacing(".moved", with: ".optional_moved"))
    let owner = "class C { var moved: Int?; func g() { if let m = self.moved {} } }"
    #expect(rewrite(method, owner)[1] == owner)
    let property = "func f(l: Layout) { if let m = l.moved {} }"
    #expect(rewrite(method, property)[1] == property)
    let sender = method.replacing("moved", with: "tabBarController")
    let screen = "func f(c: UIViewController?) { if let t = c?.tabBarController {} }"
    #expect(rewrite(sender, screen)[1] == screen)
    let question = "func f(c: UIViewController) -> Bool { c.tabBarController != nil }"
    #expect(rewrite(sender, question)[1] == question)
  }

  @Test("A method of a plain class that is referred to is not mistaken for an optional one")
  func referredTo() {
    let method = "@objc protocol P { @objc optional func allows(for edge: Int) -> Bool }"
    let use = "func f(a: Adapter, p: P?) -> [Any] { [a.allows(for:), p?.allows(for:) as Any] }"
    #expect(
      rewrite(method, use)[1]
        == use.replacing("p?.allows(for:)", with: "p?.optional_allows_for"))
  }

  @Test("An optional method takes a closure that escapes, and is called with one behind the call")
  func escapingClosure() {
    let method =
      "@objc protocol P { @objc optional func remove(_ i: Int, then: @escaping () -> Void) }"
    let type = "((Int, @escaping () -> Void) -> Void)?"
    #expect(
      rewrite(method)[0].contains("var optional_remove_then: \(type) { nil }"))
    let use = "func f(p: P?) { p?.remove?(1) { print(2) } }"
    #expect(rewrite(method, use)[1] == use.replacing("remove", with: "optional_remove_then"))
  }

  /// A delegate's method that stays as it is.
  private static func row(_ body: String) -> Row {
    let text = "func animationController() -> UIViewControllerAnimatedTransitioning " + body
    return Row(before: text, after: text)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var testDescription: String { before }
  }

  @Test(
    "What Objective-C alone knows is said in Swift",
    arguments: [
      Row(
        before: "let a = b.interruptibleAnimator?(using: c)",
        after: "let a = _ifImplemented(b.interruptibleAnimator (using: c))"),
      Row(
        before: "if let a = b?.animationController?(forDismissed: c) {}",
        after: "if let a = _ifImplemented(b?.animationController (forDismissed: c)) {}"),
      Row(before: "b?.scrollViewDidScroll?(c)", after: "b?.scrollViewDidScroll (c)"),
      Row(
        before: "func animationController(forDismissed a: B) "
          + "-> UIViewControllerAnimatedTransitioning { c }",
        after: "func animationController(forDismissed a: B) "
          + "-> UIViewControllerAnimatedTransitioning? { c }"),
      Row(
        before: "func animationController() -> UIViewControllerAnimatedTransitioning "
          + "{ c == nil ? d : e }",
        after: "func animationController() -> UIViewControllerAnimatedTransitioning? "
          + "{ c == nil ? d : e }"),
      Self.row("{ return c ? nil : d }"), Self.row("{ c ? d : nil }"),
      Row(
        before: "func mine(_ a: B) -> UIPresentationController { c }",
        after: "func mine(_ a: B) -> UIPresentationController { c }"),
      Row(
        before: "_ = ObjectiveC.objc_getAssociatedObject(a, b)",
        after: "_ = UIKit.objc_getAssociatedObject(a, b)"),
      Row(
        before: "let a = (\\CALayer.position)._kvcKeyPathString",
        after: "let a = (\\CALayer.position)._keyValueName"),
      Row(
        before: "let a = Bundle(identifier: \"com.apple.UIKit\")?.localizedString(forKey: b)",
        after: "let a = Optional(Bundle.main)?.localizedString(forKey: b)"),
      Row(
        before: "class A: NSObject { override func conforms(to b: Protocol) -> Bool { true } }",
        after: "class A: NSObject {          func conforms(to b: Protocol) -> Bool { true } }"),
      Row(
        before: "#if canImport(UIKit.UIView)\nlet a = 1\n#endif",
        after: "#if true                   \nlet a = 1\n#endif"),
      Row(
        before: "protocol A { weak var b: C? { get } }",
        after: "protocol A {      var b: C? { get } }"),
      Row(
        before: "class A { open static let b = 1 }", after: "class A { public static let b = 1 }"),
      Row(before: "let a: (Void) -> Int", after: "let a: (    ) -> Int"),
      Row(
        before: "a.add(b, forKey: kCATransitionFade)",
        after: "a.add(b, forKey: kCATransitionFade.rawValue)"),
      Row(
        before: "let a = NSMutableAttributedString()",
        after: "let a = NSMutableAttributedString(string: \"\")"),
      Row(
        before: "class A: NSObject { override class func description() -> String { \"\" } }",
        after: "class A: NSObject {          class func description() -> String { \"\" } }"),
      Row(
        before: "extension CGFloat { func a() -> CGFloat { abs(self) } }",
        after: "extension CGFloat { func a() -> CGFloat { Swift.abs(self) } }"),
      Row(
        before: "class A: UITableView { override var delegate: UITableViewDelegate? { nil } }",
        after: "class A: UITableView { override var delegate: UIScrollViewDelegate? { nil } }"),
      Row(before: "#Preview { A() }; let b = 1", after: "                ; let b = 1"),
      Row(
        before: "class A: UIImageView { override init(frame: CGRect) {} }",
        after: "class A: UIImageView { convenience init() { self.init(frame: .zero) };"
          + " override init(frame: CGRect) {} }"),
      Row(
        before: "class A: UIWindow { override init(frame: CGRect) {} }",
        after: "class A: UIWindow { convenience init() { self.init(frame: UIScreen.main.bounds) };"
          + " override init(frame: CGRect) {} }"),
      Row(
        before: "URLSession(configuration: a, delegate: nil, delegateQueue: .main).start()",
        after: "URLSession(configuration: a, delegate: nil, delegateQueue: nil).start()"),
      Row(
        before: "class A: UIImageView { override init(image: UIImage?) {} }",
        after: "class A: UIImageView { override init(image: UIImage?) {} }"),
      Row(
        before: "class A: B { override var childViewControllerForStatusBarHidden: C? { nil } }",
        after: "class A: B { override var childForStatusBarHidden: C? { nil } }"),
    ])
  func objectiveC(row: Row) {
    #expect(rewrite(row.before) == [row.after])
  }

  @Test(
    "A selector is made from the method itself, and what is no Swift is left to the compiler",
    arguments: [
      Row(before: "#selector(tap)", after: "Selector(\"tap\", Panner.tap)"),
      Row(before: "#selector(tap(_:))", after: "Selector(\"tap(_:)\", Panner.tap(_:))"),
      Row(before: "#selector(self.tap(_:))", after: "Selector(\"tap(_:)\", Panner.tap(_:))"),
      Row(before: "#selector(Self.tap)", after: "Selector(\"tap\", Panner.tap)"),
      Row(
        before: "#selector(Other.tap(_:with:))",
        after: "Selector(\"tap(_:with:)\", Other.tap(_:with:))"),
      Row(
        before: "#selector(UIView.layoutIfNeeded)",
        after: "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)"),
      Row(before: "#selector(Outer.Inner.tap)", after: "Selector(\"tap\", Outer.Inner.tap)"),
      Row(
        before: "#selector(helper.tap(_:))",
        after: "Selector(\"tap(_:)\", Swift.type(of: helper).tap(_:))"),
      Row(
        before: "#selector((helper as! Other).tap(_:))",
        after: "Selector(\"tap(_:)\", Other.tap(_:))"),
      Row(before: "#selector((tap(_:)))", after: "Selector(\"tap(_:)\", (Panner.tap(_:)))"),
      Row(
        before: "#selector(tap as (Tap) -> Void)",
        after: "Selector(\"tap\", Panner.tap as (Panner) -> (Tap) -> Void)"),
      Row(
        before: "#selector(Panner.tap as (Panner) -> () -> Void)",
        after: "Selector(\"tap\", Panner.tap as (Panner) -> () -> Void)"),
      Row(before: "#selector(tap:)", after: "#selector(tap:)"),
      Row(before: "#selector(getter: UIView.alpha)", after: "Selector(\"alpha\")"),
      Row(before: "#selector(setter: alpha)", after: "Selector(\"setAlpha:\")"),
      Row(before: "#keyPath(CALayer.opacity)", after: "\"opacity\""),
      Row(before: "#keyPath(view.layer.position)", after: "\"view.layer.position\""),
    ])
  func selectors(row: Row) {
    let before = "class Panner: UIView { func go() { use(\(row.before)) } }"
    #expect(rewrite(before) == ["class Panner: UIView { func go() { use(\(row.after)) } }"])
  }

  @Test(
    "A number is looked up in any object by a call",
    arguments: [
      Row(
        before: "(info[\"k\"] as AnyObject).doubleValue",
        after: "_members(of: (info[\"k\"] as Any?)).doubleValue"),
      Row(
        before: "(info[\"k\"] as? AnyObject)?.cgRectValue",
        after: "_members(of: (info[\"k\"] as Any?)) .cgRectValue"),
      Row(before: "(view as AnyObject).frame", after: "_members(of: (view as Any?)).frame"),
      Row(before: "(view as AnyObject).layer", after: "(view as AnyObject).layer"),
    ])
  func objectMembers(row: Row) {
    #expect(rewrite("let x = \(row.before)") == ["let x = \(row.after)"])
  }

  @Test("Rectangles are asked in Apple's way whether they intersect, unless the app has its own")
  func intersections() {
    #expect(rewrite("let x = a.intersects(b)") == ["let x = a._intersects(b)"])
    #expect(rewrite("let x = set.intersects(integersIn: b)").first?.contains("_") == false)
    let own = "class A: NSObject { @objc func intersects(_ b: A) -> Bool { b.intersects(self) } }"
    #expect(rewrite(own).first?.contains("_intersects") == false)
  }

  @Test("A rotation mode takes the name of a calculation mode, as while both were strings")
  func earlierConstants() {
    let before = """
      flight.rotationMode = kCAAnimationLinear
      flight.rotationMode = kCAAnimationRotateAuto
      flight.calculationMode = kCAAnimationPaced
      flight.rotationMode = .rotateAuto
      """
    let after = """
      flight.rotationMode = .init(rawValue: kCAAnimationLinear.rawValue)
      flight.rotationMode = kCAAnimationRotateAuto
      flight.calculationMode = kCAAnimationPaced
      flight.rotationMode = .rotateAuto
      """
    #expect(rewrite(before) == [after])
  }

  @Test("The innermost type is meant, in extensions and closures too")
  func nesting() {
    let before = """
      class A {
        class B { lazy var x: () -> Any = { #selector(b) } }
        let y = #selector(a)
      }
      extension A.B { func z() { run { _ = #selector(b) } } }
      """
    let after = """
      class A {
        class B { lazy var x: () -> Any = { Selector("b", B.b) } }
        let y = Selector("a", A.a)
      }
      extension A.B { func z() { run { _ = Selector("b", A.B.b) } } }
      """
    #expect(rewrite(before) == [after])
  }

  @Test("Attributes of Objective-C are painted over, keeping every column")
  func attributes() {
    let before = """
      @objcMembers class A: NSObject {
        @objc(tapped:) func tap(_ sender: Any) {}
        @IBOutlet weak var label: UILabel!
        @IBAction func go() {}
        @objc dynamic func x() {}
        @IBInspectable var y = 2
      }
      """
    let after = """
                   class A: NSObject {
                       func tap(_ sender: Any) {}
                  weak var label: UILabel!
                  func go() {}
                      func x() {}
                       var y = 2
      }
      """
    #expect(rewrite(before) == [after])
  }

  @Test("Selectors written as text find their method, by the names of any era")
  func textSelectors() {
    let before = """
      class A: NSObject {
        func go() {
          use(Selector("tap:"), Selector("pan"), Selector("pinchWithSender:"), Selector("none:"))
          make(target: self, action: "tap:")
        }
        @objc func tap(_ sender: Any) {}
        func pan() {}
        func pinch(sender: Any) {}
      }
      """
    let after = """
      class A: NSObject {
        func go() {
          use(Selector("tap(_:)", A.tap(_:)), Selector("pan", A.pan), Selector("pinch(sender:)", A.pinch(sender:)), Selector("none:"))
          make(target: self, action: Selector("tap(_:)", A.tap(_:)))
        }
              func tap(_ sender: Any) {}
        func pan() {}
        func pinch(sender: Any) {}
      }
      """
    #expect(rewrite(before) == [after])
  }

  @Test("Optional requirements become properties, and calls of them ask")
  func optionalRequirements() {
    let before = """
      @objc protocol Mover {
        func must()
        @objc optional func moved(_ view: Any, to x: Int) -> Bool
      }
      class Box: Mover {
        func must() {}
        func moved(_ view: Any, to x: Int) -> Bool { true }
      }
      """
    let user = """
      class User {
        weak var delegate: Mover?
        func go() -> Bool {
          if delegate?.responds(to: #selector(Mover.moved(_:to:))) == true { return false }
          return delegate?.moved?(self, to: 3) ?? false
        }
      }
      """
    let after = """
            protocol Mover: AnyObject {
        func must()
        var optional_moved_to: ((Any, Int) -> Bool)? { get }
      }
      class Box: Mover {
        func must() {}
        func moved(_ view: Any, to x: Int) -> Bool { true }; \
      var optional_moved_to: ((Any, Int) -> Bool)? { self.moved(_:to:) }
      }
       extension Mover { var optional_moved_to: ((Any, Int) -> Bool)? { nil } }

      """
    let userAfter = """
      class User {
        weak var delegate: Mover?
        func go() -> Bool {
          if (delegate?.optional_moved_to != nil) == true { return false }
          return delegate?.optional_moved_to?(self,     3) ?? false
        }
      }
      """
    #expect(rewrite(before, user) == [after, userAfter])
  }

  @Test(
    "Optional properties are asked through the protocol, and answered by the class that has them")
  func optionalProperties() {
    let before = """
      @objc public protocol Named: AnyObject {
        @objc optional var name: String { get }
      }
      class Box: Named { var name: String { "box" } }
      func f(_ named: Named) -> String? { named.name }
      """
    let after = """
            public protocol Named: AnyObject {
        var optional_name: (String)? { get }
      }
      class Box: Named { var name: String { "box" }; \
      public var optional_name: (String)? { let own: String = self.name; return own } }
      func f(_ named: Named) -> String? { named.name }
       extension Named { public var optional_name: (String)? { nil }; \
      public var name: (String)? { optional_name } }

      """
    #expect(rewrite(before) == [after])
  }

  @Test(
    "A cast to a number goes through NSNumber, as on Apple's platforms",
    arguments: [
      Row(before: "x as? CGFloat", after: "_bridgedCast(x , to: CGFloat.self)"),
      Row(before: "y ?? x as! Int", after: "y ?? _bridgedCast(x , to: Int.self)!"),
      Row(
        before: "(a as Any as? Float) as Any",
        after: "(_bridgedCast(a as Any , to: Float.self)) as Any"
      ),
      Row(before: "x as? UIView", after: "x as? UIView"),
      Row(before: "a + b as? Double", after: "a + b as? Double"),
    ])
  func numbers(row: Row) {
    #expect(rewrite("let value = \(row.before)") == ["let value = \(row.after)"])
  }

  @Test("A place in rewritten text leads back to the learner's column")
  func columns() {
    let text = "class Panner { func go() { use(#selector(tap), nope) } }"
    let unit = CompilationUnit(
      kind: .app, sources: [.init(name: "a.swift", text: text, firstLine: 7)])
    let rewriting = Rewriting(unit: unit, cache: nil)
    let seen = rewriting.texts[0].utf8.count - "nope) } }".utf8.count + 1
    let own = text.utf8.count - "nope) } }".utf8.count + 1
    #expect(seen != own)
    let place = rewriting.original("a.swift", 7, seen)
    #expect(place == .init(file: "a.swift", line: 7, column: own, source: text))
  }

  @Test("Code without such words is not parsed and not changed")
  func untouched() {
    let text = "import UIKit\nfinal class A: UIView { let text = \"a selector\" }\n"
    #expect(RewritingNeed(text) == RewritingNeed.none)
    #expect(rewrite(text) == [text])
  }
}
