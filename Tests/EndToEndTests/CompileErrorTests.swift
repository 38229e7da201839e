import Foundation
import Testing

/// Wrong Swift as learners write it, made from reference answers by a replacement.
@Suite("Each compile error that learners meet has one right sentence", .serialized, .needsBuiltTool)
struct CompileErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var exercise: String
    var old: String
    var new: String
    var id: String
    var sentence: String
    var testDescription: String { "\(exercise) \(id): \(new)" }

    init(_ exercise: String, _ old: String, _ new: String, _ id: String, _ sentence: String) {
      self.exercise = exercise
      self.old = old
      self.new = new
      self.id = id
      self.sentence = sentence
    }
  }

  static let files = [
    "17.2": "ch17/2-fade-in.swift", "18.3": "ch18/3-mask.swift", "19.3": "ch19/3-progress.swift",
    "20.1": "ch20/1-one-object.swift", "20.2": "ch20/2-scaling-push.swift",
  ]

  @Test("The first error has its identifier and its sentence")
  func sentences() throws {
    let bench = try Workbench()
    for row in Self.rows + Self.misread {
      let file = try #require(Self.files[row.exercise])
      let right = try String(
        contentsOfFile: "\(Workbench.root)/solutions/\(file)", encoding: .utf8)
      let place = "\(bench.workspace)/exercises/\(file)"
      try FileManager.default.createDirectory(
        atPath: URL(filePath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      let range = try #require(right.firstRange(of: row.old), "\(row.testDescription)")
      try right.replacingCharacters(in: range, with: row.new)
        .write(toFile: place, atomically: true, encoding: .utf8)
      let checked = try bench.start(
        Workbench.tool,
        ["check", row.exercise, "--json", "--workspace", bench.workspace, "--book", Workbench.root])
      let report = try JSONSerialization.jsonObject(with: Data(checked.output.utf8))
      let exercises = (report as? [String: Any])?["exercises"] as? [[String: Any]]
      let diagnostics = exercises?.first?["diagnostics"] as? [[String: Any]] ?? []
      let errors = diagnostics.filter { $0["severity"] as? String == "error" }
      #expect(errors.first?["id"] as? String == row.id, "\(row.testDescription): \(errors)")
      let lead = errors.first?["lead"] as? String ?? ""
      #expect(lead.contains(row.sentence), "\(row.testDescription): \(lead)")
    }
  }

  static let rows = [
    Row(
      "20.2", "} completion: { _ in", "} completion { _ in",
      "statement_same_line_without_semi", "A second closure needs a colon after its label"),
    Row(
      "20.2", "completion: { _ in", "completion: {",
      "closure_argument_list_missing", "This closure gets a value: name it before in,"),
    Row(
      "20.2", "insertSubview(toView,", "insertSubview(toVeiw,",
      "cannot_find_in_scope", "Did you mean toView?"),
    Row(
      "20.2", "toView.transform = .identity", "toView.transfrom = .identity",
      "could_not_find_value_member", "Did you mean transform?"),
    Row(
      "20.2", "CGAffineTransform(scaleX", "CGAfineTransform(scaleX",
      "cannot_find_in_scope", "Did you mean CGAffineTransform?"),
    Row(
      "20.2",
      "guard let fromView = transitionContext.view(forKey: .from),\n      let toView = transitionContext.view(forKey: .to)\n    else {\n      transitionContext.completeTransition(false)\n      return\n    }",
      "let fromView = transitionContext.view(forKey: .from)\n    let toView = transitionContext.view(forKey: .to)",
      "optional_not_unwrapped", "This may be nil. Unwrap it first, with if"),
    Row(
      "20.2", "      transitionContext.completeTransition(false)\n      return\n",
      "      transitionContext.completeTransition(false)\n",
      "guard_body_must_not_fallthrough", "The else of a guard has to leave the"),
    Row(
      "17.2", "guard let toView = transitionContext.view(forKey: .to) else {",
      "guard let toView = transitionContext.view(forKey: .to) {",
      "expected_else_after_guard", "A guard needs else { … return } behind"),
    Row(
      "17.2", "      toView.alpha = 1\n    } completion", "      toView.alpha = 1\n     completion",
      "labeled_block_needs_do", "A label like completion: follows a closing brace: is"),
    Row(
      "17.2", "    toView.alpha = 0\n", "    toView.alpha = 0\n    }\n",
      "expected_keyword_in_decl", "This statement stands outside of a function. Is there"),
    Row(
      "20.2", "    0.4\n", "    let d: Int = 1\n    return d\n",
      "cannot_convert_to_return_type", "The value is of another type than the function"),
    Row(
      "20.1", "    self.operation = operation\n    return self\n",
      "    self.operation = operation\n",
      "missing_return_decl", "Not every way through this function returns a value."),
    Row(
      "20.1", "    self.operation = operation\n    return self\n",
      "    self.operation = operation\n    self\n",
      "missing_return_decl", "Not every way through this function returns a value."),
    Row(
      "20.1",
      "extension TrailheadViewController: UIViewControllerAnimatedTransitioning {\n  func transitionDuration",
      "extension TrailheadViewController: UIViewControllerAnimatedTransitioning {\n  func duration",
      "witness_argument_name_mismatch",
      "UIViewControllerAnimatedTransitioning asks for transitionDuration(using:), and this type has no such"
    ),
    Row(
      "20.1", "extension TrailheadViewController: UIViewControllerAnimatedTransitioning {",
      "extension TrailheadViewController {",
      "cannot_convert_to_return_type_protocol", "What is returned has to conform to the protocol:"),
    Row(
      "20.2", "view(forKey: .from)", "view(.from)",
      "missing_argument_labels", "An argument's label is missing."),
    Row(
      "20.2", "view(forKey: .from)", "view(for: .from)",
      "wrong_argument_labels", "An argument's label is not the one that is"),
    Row(
      "20.2", "completeTransition(!transitionContext.transitionWasCancelled)",
      "completeTransition(!transitionContext.transitionWasCancelled, true)",
      "extra_argument_positional", "The call has an argument too many."),
    Row(
      "20.2", "completeTransition(!transitionContext.transitionWasCancelled)",
      "completeTransition()",
      "missing_argument_positional", "The call lacks an argument."),
    Row(
      "20.2", "CGAffineTransform(scaleX: 0.1, y: 0.1)", "CGAffineTransform(scaleX: 0.1)",
      "missing_argument_named", "The call lacks an argument."),
    Row(
      "20.2", "view(forKey: .from)", "view(forKey: .form)",
      "could_not_find_type_member", "Did you mean from?"),
    Row(
      "17.2", "view(forKey: .to)", "viewController(forKey: .to)",
      "cannot_convert_argument_value", "this is its controller"),
    Row(
      "17.2", "    toView.alpha = 0\n", "    duration = 2\n    toView.alpha = 0\n",
      "assignment_lhs_is_immutable_property", "This cannot be changed from here."),
    Row(
      "20.2", "transitionDuration(using: transitionContext))", "transitionDuration)",
      "cannot_convert_argument_value", "This is a function, and its result is expected"),
    Row(
      "18.3", "asyncAfter(deadline: .now() + duration) {\n",
      "asyncAfter(deadline: .now() + duration) {\n      operation = .pop\n",
      "property_use_in_closure_without_explicit_self",
      "In an escaping closure, self has to be written"),
    Row(
      "19.3", "translation.x / 200", "translation.x / Int(200)",
      "cannot_apply_binop_to_args", "The two sides of the operator have different types:"),
    Row(
      "17.2", "withDuration: duration", "withDuration: \"1\"",
      "cannot_convert_argument_value", "This argument is of another type than the call"),
    Row(
      "17.2", "import UIKit\n", "",
      "cannot_find_type_in_scope", "Is import UIKit missing"),
    Row(
      "17.2", "NSObject, UIView", "UIView",
      "type_does_not_conform", "UIKit's protocols are for objects"),
    Row(
      "17.2", "  let duration = 1.0\n", "  let duration = 1.0\n  override func viewDidLoad() {}\n",
      "method_does_not_override", "There is nothing to override: no superclass has a"),
    Row(
      "20.2", "extension TrailheadViewController: UIViewControllerAnimatedTransitioning {\n",
      "final class X: UIViewController { func viewDidLoad() {} }\nextension TrailheadViewController: UIViewControllerAnimatedTransitioning {\n",
      "missing_override", "A superclass has this method already. Say override if"),
    Row(
      "17.2", "  let duration = 1.0", "  let duration: Double",
      "class_without_init", "The class has properties without a value and no"),
    Row(
      "17.2", "  let duration = 1.0", "  let duration",
      "cannot_infer_type_for_pattern", "A name without a value needs a type, as"),
    Row(
      "20.2", "UIViewControllerAnimatedTransitioning {\n",
      "UIViewControllerAnimatedTransitioning {\n  var isPresenting = true\n",
      "extension_stored_property",
      "An extension cannot store anything. TrailheadViewController has these variables already: operation."
    ),
    Row(
      "20.2", "import UIKit\n", "import UIKit\nprint(\"hello\")\n",
      "illegal_top_level_expr", "Statements have to be inside of a function."),
    Row(
      "20.2", "    toView.transform = CG", "    let toView = UIView()\n    toView.transform = CG",
      "invalid_redecl", "This is declared twice."),
    Row(
      "20.1", "import UIKit\n",
      "import UIKit\nextension TrailheadViewController {\n  func viewDidAppear(_ animated: Bool) {}\n}\n",
      "override_decl_extension", "A superclass has this method already."),
    Row(
      "20.2", "    transitionContext.containerView",
      "    if toView.alpha = 1 {}\n    transitionContext.containerView",
      "use_of_equal_instead_of_equality", "A single = sets a value. Two, ==, compare."),
    Row(
      "20.2", "toView.transform = .identity", "toView.transform = .identity toView.alpha = 1",
      "statement_same_line_without_semi", "Two statements stand on one line."),
    Row(
      "20.2", "scaleX: 0.1, y: 0.1)", "scaleX: 0.1, y: 0.1",
      "expected_separator", "A comma or a closing parenthesis is missing here."),
    Row(
      "20.2", "toView.transform = .identity", "toView.transform = nil",
      "cannot_convert_assign_nil", "This can never be nil: give it a value"),
    Row(
      "20.2", "toView.transform = .identity", "toView.layer.backgroundColor = UIColor.red",
      "cannot_convert_assign", "Layers have a CGColor"),
    Row(
      "20.2", "toView.transform = .identity", "navigationController?.delegate = toView",
      "cannot_convert_assign", "What is assigned here has to conform to the protocol"),
    Row(
      "20.2", "toView.transform = .identity", "toView.alpha = \"1\"",
      "cannot_convert_assign", "The value is of another type than what it"),
    Row(
      "20.2", "    transitionContext.containerView",
      "    if navigationController {}\n    transitionContext.containerView",
      "optional_used_as_boolean", "This may be nil, which is not true or"),
    Row(
      "20.2", "toView.transform = .identity", "toView?.transform = .identity",
      "invalid_optional_chain", "This is never nil: take the question mark away."),
    Row(
      "20.2", "UIView.animate(withDuration", "toView.animate(withDuration",
      "could_not_use_type_member_on_instance", "This belongs to the type, not to one of"),
    Row(
      "20.2", "toView.transform = .identity", "UIView.transform = .identity",
      "instance_member_use_on_type", "This belongs to an object, not to its type:"),
    Row(
      "20.2", "    toView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)\n",
      "    let t = .identity\n    toView.transform = t\n",
      "unresolved_member_no_inference", "A dot alone needs a type that is known"),
    Row(
      "20.1", "    self.operation = operation\n",
      "    switch operation {\n    case .push: self.operation = operation\n    }\n",
      "non_exhaustive_switch", "The switch leaves out values that can occur: add"),
    Row(
      "20.2", "completion: { _ in", "completion: { a, b in",
      "closure_argument_list_tuple", "The closure names more or fewer values than it"),
    Row(
      "20.2", "toView.transform = .identity", "self.signpost.alpha = 0",
      "candidate_inaccessible", "This is private to the type that declares it:"),
    Row(
      "18.3", "as? DropViewController", "as DropViewController",
      "cannot_coerce_to_type", "as converts only what always fits. Try with as?,"),
    Row(
      "20.2", "    transitionContext.containerView.insert",
      "    if let c = transitionContext.containerView { _ = c }\n    transitionContext.containerView.insert",
      "condition_optional_element_pattern_not_valid_type",
      "This is never nil, so there is nothing to"),
    Row(
      "17.2", "UIViewControllerAnimatedTransitioning", "UIViewControllerAnimatedTransition",
      "cannot_find_type_in_scope", "Did you mean UIViewControllerAnimatedTransitioning?"),
    Row(
      "20.2",
      "func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {",
      "func animateTransition(transitionContext: UIViewControllerContextTransitioning) {",
      "witness_argument_name_mismatch", "The method is almost the one that UIKit calls:"),
    Row(
      "20.2", "CGAffineTransform(scaleX: 0.1, y: 0.1)", "CGAffineTransform(scaleX: 0.1 y: 0.1)",
      "expected_separator", "A comma or a closing parenthesis is missing here."),
    Row(
      "20.2", "completion: { _ in", "completion: { _",
      "discard_expr_outside_of_assignment", "_ stands for a value that is not needed."),
    Row(
      "20.2", "    transitionContext.containerView",
      "    if toView = fromView {}\n    transitionContext.containerView",
      "assignment_lhs_is_immutable_variable", "A single = sets a value. Two, ==, compare."),
    Row(
      "20.2", "    transitionContext.containerView",
      "    toView = fromView\n    transitionContext.containerView",
      "assignment_lhs_is_immutable_variable", "A constant cannot be given another value."),
    Row(
      "20.2", "    transitionContext.containerView",
      "    let t = TrialViewController()\n    transitionContext.containerView",
      "cannot_find_in_scope", "Did you mean TrailViewController?"),
    Row(
      "20.2", "    transitionContext.containerView",
      "    let t = UIViewTransition()\n    transitionContext.containerView",
      "cannot_find_in_scope", "This name is not known here: a typing mistake,"),
    Row(
      "20.2", "containerView.insertSubview(toView, aboveSubview: fromView)",
      "containerView.addSubView(toView)",
      "could_not_find_value_member", "Did you mean addSubview?"),
    Row(
      "20.2", "UIView.animate(withDuration: transitionDuration(using: transitionContext)) {",
      "UIView.animate(duration: transitionDuration(using: transitionContext)) {",
      "wrong_argument_labels", "An argument's label is not the one that is"),
  ]
}
