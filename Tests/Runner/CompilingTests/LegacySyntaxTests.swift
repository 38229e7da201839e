import Testing

@testable import Compiling

@Suite("Sources of Swift 1 and 2 in today's words")
struct LegacySyntaxTests {
  private func translate(_ text: String) -> String {
    LegacySyntax.translate([text])[0].text
  }

  @Test("First parameters lose their labels, and UIKit's methods get today's")
  func declarations() {
    let text = """
      class A: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
          return 1
        }
        private func move(view: UIView, toX x: CGFloat) {}
        override func prefersStatusBarHidden() -> Bool { return true }
      }
      """
    #expect(
      translate(text) == """
        class A: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval {
            return 1
          }
          fileprivate func move(_ view: UIView, toX x: CGFloat) {}
          override var prefersStatusBarHidden: Bool { return true }
        }
        """)
  }

  @Test("What Swift 1 took for granted is unwrapped where it was used")
  func implicitOptionals() {
    let text = """
      class A: UIViewController {
        func animationControllerForDismissedController(dismissed: UIViewController!) -> UIViewControllerAnimatedTransitioning! { return self }
        func transitionDuration(transitionContext: UIViewControllerContextTransitioning!) -> NSTimeInterval { return 1 }
        override func prepareForSegue(segue: UIStoryboardSegue!, sender: AnyObject!) {
          let next = segue.destinationViewController as DetailController
          println(0 as CGFloat)
        }
        func animateTransition(transitionContext: UIViewControllerContextTransitioning!) {
          let to = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)
          self.navigationController.view.addSubview(to.view)
        }
        func navigationController(navigationController: UINavigationController!, willShowViewController next: UIViewController!, animated: Bool) {
          navigationController.view.addSubview(next.view)
        }
      }
      """
    #expect(
      translate(text) == """
        class A: UIViewController {
          func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return self }
          func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval { return 1 }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let next = segue.destinationViewController as! DetailController
            print(0 as CGFloat)
          }
          func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            let to = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
            self.navigationController!.view.addSubview(to.view)
          }
          func navigationController(_ navigationController: UINavigationController, willShow next: UIViewController, animated: Bool) {
            navigationController.view.addSubview(next.view)
          }
        }
        """)
  }

  @Test("Cases are written small, unless they are the app's own")
  func cases() {
    let text = """
      enum Kind { case Push }
      func f(pan: UIPanGestureRecognizer) {
        let t: NSTimeInterval = 1
        switch pan.state { case .Began: g(.Push); default: h(UIRectEdge.Left) }
      }
      """
    let translated = translate(text)
    #expect(translated.contains("case .began: g(.Push); default: h(UIRectEdge.left)"))
  }

  @Test("One let binds everything that follows")
  func bindings() {
    let text = """
      func f(x: NSTimeInterval?) {
        guard let a = x,
          b = g(a) else { return }
      }
      """
    #expect(translate(text).contains("    let b = g(a) else"))
  }

  @Test("Today's sources stay as they are, whatever they stand beside")
  func today() {
    let driver = "func makeRootViewController() -> UIViewController { f(.Big) }\n"
    let earlier = "func f(x: NSTimeInterval) {}\n"
    let texts = LegacySyntax.translate([driver, earlier, "func g(y: Int) {}\n"]).map(\.text)
    #expect(texts == [driver, "func f(_ x: NSTimeInterval) {}\n", "func g(_ y: Int) {}\n"])
    let modern = "class A { func update(_ x: Int) { /* CGRectMake( */ } ; func g(y: Int) {} }\n"
    #expect(translate(modern) == modern)
  }

  @Test("A file that says plainly how old it is stays so among files of today")
  func plainlyEarlier() {
    let today = "func f(_ x: Int) {}\n"
    let word = "func g(x: NSTimeInterval) {}\n"
    let plain = "func h(x: NSTimeInterval) { CGRectMake(0, 0, 1, 1); dispatch_async(q) {} }\n"
    let texts = LegacySyntax.translate([today, today, today, word, plain]).map(\.text)
    #expect(texts.prefix(4) == [today, today, today, word])
    #expect(texts.last?.hasPrefix("func h(_ x: NSTimeInterval)") == true)
  }

  @Test("Overrides of an extension move into their class and keep their lines")
  func overrides() {
    let text = """
      class A: UIViewController {
      }
      extension A {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
        func own() {}
      }
      """
    let source = CompilationUnit.Source(name: "a.swift", text: text)
    #expect(
      ExtensionOverrides.move([source], texts: [text])[0].text == """
        class A: UIViewController {

        #sourceLocation(file: "a.swift", line: 4)
        override func viewDidLoad() {
            super.viewDidLoad()
          }
        #sourceLocation(file: "a.swift", line: 2)
        }
        extension A {
        \(String(repeating: " ", count: 31))
        \(String(repeating: " ", count: 23))
        \(String(repeating: " ", count: 3))
          func own() {}
        }
        """)
  }

  @Test(
    "An override in an extension of UIKit's own class is left out, with a warning in its place",
    arguments: [
      ("UINavigationBar", "sizeThatFits"), ("UINavigationBar", "`\"); evil(); (\"`"),
      ("UIKit/*\"); evil(); (\"*/.UINavigationBar", "sizeThatFits"),
    ])
  func overridesOfUIKit(type: String, method: String) {
    let text = """
      extension \(type) {
        open override func \(method)(_ size: CGSize) -> CGSize {
          size
        }
        func own() {}
      }
      """
    let source = CompilationUnit.Source(name: "a.swift", text: text)
    let lines = ExtensionOverrides.move([source], texts: [text])[0].text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[1].hasPrefix("  #warning(\"this override is left out"))
    #expect(lines.dropFirst().allSatisfy { !$0.contains("evil") })
    #expect(lines[2] == "#sourceLocation(file: \"a.swift\", line: 4)")
    #expect(lines[4] == "  func own() {}")
  }

  @Test("A member of an extension moves into its class if a subclass overrides it")
  func overridden() {
    let base = """
      class A: NSObject {}
      extension A: P {
        public func f(_ x: Int) -> Int { x }
        func g() {}
      }
      """
    let subclass = "class B: C { override func f(_ x: Int) -> Int { super.f(x) + 1 } }"
    let between = "class C: A { func h() {} }"
    let texts = [subclass, base, between]
    let sources = zip(["b.swift", "a.swift", "c.swift"], texts).map {
      CompilationUnit.Source(name: $0, text: $1)
    }
    let moved = ExtensionOverrides.move(sources, texts: texts).map(\.text)
    #expect(
      moved == [
        subclass,
        """
        class A: NSObject {
        #sourceLocation(file: "a.swift", line: 3)
        public func f(_ x: Int) -> Int { x }
        #sourceLocation(file: "a.swift", line: 1)
        }
        extension A: P {
        \(String(repeating: " ", count: 38))
          func g() {}
        }
        """, between,
      ])
  }
}
