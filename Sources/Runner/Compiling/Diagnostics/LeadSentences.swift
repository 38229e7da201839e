import Record

/// One plain sentence for each kind of compile error that people who learn this run into.
///
/// Named by the compiler's own identifiers, which stay when its English changes. The sentence says
/// what the compiler means; what it printed follows unaltered.
enum LeadSentences {
  /// The sentence about a diagnostic; `nil` if there is none for its kind.
  static func sentence(about diagnostic: Diagnostic) -> String? {
    guard let id = diagnostic.id else { return nil }
    let own =
      switch id {
      case Diagnostic.uncalledMethod: uncalled(diagnostic)
      case Diagnostic.unheldObject: unheld(diagnostic)
      case "statement_same_line_without_semi": missingIn(diagnostic)
      case "expected_separator": separator(diagnostic)
      case "cannot_convert_argument_value": selector(diagnostic)
      case "condition_optional_element_pattern_not_valid_type": unwrapped(diagnostic)
      case "override_property_type_mismatch": overridden(diagnostic)
      case "could_not_find_value_member": otherController(diagnostic)
      case "extra_argument_labels", "wrong_argument_labels": repeatedLabel(diagnostic)
      case "witness_argument_name_mismatch": missingMethod(diagnostic)
      case "expr_selector_expected_rparen": selectorOfObjectiveC(diagnostic)
      default: nil as String?
      }
    let special = cases.first { $0.id == id && $0.fits(diagnostic) }
    return DecimalComma.sentence(about: diagnostic) ?? MisreadLine(diagnostic)?.sentence ?? own
      ?? special?.sentence ?? lineWithoutEnd(diagnostic) ?? table[id]
  }

  private static func lineWithoutEnd(_ diagnostic: Diagnostic) -> String? {
    switch diagnostic.id {
    case "statement_same_line_without_semi": MisreadLine.rest(diagnostic, of: "statements")
    case "declaration_same_line_without_semi": MisreadLine.rest(diagnostic, of: "declarations")
    default: nil
    }
  }

  /// The compiler names the method and, after it, the one that it is nearly.
  private static func uncalled(_ diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3 else { return nil }
    return parts[1] == parts[3]
      ? "UIKit never calls this \(parts[1]): " + difference(of: String(parts[1]), diagnostic)
      : "UIKit never calls \(parts[1]). Did you mean \(LegacyNames.today(String(parts[3])))?"
  }

  /// The compiler says which types the method has, and not which ones it should have.
  private static func difference(of method: String, _ diagnostic: Diagnostic) -> String {
    let types = diagnostic.notes.first { $0.id == "protocol_witness_type_conflict" }?.message
      .split(separator: "'", omittingEmptySubsequences: false)
    guard let types, types.count > 1 else {
      return "its types or modifiers are not the protocol's."
    }
    let result = types[1].split(separator: " -> ").last.map {
      $0.filter { !"()".contains($0) }.replacing("any ", with: "")
    }
    guard let expected = MislabelledMethods.results[method], let result else {
      return "its types are not the protocol's."
    }
    return result == expected
      ? "the types of its parameters are not the protocol's."
      : "its result has to be \(expected), not \(result)."
  }

  /// `#selector(didPan:)`, a name as Objective-C writes it.
  private static func selectorOfObjectiveC(_ diagnostic: Diagnostic) -> String? {
    // A stranger's line may be as long as a file.
    guard let source = diagnostic.source, source.utf8.count <= 500,
      let found = source.firstMatch(of: /#selector\(([\w.]+)((?::\w*)*?):\s*\)/)
    else { return nil }
    let labels = found.2.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    let name = "\(found.1)(_:\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    return "A selector has the method's name as Swift writes it: #selector(\(name))."
  }

  private static func unheld(_ diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3 else { return nil }
    return
      "\(parts[1]) is weak, which keeps nothing alive: this new object is gone before anybody asks "
      + "it. Keep it in a property of something that stays, and assign that."
  }

  /// The error stands behind the names at the beginning of a closure, and statements follow them.
  private static func missingIn(_ diagnostic: Diagnostic) -> String? {
    guard let source = diagnostic.source, let column = diagnostic.column else { return nil }
    let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    guard let names = before.firstMatch(of: /[:(,=]\s*\{\s*((?:\w+\s*,\s*)*\w+)\s*$/)?.1 else {
      return nil
    }
    return
      "in is missing after \(names): what a closure gets stands before it, as in { \(names) in."
  }

  /// The label of today stands in parentheses behind a name of Swift 2, which ends with the same words.
  private static func repeatedLabel(_ diagnostic: Diagnostic) -> String? {
    // A stranger's line may be as long as a file.
    guard let source = diagnostic.source, source.utf8.count <= 500 else { return nil }
    let calls = source.matches(
      of: /([a-z][A-Za-z0-9]{0,60}?)(With[A-Z]\w{0,60})\(\s*(\w{1,60})\s*:/)
    guard let call = calls.first(where: { $0.3 == $0.2.prefix(1).lowercased() + $0.2.dropFirst() })
    else { return nil }
    return
      "\(call.3) is said twice: the name is \(call.1), and the label follows its parenthesis: "
      + "\(call.1)(\(call.3):)."
  }

  /// The error stands at the type: what has other labels is an old spelling of the engine's.
  private static func missingMethod(_ diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 5, let source = diagnostic.source, !source.contains(/\bfunc\b/) else {
      return nil
    }
    return "\(parts[3]) asks for \(parts[5]), and this type has no such method: add it."
  }

  /// A controller's type says less than what the controller is.
  private static func otherController(_ diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[1].hasPrefix("UIViewController"),
      let owner = containers.first(where: { $0.value.contains(String(parts[3])) })?.key
    else { return nil }
    return
      "To the compiler this is any UIViewController, and \(parts[3]) belongs to \(owner): ask with "
      + "as? \(owner)."
  }

  private static let containers: [String: Set<String>] = [
    "UINavigationController": [
      "topViewController", "visibleViewController", "viewControllers", "navigationBar",
      "interactivePopGestureRecognizer", "pushViewController", "popViewController",
    ],
    "UITabBarController": ["selectedViewController", "selectedIndex", "tabBar"],
  ]

  static let table: [String: String] = [
    "closure_argument_list_missing":
      "This closure gets a value: name it before in, or write { _ in if you do not need it.",
    "closure_argument_list_tuple":
      "The closure names more or fewer values than it gets.",
    "discard_expr_outside_of_assignment":
      "_ stands for a value that is not needed. In a closure, in belongs after it: { _ in.",
    "guard_body_must_not_fallthrough":
      "The else of a guard has to leave the function: its last statement is a return.",
    "expected_else_after_guard": "A guard needs else { … return } behind its conditions.",
    "condition_optional_element_pattern_not_valid_type":
      "This is never nil, so there is nothing to unwrap: let alone, without if or guard, does.",
    "labeled_block_needs_do":
      "A label like completion: follows a closing brace: is the brace before it missing?",
    "expected_rbrace_class": "A closing brace is missing: the class has no end.",
    "expected_rbrace_extension": "A closing brace is missing: the extension has no end.",
    "expected_keyword_in_decl":
      "This statement stands outside of a function. Is there a closing brace too many above it?",
    "func_decl_without_paren":
      "This statement stands outside of a function. Is there a closing brace too many above it?",
    "witness_argument_name_mismatch":
      "The method is almost the one that UIKit calls: its labels have to be exactly the protocol's.",
    "cannot_convert_to_return_type_protocol":
      "What is returned has to conform to the protocol: say so in the type's declaration.",
    "property_use_in_closure_without_explicit_self":
      "In an escaping closure, self has to be written out, so that you see it being kept.",
    "call_in_closure_without_explicit_self":
      "In an escaping closure, self has to be written out, so that you see it being kept.",
    "cannot_apply_binop_to_args":
      "The two sides of the operator have different types: convert one, as in CGFloat(count).",
    "cannot_apply_lhs_rhs":
      "The two sides of the operator have different types: convert one, as in CGFloat(count).",
    "failed_to_produce_diagnostic":
      "The compiler cannot say what is wrong in this expression. Write it in two statements, each with its type, "
      + "as in let navigation: UINavigationController? = …; often a cast is missing.",
    "extension_stored_property":
      "An extension cannot store anything: put the property into a class, or compute it.",
    "cannot_infer_type_for_pattern": "A name without a value needs a type, as in var flag: Bool.",
    "unresolved_member_no_inference":
      "A dot alone needs a type that is known from elsewhere: write the type before it.",
    "cannot_infer_base_of_unresolved_member":
      "A dot alone needs a type that is known from elsewhere; an earlier error may be the cause.",
    "use_of_equal_instead_of_equality": "A single = sets a value. Two, ==, compare.",
    "expected_separator": "A comma or a closing parenthesis is missing here.",
    "expected_case_colon": "A colon is missing here: it ends each case, and default.",
    "override_property_type_mismatch":
      "A superclass has a property of this name already, of another type: choose another name.",
    "cannot_convert_assign_nil": "This can never be nil: give it a value of its type.",
    "optional_used_as_boolean": "This may be nil, which is not true or false: compare with != nil.",
    "invalid_optional_chain": "This is never nil: take the question mark away.",
    "could_not_use_type_member_on_instance":
      "This belongs to the type, not to one of its values: write the type before the dot.",
    "instance_member_use_on_type":
      "This belongs to an object, not to its type: write the object before the dot.",
    "could_not_use_instance_member_on_type":
      "This belongs to an object, not to its type. A static function has no object: take static away, or write "
      + "the object before the dot.",
    "no_accessible_initializers":
      "Objects of this type are not made with its name and parentheses: look for a static function of its that "
      + "makes what you need.",
    "witness_not_accessible_type": "UIKit has to be able to call this: take private away.",
    "witness_not_accessible_proto":
      "This adds a protocol to one of UIKit's own types, for all of its objects: extend your class instead.",
    "multiple_override":
      "The class overrides this twice: here, and where the note points. Only one of them can stay.",
    "ambiguous_type_base":
      "Two types have this name; the notes say where. If the app around the exercise has it already, leave "
      + "yours out.",
    "lex_invalid_curly_quote": "These quotes are typographic ones. Swift's are straight: \"…\".",
    "non_exhaustive_switch":
      "The switch leaves out values that can occur: add their cases, or a default.",
    "candidate_inaccessible":
      "This is private to the type that declares it: you need another way to what you want.",
    "cannot_coerce_to_type":
      "as converts only what always fits. Try with as?, and unwrap the result.",
    Diagnostic.unusedOperator:
      "The value is computed and then dropped. Is a return or an assignment missing?",
    Diagnostic.unusedResult:
      "The call gives back a new value and changes nothing: assign it, or call what changes the value itself.",
    "expression_unused_result":
      "The value is computed and then dropped. Is a return or an assignment missing?",
    "cannot_find_in_scope":
      "This name is not known here: a typing mistake, or something that is declared elsewhere.",
    "cannot_find_type_in_scope":
      "There is no type of this name. Is it spelled like UIKit spells it?",
    "could_not_find_value_member": "A value of this type has nothing of that name.",
    "could_not_find_type_member": "This type has no static member of that name.",
    "could_not_find_enum_case": "This enumeration has no such case.",
    "type_does_not_conform":
      "The type promises a protocol and lacks something that the protocol requires.",
    "missing_argument_named": "The call lacks an argument.",
    "missing_argument_positional": "The call lacks an argument.",
    "missing_arguments_in_call": "The call lacks arguments.",
    "extra_argument_named": "The call has an argument that nobody asked for.",
    "extra_argument_positional": "The call has an argument too many.",
    "extra_arguments_in_call": "The call has arguments too many.",
    "missing_argument_labels": "An argument's label is missing.",
    "extra_argument_labels": "An argument has a label that does not belong there.",
    "wrong_argument_labels":
      "An argument's label is not the one that is declared, or they stand in another order.",
    "cannot_convert_argument_value": "This argument is of another type than the call expects.",
    "cannot_convert_assign": "The value is of another type than what it is assigned to.",
    "cannot_convert_initializer_value": "The value is of another type than the variable.",
    "cannot_convert_to_return_type": "The value is of another type than the function returns.",
    "cannot_convert_closure_result": "The closure returns another type than is expected.",
    "optional_not_unwrapped":
      "This may be nil. Unwrap it first, with if let or guard let.",
    "optional_base_not_unwrapped":
      "This may be nil. Ask with a question mark, or unwrap it with guard let.",
    "no_overloads_match_exactly_in_call":
      "Nothing of this name takes these arguments: compare their labels and types with what is listed.",
    "missing_return_decl":
      "Not every way through this function returns a value. Is a return missing?",
    "missing_return_closure":
      "Not every way through this closure returns a value. Is a return missing?",
    "return_expr_missing":
      "The function promises a value behind its arrow: write it behind return.",
    "expected_expr_conditional":
      "A condition is expected here: is there a comma too many before else or the brace?",
    "expected_expr_after_ternary_question":
      "Between ? and : stand values and no statements, as in return isOpen ? a : b.",
    "expression_unused_function":
      "The function is named and not called: its arguments are missing, in parentheses.",
    "did_not_call_function":
      "A function is used like a value: the parentheses that call it are missing.",
    "missing_nullary_call": "This is a function: call it, with parentheses.",
    "cannot_call_non_function_value":
      "This is a value and no function: take away the parentheses behind it.",
    "integer_used_as_boolean_literal": "true or false is expected here, and no number.",
    "cannot_use_nil_with_this_type": "This can never be nil: give it a value of its type.",
    "expected_parameter_colon": "A colon is missing between a parameter's name and its type.",
    "func_decl_expected_arrow":
      "What a function returns stands behind an arrow: -> TimeInterval.",
    "cannot_find_in_scope_corrected":
      "Nothing has this name. What the compiler suggests is most likely meant.",
    "missing_return_last_expr_decl": "The last line computes a value but does not return it.",
    "method_does_not_override":
      "There is nothing to override: no superclass has a method of exactly this form. Those of protocols "
      + "are written without override.",
    "missing_override":
      "A superclass has this method already. Say override if you mean to replace it.",
    "warn_infinite_recursive_call":
      "The function calls itself here whatever happens, and so never comes to an end.",
    "override_decl_extension":
      "A superclass has this method already. Say override if you mean to replace it.",
    "super_initializer_not_in_initializer": "super.init belongs into an initializer.",
    "self_use_before_fully_init": "self is used before all its properties have a value.",
    "stored_property_not_initialized": "A property has no value when the initializer ends.",
    "return_from_initializer_without_initing_all_properties":
      "A property has no value when the initializer ends.",
    "class_without_init": "The class has properties without a value and no initializer for them.",
    "assignment_let_property_delegating_init": "A constant cannot be given another value.",
    "assignment_lhs_is_immutable_variable": "A constant cannot be given another value.",
    "assignment_lhs_is_immutable_property": "This cannot be changed from here.",
    "expected_expr": "Something is missing here: the compiler expected a value.",
    "expected_decl": "A declaration was expected here. Is a brace too many above?",
    "expected_lbrace_after_if": "An opening brace is missing here, behind the condition.",
    "expected_lbrace_after_guard": "An opening brace is missing here, behind else.",
    "expected_lbrace_after_while": "An opening brace is missing here, behind the condition.",
    "decl_inner_scope":
      "This can only stand outside of all braces. Is a closing brace missing above?",
    "expr_selector_expected_rparen":
      "A selector has the method's name as Swift writes it: #selector(didPan(_:)).",
    "expected_rbrace_in_brace_stmt": "A closing brace is missing.",
    "expected_rparen_expr_list": "A closing parenthesis is missing.",
    "extra_rbrace": "There is a closing brace too many.",
    "invalid_redecl": "This is declared twice.",
    "ambiguous_decl_ref": "Several things have this name, and the compiler cannot choose.",
    "implicit_use_of_self_in_closure":
      "In an escaping closure, self has to be written out, so that you see it being kept.",
    "illegal_top_level_stmt": "Statements have to be inside of a function.",
    "illegal_top_level_expr": "Statements have to be inside of a function.",
    "sema_no_import": "There is no module of this name here.",
    "error_in_use_of_undeclared_type": "There is no type of this name.",
    "complex_expression":
      "This expression is too much at once. Split it into several, with types where you know them.",
    "objc_interop_disabled": "Objective-C's runtime does not exist on Linux.",
    "availability_deprecated_rename":
      "An old spelling: it is understood here, and Xcode refuses most of these.",
    "unavailable_decl": "This cannot be used here.",
    "use_of_unknown_object_literal": "This literal is not known here.",
    "unsafe_without_unsafe":
      "Pointers and other unsafe code are not accepted in an answer, marked unsafe or not: answers run "
      + "in a box, in plain Swift. Write it with values and closures.",
    "expr_selector_not_objc": "A selector needs a method that Objective-C can see.",
  ]
}
