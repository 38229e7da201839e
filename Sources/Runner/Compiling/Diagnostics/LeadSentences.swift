/// One plain sentence for each kind of compile error that people who learn this run into.
///
/// Named by the compiler's own identifiers, which stay when its English changes. The sentence says
/// what the compiler means; what it printed follows unaltered.
enum LeadSentences {
  static let table: [String: String] = [
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
    "wrong_argument_labels": "An argument's label is not the one that is declared.",
    "cannot_convert_argument_value": "This argument is of another type than the call expects.",
    "cannot_convert_assign": "The value is of another type than what it is assigned to.",
    "cannot_convert_initializer_value": "The value is of another type than the variable.",
    "cannot_convert_to_return_type": "The value is of another type than the function returns.",
    "cannot_convert_closure_result": "The closure returns another type than is expected.",
    "optional_not_unwrapped":
      "This may be nil. Unwrap it first, with if let or guard let.",
    "optional_base_not_unwrapped":
      "This may be nil. Ask with a question mark, or unwrap it with guard let.",
    "missing_return_decl": "Not every way through this function returns a value.",
    "missing_return_closure": "Not every way through this closure returns a value.",
    "missing_return_last_expr_decl": "The last line computes a value but does not return it.",
    "method_does_not_override":
      "There is nothing to override: no superclass has a method of exactly this form.",
    "missing_override":
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
    "expected_rbrace_in_brace_stmt": "A closing brace is missing.",
    "expected_rparen_expr_list": "A closing parenthesis is missing.",
    "extra_rbrace": "There is a closing brace too many.",
    "statement_same_line_without_semi": "Two statements stand on one line.",
    "declaration_same_line_without_semi": "Two declarations stand on one line.",
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
    "unavailable_decl": "This cannot be used here.",
    "use_of_unknown_object_literal": "This literal is not known here.",
    "unsafe_without_unsafe":
      "Pointers and other unsafe code are not accepted in an answer, whether they are marked unsafe "
      + "or not: the record of its run lies in the same memory. Write it with values and closures.",
    "expr_selector_not_objc": "A selector needs a method that Objective-C can see.",
  ]
}
