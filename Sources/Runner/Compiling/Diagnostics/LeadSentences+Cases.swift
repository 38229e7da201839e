import Record

extension LeadSentences {
  /// Kinds of errors that have one cause most of the time if they look so.
  struct Case {
    var id: String
    var fits: @Sendable (Diagnostic) -> Bool
    var sentence: String
  }

  private static let closedTooEarly =
    "The parenthesis ends the call before its second closure: write both closures behind it, as in "
    + "UIView.animate(withDuration: 1) { … } completion: { _ in … }, or both inside."

  static let cases = [
    Case(
      id: "wrong_argument_labels",
      // Whatever the label is, the compiler proposes the only initializer with one argument.
      fits: { $0.message.contains("'rotationAngle:'") },
      sentence:
        "A CGAffineTransform is made with scaleX:y:, translationX:y: or rotationAngle:; to scale evenly, give "
        + "both x and y."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*\)\s*\{/) == true },
      sentence:
        "The parenthesis is one too many: that of the call was closed before its first closure. The second "
        + "one follows the brace, with its label: } completion: { _ in."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*[a-z][A-Za-z]*\s*\{/) == true },
      sentence: "A second closure needs a colon after its label, as in } completion: { _ in."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*,\s*[a-z]\w*\s*:\s*\{/) == true },
      sentence: "No comma stands before a second closure: } completion: { _ in."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*\)\s*[a-z]\w*\s*:\s*\{/) == true },
      sentence: closedTooEarly),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*\)\s*[a-z]\w*\s*\{/) == true },
      sentence: closedTooEarly + " A colon belongs after its label."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/}\s*,\s*[a-z]\w*\s*\{/) == true },
      sentence:
        "A second closure has no comma before its label and a colon after it: } completion: "
        + "{ _ in."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/\b\d+(\.\d+)?f\b/) == true },
      sentence: "Numbers have no f at their end in Swift: write 0.5."),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/\b(let|var)\s+\w+(\.\w+)+\s*=/) == true },
      sentence:
        "let and var make new names. What is there already is set without them: view.alpha = 0."
    ),
    Case(
      id: "statement_same_line_without_semi",
      fits: { $0.source?.contains(/^\s*\w+(\.\w+)+:\s/) == true },
      sentence: "A value is set with =, and not with a colon."),
    Case(
      id: "labeled_block_needs_do",
      fits: { $0.source?.contains(/}\s*\)\s*[a-z]\w*\s*:\s*\{/) == true },
      sentence: closedTooEarly),
    Case(
      id: "type_does_not_conform", fits: { $0.message.contains("'NSObjectProtocol'") },
      sentence: "UIKit's protocols are for objects: let the class inherit from NSObject, as in "
        + "class Fade: NSObject, UIViewControllerAnimatedTransitioning."),
    Case(
      id: "cannot_convert_assign", fits: { $0.message.contains("'UIColor' to type 'CGColor'") },
      sentence: "Layers have a CGColor where views have a UIColor: add .cgColor."),
    Case(
      id: "cannot_convert_argument_value",
      fits: { $0.message.contains("Controller' to expected argument type 'UIView'") },
      sentence: "A view is expected here, and this is its controller: add .view."),
    Case(
      id: "cannot_convert_assign", fits: { $0.message.contains(/'CA\w*Layer' to type 'UIView/) },
      sentence:
        "A layer is no view. What takes a layer belongs to the view's layer, as view.layer.mask."
    ),
    Case(
      id: "cannot_convert_assign", fits: { $0.message.contains(/'UI\w*View' to type 'CALayer/) },
      sentence: "A view is no layer: add .layer."),
    Case(
      id: "cannot_convert_assign",
      fits: { $0.message.contains(/of type '\([^']*\) -> [^']*' to type '[^(]/) },
      sentence:
        "This is a function, and its result is expected: call it, with parentheses and what it asks for."
    ),
    Case(
      id: "cannot_convert_assign",
      fits: { $0.message.contains(/of type '\([^']*, .*' to type 'CG/) },
      sentence:
        "Parentheses alone do not make one: write its type and labels, as in CGPoint(x: 0, y: 0)."
    ),
    Case(
      id: "cannot_convert_assign", fits: { $0.message.contains("' to type '(any ") },
      sentence:
        "What is assigned here has to conform to the protocol: say so in its type's declaration."),
    Case(
      id: "cannot_convert_argument_value",
      fits: { $0.message.contains("KeyPath<") && $0.message.contains("'String'") },
      sentence: "A layer's key path is a text, in quotes: \"transform\"."),
    Case(
      id: "type_cannot_conform", fits: { $0.message.contains("'Equatable'") },
      sentence:
        "== compares, and these cannot be compared so: === asks for the same object, and a single "
        + "= sets."),
    Case(
      id: "assignment_lhs_is_immutable_variable",
      fits: { diagnostic in
        guard let source = diagnostic.source, !source.contains(/\b(let|var|case)\b/) else {
          return false
        }
        return source.contains(/\b(if|guard|while)\b.*[^=!<>]=[^=]/)
      },
      sentence: "A single = sets a value. Two, ==, compare."),
    Case(
      id: "expected_keyword_in_decl",
      fits: { $0.source?.contains(/^\s*(fun|function|fn|fnc|fucn|funct|def)\s+\w/) == true },
      sentence: "A function begins with func."),
    Case(
      id: "could_not_use_enum_element_on_instance",
      fits: { $0.source?.contains(/\bcase\s+\.\w+\s+\.\w+/) == true },
      sentence: "A comma is missing between the two cases: case .ended, .cancelled:"),
    Case(
      id: "assignment_lhs_is_immutable_variable",
      fits: { $0.notes.contains { $0.id == "masked_mutable_property" } },
      sentence:
        "The parameter of this name hides the property, and is a constant: write self. before the property."
    ),
    Case(
      id: "expression_unused_result_operator",
      fits: { $0.message.contains("'=='") },
      sentence: "Two =, ==, compare, and nothing is done with the answer. A single = sets a value."),
    Case(
      id: "cannot_convert_argument_value",
      fits: { $0.message.contains("of type 'CGPoint' to expected argument type 'CGFloat'") },
      sentence: "This has two numbers, and one is expected: take .x or .y."),
    Case(
      id: "cannot_convert_argument_value",
      fits: { $0.message.contains("of type 'CGVector' to expected argument type 'CGFloat'") },
      sentence: "This has two numbers, and one is expected: take .dx or .dy."),
    Case(
      id: "cannot_convert_argument_value",
      fits: { $0.message.contains("of type 'CGSize' to expected argument type 'CGFloat'") },
      sentence: "This has two numbers, and one is expected: take .width or .height."),
    Case(
      id: "cannot_convert_argument_value",
      fits: {
        $0.message.contains(
          /of type '(?:Int|Double|CGFloat|Float|Bool)\?' to expected argument type '\w+'/)
      },
      sentence:
        "This may be nil, and a value is expected: unwrap it with guard let, or say behind ?? what counts instead."
    ),
    Case(
      id: "cannot_convert_argument_value", fits: { $0.message.contains("of type '(") },
      sentence: "This is a function, and its result is expected: call it, with parentheses."),
    Case(
      id: "unsafe_without_unsafe",
      fits: { $0.source?.contains(/(begin|commit)Animations\(/) == true },
      sentence:
        "beginAnimations is older than closures, and takes a pointer: use UIView.animate(withDuration:)."
    ),
    Case(
      id: "cannot_find_in_scope", fits: { $0.message.hasPrefix("cannot find operator") },
      sentence: "Swift has no operator of these signs."),
    Case(
      id: "cannot_find_type_in_scope",
      fits: { ["'NSObject'", "'TimeInterval'"].contains(where: $0.message.contains) },
      sentence: "Is import UIKit missing at the top of the file?"),
  ]
}
