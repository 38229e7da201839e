/// Errors about which a sentence by the identifier alone would lead astray, or for which there was none.
extension CompileErrorTests {
  static let misread = [
    Row(
      "20.2", "    } completion: { _ in", "    }) { _ in",
      "statement_same_line_without_semi", "The parenthesis is one too many"),
    Row(
      "20.2", "insertSubview(toView,", "insertSubview(self.toView,",
      "could_not_find_value_member", "toView belongs to this function and not to the object"),
    Row(
      "20.2", "UIView.animate(withDuration:", "UIView.animateWithDuration(withDuration:",
      "extra_argument_labels", "withDuration is said twice"),
    Row(
      "17.2", "using transitionContext: UIViewControllerContextTransitioning) {",
      "using ctx: UIViewControllerContextTransitioning) {",
      "cannot_find_in_scope", "the parameter is called ctx in this function."),
    Row(
      "20.2", "transitionContext)) {\n      toView.transform = .identity\n    } completion: {",
      "transitionContext), animations: {\n      toView.transform = .identity\n    }) completion {",
      "statement_same_line_without_semi", "The parenthesis ends the call before its second closure"),
    Row(
      "17.2", "    duration\n",
      "    return\n",
      "return_expr_missing", "The function promises a value behind its arrow"),
    Row(
      "17.2", "guard let toView",
      "guard toView",
      "cannot_find_in_scope", "let is missing before a new name: guard let toView"),
    Row(
      "17.2", "forKey: .to)",
      "forKey: to)",
      "cannot_find_in_scope", "Did you mean .to?"),
    Row(
      "17.2", "transitionContext.containerView",
      "containerView",
      "cannot_find_in_scope", "Did you mean transitionContext.containerView?"),
    Row(
      "17.2", "final class PopAnimator",
      "final class FadeAnimator",
      "cannot_find_in_scope", "The app around the exercise uses PopAnimator"),
    Row(
      "17.2", "addSubview(toView)",
      "addSubview(toView.view)",
      "cannot_convert_argument_value", "This value has nothing of the name view."),
    Row(
      "17.2", "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)",
      "transitionContext.completeTransition",
      "expression_unused_function", "The function is named and not called"),
    Row(
      "17.2", "toView.alpha = 0\n",
      "toView.alpha = 0.0f\n",
      "statement_same_line_without_semi", "Numbers have no f at their end"),
    Row(
      "17.2", "toView.alpha = 0\n",
      "let toView.alpha = 0\n",
      "statement_same_line_without_semi", "let and var make new names."),
    Row(
      "17.2", "toView.alpha = 0\n",
      "toView.alpha: 0\n",
      "statement_same_line_without_semi", "A value is set with =, and not with a colon."),
    Row(
      "17.2", "toView.alpha = 0\n",
      "toView.isHidden = 0\n",
      "integer_used_as_boolean_literal", "true or false is expected here"),
    Row(
      "17.2", "toView.alpha = 0\n",
      "toView.frame.origin = (0, 0)\n",
      "cannot_convert_assign", "Parentheses alone do not make one"),
    Row(
      "17.2", "toView.alpha = 0\n",
      "toView.backgroundColor = UIColor.red()\n",
      "cannot_call_non_function_value", "This is a value and no function"),
    Row(
      "17.2", "  func animateTransition(using",
      "  fun animateTransition(using",
      "expected_keyword_in_decl", "A function begins with func."),
    Row(
      "17.2", "using transitionContext: UIViewControllerContextTransitioning) {",
      "using transitionContext UIViewControllerContextTransitioning) {",
      "expected_parameter_colon", "A colon is missing between a parameter's name"),
    Row(
      "17.2", "  func animateTransition",
      "  override func animateTransition",
      "method_does_not_override", "Those of protocols are written without override."),
    Row(
      "17.2", "  ) -> TimeInterval {",
      "  ) : TimeInterval {",
      "func_decl_expected_arrow", "What a function returns stands behind an arrow"),
    Row(
      "17.2", "forKey: .to) else {",
      "forKey: .to), else {",
      "expected_expr_conditional", "is there a comma too many before else"),
    Row(
      "18.3", "Drop.layer()",
      "Drop.layer",
      "did_not_call_function", "the parentheses that call it are missing"),
    Row(
      "18.3", "toVC.view.layer.mask = mask",
      "toVC.view.mask = mask",
      "cannot_convert_assign", "A layer is no view."),
    Row(
      "18.3", "    toVC.view.layer.mask = mask",
      "    _ = CABasicAnimation(keyPath: \\.transform)\n    toVC.view.layer.mask = mask",
      "cannot_convert_argument_value", "A layer's key path is a text, in quotes"),
    Row(
      "20.1", "    self.operation = operation\n    return self\n",
      "    operation == .push ? return self : return nil\n",
      "expected_expr_after_ternary_question", "Between ? and : stand values and no statements"),
    Row(
      "20.1", "    self.operation = operation\n",
      "    for i in 0..3 { print(i) }\n",
      "cannot_find_in_scope_corrected", "What the compiler suggests is most likely meant."),
    Row(
      "20.1", "    self.operation = operation\n",
      "    if operation = .push { return self }\n",
      "assignment_lhs_is_immutable_variable", "A single = sets a value. Two, ==, compare."),
    Row(
      "20.2", "forKey: .from)", "forKey .from)",
      "missing_argument_labels", "A colon is missing after forKey."),
    Row(
      "20.2", "import UIKit\n",
      "import UIKit\nclass A: UIView { lazy var a = #selector(b); func b() {} }\n",
      "expr_selector_not_objc", "add @objc before func b."),
    Row(
      "20.2", "import UIKit\n",
      "import UIKit\nclass A: UIView { lazy var a = #selector(b:); @objc func b(_ c: UIView) {} }\n",
      "expr_selector_expected_rparen", "#selector(b(_:))."),
    Row(
      "18.3", "let mask = Drop.layer()",
      "lett mask = Drop.layer()",
      "statement_same_line_without_semi", "A new name begins with let or var: let mask"),
    Row(
      "18.3", "mask.position = fromVC.drop.position",
      "transitionContext.viewController(forKey: .from) as? DropViewController?.drop.removeAllAnimations()",
      "statement_same_line_without_semi", "A cast stands in parentheses before"),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    CAKeyframeAnimation(keyPath: \"opacity\").values = 1, 0.5, 1\n",
      "statement_same_line_without_semi", "in square brackets: [1, 0.5, 1]"),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    toView.alpha = toView.isHidden? 0 : 1\n",
      "statement_same_line_without_semi", "A space is missing before the question mark"),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    switch toView.alpha {\n    case 0 when toView.isHidden: break\n    default: break\n    }\n",
      "expected_case_colon", "begins with where"),
    Row(
      "17.2", "  ) -> TimeInterval {",
      "  ) TimeInterval {",
      "declaration_same_line_without_semi",
      "An arrow is missing before what the function returns: -> TimeInterval"),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    if toView.isHidden and toView.alpha == 0 { return }\n",
      "expected_lbrace_after_if", "and is written &&"),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    if let isHidden = toView.isHidden { return }\n",
      "condition_optional_element_pattern_not_valid_type",
      "ask it without let, as in if toView.isHidden."),
    Row(
      "17.2", "    toView.alpha = 0\n",
      "    CAKeyframeAnimation(keyPath: \"opacity\").values = [1, 0.5\n",
      "expected_separator", "A comma or a closing square bracket"),
    Row(
      "17.2", "import UIKit\n",
      "import UIKit\nclass Drive: UIPercentDrivenInteractiveTransition { let duration = 2.0 }\n",
      "override_property_type_mismatch", "has a property duration already"),
    Row(
      "17.2", "import UIKit\n",
      "import UIKit\nclass Drive: UIPercentDrivenInteractiveTransition { func go() { context.end() } }\n",
      "cannot_find_in_scope", "This name is not known here"),
    Row(
      "17.2", "import UIKit\n",
      "import UIKit\nclass A: UIView { lazy var a = UITapGestureRecognizer(target: self, action: b); @objc func b(_ c: UIView) {} }\n",
      "cannot_convert_argument_value", "A selector is expected here: #selector(b(_:))."),
    Row(
      "19.3", "recognizer.translation(in: recognizer.view)",
      "recognizer.translation(in: view)",
      "cannot_find_in_scope", "Did you mean recognizer.view?"),
    Row(
      "20.1", "    self.operation = operation\n",
      "    if operation == push { return nil }\n",
      "cannot_find_in_scope", "Did you mean .push?"),
    Row(
      "17.2", "transitionContext.completeTransition(!",
      "transitionContext.complete(!",
      "could_not_find_value_member", "Did you mean completeTransition?"),
    Row(
      "17.2", "  let duration = 1.0\n",
      "  let duration: Double\n",
      "class_without_init", "The class has properties without a value"),
  ]
}
