import Record
import Testing

@testable import Compiling

@Suite("Plain sentences about errors")
struct LeadSentencesTests {
  private func lead(
    _ id: String, _ message: String = "", source: String? = nil, at mark: String? = nil,
    notes: [Diagnostic] = []
  ) -> String? {
    let before = mark.flatMap { mark in source?.ranges(of: mark).first?.upperBound }
    let column = before.flatMap { end in
      source.map { $0.utf8.distance(from: $0.startIndex, to: end) + 1 }
    }
    return LeadSentences.sentence(
      about: Diagnostic(
        severity: .error, id: id, message: message, file: "a.swift", line: 1, column: column,
        source: source, notes: notes))
  }

  @Test(
    "A method that differs from UIKit's by its types hears which result is expected",
    arguments: [
      (
        "(UINavigationController) -> TrailViewController?",
        "its result has to be UIViewControllerInteractiveTransitioning?, not TrailViewController?."
      ),
      (
        "(UINavigationController?) -> (any UIViewControllerInteractiveTransitioning)?",
        "the types of its parameters are not the protocol's."
      ),
      (nil, "its types or modifiers are not the protocol's."),
    ])
  func otherTypes(types: String?, difference: String) {
    let name = "navigationController(_:interactionControllerFor:)"
    let message =
      "instance method '\(name)' nearly matches defaulted requirement '\(name)' of protocol 'P'"
    let notes = types.map {
      Diagnostic(
        severity: .note, id: "protocol_witness_type_conflict",
        message: "candidate has non-matching type '\($0)'")
    }
    #expect(
      lead(Diagnostic.uncalledMethod, message, notes: notes.map { [$0] } ?? [])
        == "UIKit never calls this \(name): " + difference)
  }

  @Test(
    "A selector in Objective-C's words is told in Swift's",
    arguments: [
      ("#selector(didPan:)", "didPan(_:)"), ("#selector(Lift.didPan:)", "Lift.didPan(_:)"),
      ("#selector(move:to:)", "move(_:to:)"), ("#selector(move::)", "move(_:_:)"),
    ])
  func selectors(written: String, meant: String) {
    #expect(
      lead("expr_selector_expected_rparen", source: "  use(\(written))")
        == "A selector has the method's name as Swift writes it: #selector(\(meant)).")
  }

  @Test(
    "What stands where a value of another kind is expected hears how to get that",
    arguments: [
      ("CGPoint", "CGFloat", "take .x or .y"), ("CGSize", "CGFloat", "take .width or .height"),
      ("Int?", "Int", "say behind ?? what counts instead"), ("Int", "Double", "of another type"),
    ])
  func otherValues(type: String, expected: String, advice: String) {
    let sentence = lead(
      "cannot_convert_argument_value",
      "cannot convert value of type '\(type)' to expected argument type '\(expected)'")
    #expect(sentence?.contains(advice) == true)
  }

  @Test("A method that is assigned instead of its result is one that was not called")
  func uncalledMethod() {
    let id = "cannot_convert_assign"
    #expect(
      lead(id, "cannot assign value of type '(UIViewController) -> CGRect' to type 'CGRect'")?
        .hasPrefix("This is a function, and its result is expected") == true)
    #expect(
      lead(id, "cannot assign value of type '(Int, Int)' to type 'CGPoint'")?
        .hasPrefix("Parentheses alone do not make one") == true)
    #expect(
      lead(id, "cannot assign value of type '() -> Int' to type '(Int) -> Void'")
        == LeadSentences.table[id])
  }

  @Test("A result that nobody uses is told by its operator")
  func unusedOperators() {
    #expect(
      lead(Diagnostic.unusedOperator, "result of operator '==' is unused")
        == "Two =, ==, compare, and nothing is done with the answer. A single = sets a value.")
    #expect(
      lead(Diagnostic.unusedOperator, "result of operator '>' is unused")
        == "The value is computed and then dropped. Is a return or an assignment missing?")
  }

  @Test("A comma between two cases is missed, and no instance member is looked for")
  func commaBetweenCases() {
    #expect(
      lead("could_not_use_enum_element_on_instance", source: "    case .ended .cancelled: end()")
        == "A comma is missing between the two cases: case .ended, .cancelled:")
  }

  @Test("A parameter that hides a property is not merely called a constant")
  func hiddenProperty() {
    let note = Diagnostic(severity: .note, id: "masked_mutable_property", message: "add self")
    #expect(
      lead(
        "assignment_lhs_is_immutable_variable", source: "    operation = operation", notes: [note]
      )?.contains("write self. before the property") == true)
  }

  @Test(
    "A module that is nearly an accepted one is taken for it",
    arguments: [
      ("UIkit", "UIKit"), ("UIKti", "UIKit"), ("Fundation", "Foundation"), ("Glibc", nil),
      ("GLKit", nil),
    ])
  func modules(name: String, meant: String?) {
    #expect(UnsafeNames.module(meantBy: name) == meant)
  }

  @Test(
    "A method in the place of a selector is told with the selector",
    arguments: [
      ("    go(action: didPan)", "#selector(didPan)"),
      ("    go(action: self.didPan(_:))", "#selector(self.didPan(_:))"),
    ])
  func methodForSelector(source: String, selector: String) {
    #expect(
      lead(
        "cannot_convert_argument_value",
        "cannot convert value of type '(Pan) -> ()' to expected argument type 'Selector'",
        source: source, at: "action: ") == "A selector is expected here: \(selector).")
  }

  @Test(
    "What is true or false is asked without let",
    arguments: [
      ("    if let isOpen { a() }", "'Bool'", "if isOpen."),
      ("    guard let a = b.isOpen else { return }", "'Bool'", "guard b.isOpen."),
      ("    if let a = view { b() }", "'UIView'", "let alone, without if or guard, does."),
    ])
  func unwrappedTruth(source: String, type: String, end: String) {
    let sentence = lead(
      "condition_optional_element_pattern_not_valid_type",
      "initializer for conditional binding must have Optional type, not \(type)", source: source,
      at: source.contains("guard") ? "guard " : "if ")
    #expect(sentence?.hasSuffix(end) == true, "\(sentence ?? "")")
  }

  @Test("A property that UIKit's class has too is told with that class")
  func overriddenProperty() {
    let id = "override_property_type_mismatch"
    let ours = Diagnostic(
      severity: .note, message: "attempt to override property here",
      file: "UIKit.UIPercentDrivenInteractiveTransition.duration", line: 2, column: 23)
    #expect(
      lead(id, notes: [ours])
        == "UIPercentDrivenInteractiveTransition has a property duration already: choose another name for "
        + "yours.")
    #expect(
      lead(id)
        == "A superclass has a property of this name already, of another type: choose another name."
    )
  }

  @Test("Signs that are no operator are not called a name")
  func operators() {
    #expect(
      lead("cannot_find_in_scope", "cannot find operator '---' in scope")
        == "Swift has no operator of these signs.")
  }

  @Test("A closure without in is told so, wherever commas stand")
  func missingIn() {
    let id = "statement_same_line_without_semi"
    let call = "UIView.animate(withDuration: 1, animations: { a() }, completion: { finished b() })"
    #expect(
      lead(id, source: call, at: "{ finished")
        == "in is missing after finished: what a closure gets stands before it, as in { finished in."
    )
    #expect(
      lead(id, source: "UIView.animate(withDuration: 1) { a() }, completion: { _ in b() }", at: "}")
        == "No comma stands before a second closure: } completion: { _ in.")
    #expect(
      lead(id, source: "func go() { view hide() }", at: "{ view")
        == "Here the line goes on with something that does not belong to it.")
  }

  @Test(
    "A decimal comma is told where it stands, and a comma between two numbers is none",
    arguments: [
      ("statement_same_line_without_semi", "    alpha = 0,4", "0"),
      ("expected_expr", "    alpha = 0,4", "0"),
      ("expected_pattern", "  let x = 0,4", "0,"),
      ("missing_argument_labels", "    UIView.animate(withDuration: 0,4) {", "("),
      ("extra_argument_positional", "    let p = CGPoint(x: 1, y: 0,4)", "0,"),
      ("no_overloads_match_exactly_in_call", "    layer.opacity = Float(0,4)", "("),
    ])
  func decimalComma(id: String, source: String, mark: String) {
    #expect(
      lead(id, source: source, at: mark)
        == "The comma in 0,4 separates two numbers. A decimal number is written with a point: 0.4.")
  }

  @Test("Other commas are not taken for decimal ones")
  func otherCommas() {
    for (id, source, mark) in [
      ("missing_argument_labels", "    let p = CGPoint(0,0)", "("),
      ("extra_argument_positional", "    let p = CGPoint(x: 1, 2, y: 3)", "1, "),
      ("statement_same_line_without_semi", "    go(0,4) stop()", ")"),
      ("expected_pattern", "  let x = a0,4", "a0,"),
    ] {
      #expect(lead(id, source: source, at: mark)?.contains("decimal") != true, "\(source)")
    }
  }

  @Test("A transform that is to scale by one number is not sent to rotations")
  func transform() {
    let message = "incorrect argument label in call (have 'scale:', expected 'rotationAngle:')"
    #expect(lead("wrong_argument_labels", message)?.contains("scaleX:y:") == true)
    #expect(lead("wrong_argument_labels", "have 'a:', expected 'b:'")?.contains("scale") == false)
  }

  @Test("A parenthesis behind a trailing closure is one too many, and no second statement")
  func strayParenthesis() {
    let sentence = lead("statement_same_line_without_semi", source: "    }) { _ in", at: "}")
    #expect(sentence?.hasPrefix("The parenthesis is one too many") == true)
  }

  @Test("A label that a name of Swift 2 has already is said to be there twice")
  func repeatedLabel() {
    #expect(
      lead(
        "extra_argument_labels",
        source: "UIView.animateWithDuration(withDuration: 1, animations: { a() })")
        == "withDuration is said twice: the name is animate, and the label follows its parenthesis: "
        + "animate(withDuration:).")
    #expect(
      lead("extra_argument_labels", source: "view.go(with: 1)")
        == "An argument has a label that does not belong there.")
  }

  @Test("An object that only a weak property would keep is named with the remedy")
  func weak() {
    #expect(
      lead(
        Diagnostic.unheldObject,
        "instance will be immediately deallocated because property 'delegate' is 'weak'")
        == "delegate is weak, which keeps nothing alive: this new object is gone before anybody asks it. "
        + "Keep it in a property of something that stays, and assign that.")
  }

  @Test("What belongs to a container is asked of a container")
  func containers() {
    #expect(
      lead(
        "could_not_find_value_member",
        "value of type 'UIViewController' has no member 'topViewController'")
        == "To the compiler this is any UIViewController, and topViewController belongs to "
        + "UINavigationController: ask with as? UINavigationController.")
    #expect(
      lead("could_not_find_value_member", "value of type 'UIViewController' has no member 'alfa'")
        == "A value of this type has nothing of that name.")
  }

  @Test("Old blocks of animations are named as such")
  func oldBlocks() {
    #expect(
      lead("unsafe_without_unsafe", source: "UIView.beginAnimations(nil, context: nil)")
        == "beginAnimations is older than closures, and takes a pointer: use "
        + "UIView.animate(withDuration:).")
  }

  @Test("A method that is missing is not called misspelt", arguments: [true, false])
  func missingMethod(isMissing: Bool) {
    let line =
      isMissing ? "final class Animator: NSObject {" : "  func transitionDuration(of a: B) -> C {"
    let diagnostic = Diagnostic(
      severity: .error, id: "witness_argument_name_mismatch",
      message: "instance method 'transitionDuration' has different argument labels from those "
        + "required by protocol 'UIViewControllerAnimatedTransitioning' ('transitionDuration(using:)')",
      file: "a.swift", line: 3, column: 13, source: line)
    #expect(
      LeadSentences.sentence(about: diagnostic)
        == (isMissing
          ? "UIViewControllerAnimatedTransitioning asks for transitionDuration(using:), and this type has "
            + "no such method: add it."
          : "The method is almost the one that UIKit calls: its labels have to be exactly the protocol's.")
    )
  }

  @Test("Who waits with sleep is told what waits without stopping the app")
  func waiting() {
    for sentence in [
      ForeignNames.sentence(["sleep"]),
      UnsafeCode.find(in: "func a() { Thread.sleep(forTimeInterval: 1) }").first?.sentence ?? "",
    ] {
      #expect(sentence.contains("DispatchQueue.main.asyncAfter(deadline:)"), "\(sentence)")
      #expect(!sentence.contains("at the same time"), "\(sentence)")
    }
  }

  @Test(
    "A refused name is told with what does the same",
    arguments: [
      ("TaskGroup", "a Task for each does the same, and lends out nothing"),
      (
        "NSString",
        "String has count, size(withAttributes:) and boundingRect too; make no NSString of it"
      ),
      ("NSMutableArray", "use Array"), ("NSDictionary", "use Dictionary"),
      ("NSOrderedSet", "use Set"),
      ("NSRegularExpression", "use hasPrefix, contains or firstIndex(of:)"),
      (
        "Collection",
        "keep an Array in a property, since the library believes a collection what it says of its length"
      ),
      ("JSONEncoder", "keep values in properties; an answer has no files and no network"),
      (
        "usleep",
        "to wait without stopping the whole app, give the animation a delay, or use "
          + "DispatchQueue.main.asyncAfter(deadline:)"
      ),
      ("a printf-like format", "String(format:) and NSLog take a format and values"),
    ])
  func replacements(name: String, advice: String) {
    #expect(
      ForeignNames.sentence([name])
        == "\(name) is not accepted in an answer: answers run in a box, and only names on a list are let in, "
        + "written or not; " + advice)
  }

  @Test("Several refused names are one sentence, with at most four of them")
  func severalNames() {
    #expect(
      ForeignNames.sentence(["NSSet", "NSArray", "a", "b", "c"])
        == "NSSet, NSArray, a, b and 1 more are not accepted in an answer: answers run in a box, and only names "
        + "on a list are let in, written or not; use Array; use Set")
    #expect(
      ForeignNames.sentence(["NSCache"])
        == "NSCache is not accepted in an answer: answers run in a box, and only names on a list are let "
        + "in, written or not; write it with views, numbers, texts, arrays and dictionaries")
  }
}
