import SwiftSyntax

/// Finds a `nil` that a method returns.
private final class ReturnedNil: SyntaxVisitor {
  var isFound = false

  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var value = Syntax(node)
    if let list = node.parent?.as(ExprListSyntax.self), let sequence = list.parent,
      list.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      node.id == list.last?.id
    {
      value = sequence
    } else if let ternary = node.parent?.as(UnresolvedTernaryExprSyntax.self),
      let sequence = ternary.parent?.parent
    {
      value = sequence
    }
    if value.parent?.is(ReturnStmtSyntax.self) == true
      || value.parent?.is(CodeBlockItemSyntax.self) == true
    {
      isFound = true
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SourceRewriter {
  /// Removes the `?` or `!` of a call of an optional method, `delegate.animationController?(…)`.
  ///
  /// In the engine these methods have default implementations, so there is nothing to unwrap. Where
  /// the value is used, `_ifImplemented` makes it `nil` if the object has only the default.
  func rewriteUIKitRequirement(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      called = chain.expression
      mark = chain.questionMark
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      called = force.expression
      mark = force.exclamationMark
    } else {
      return
    }
    guard let member = called.as(MemberAccessExprSyntax.self), member.base != nil,
      Self.optionalRequirements.contains(member.declName.baseName.text),
      !node.arguments.isEmpty || node.trailingClosure != nil
    else { return }
    blank(mark)
    guard mark.tokenKind == .postfixQuestionMark, isOptionalValue(node) else { return }
    insert("_ifImplemented(", at: node.bytes.lowerBound)
    insert(")", at: node.bytes.upperBound)
  }

  /// Adds the `?` to the result of a method that a delegate answers with an object.
  ///
  /// A method of Objective-C's fulfils an optional requirement whether its result is optional or not; in
  /// Swift it would be another method, and UIKit would never call it. One that returns `nil` compiles
  /// nowhere, and is left as it is.
  func makeResultOptional(_ node: FunctionDeclSyntax) {
    guard Self.optionalRequirements.contains(node.name.text),
      let result = node.signature.returnClause?.type,
      Self.answersOfDelegates.contains(result.trimmedDescription), !returnsNil(node)
    else { return }
    insert("?", at: result.bytes.upperBound)
  }

  /// Whether `nil` is a result of a method as it is written: alone, or on one side of a condition.
  private func returnsNil(_ node: FunctionDeclSyntax) -> Bool {
    let finder = ReturnedNil(viewMode: .sourceAccurate)
    if let body = node.body { finder.walk(body) }
    return finder.isFound
  }

  /// Types of which an optional requirement's result is an optional.
  static let answersOfDelegates = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIPresentationController",
  ]

  /// Whether something is done with the result of a call, and its chain ends with it.
  private func isOptionalValue(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(CodeBlockItemSyntax.self) { return false }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      return false
    }
    return true
  }

  /// Replaces `#selector(context.view(forKey:))` by a selector from a string, in the argument of
  /// `responds(to:)`.
  ///
  /// Only protocols declare the method, and `#selector` cannot refer to those of the engine.
  func rewriteQuestionByName(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.arguments.first, argument.label == nil,
      let list = node.parent?.as(LabeledExprSyntax.self)?.parent,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "responds",
      let named = argument.expression.as(MemberAccessExprSyntax.self), let base = named.base
    else { return false }
    let owner = base.trimmedDescription
    let isObject = owner.first?.isLowercase == true && owner != "self" && owner != "super"
    guard isObject || AppleFrameworks.isProtocol(owner) else { return false }
    let lines = node.trimmedDescription.count { $0 == "\n" }
    replace(
      node.bytes,
      with: "Selector(\"\(named.declName.trimmedDescription)\")"
        + String(repeating: "\n", count: lines))
    return true
  }

  /// Optional methods of UIKit's protocols, without their labels.
  ///
  /// `OptionalRequirementListTests` compares them with the engine's declarations.
  static let optionalRequirements: Set = [
    "actionSheet",
    "activityViewController",
    "adaptivePresentationStyle",
    "addAnimations",
    "addCompletion",
    "alertView",
    "animationController",
    "animationControllerForDismissedController",
    "animationControllerForPresentedController",
    "animationDidStart",
    "animationDidStop",
    "animationEnded",
    "applicationDidBecomeActive",
    "applicationDidEnterBackground",
    "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning",
    "applicationWillEnterForeground",
    "applicationWillResignActive",
    "applicationWillTerminate",
    "collectionView",
    "collisionBehavior",
    "continueAnimation",
    "didDismissSearchController",
    "didPresentSearchController",
    "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
    "gestureRecognizer",
    "gestureRecognizerShouldBegin",
    "imagePickerController",
    "imagePickerControllerDidCancel",
    "interactionControllerForDismissal",
    "interactionControllerForPresentation",
    "interruptibleAnimator",
    "navigationBar",
    "navigationController",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "numberOfSections",
    "pageViewController",
    "pickerView",
    "pointerInteraction",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover",
    "prepareForPopoverPresentation",
    "presentSearchController",
    "presentationController",
    "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss",
    "presentationControllerForPresentedViewController",
    "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss",
    "presentationCount",
    "presentationIndex",
    "previewInteraction",
    "previewInteractionShouldBegin",
    "sceneDidBecomeActive",
    "sceneDidDisconnect",
    "sceneDidEnterBackground",
    "sceneWillEnterForeground",
    "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging",
    "scrollViewDidEndScrollingAnimation",
    "scrollViewDidEndZooming",
    "scrollViewDidScroll",
    "scrollViewDidScrollToTop",
    "scrollViewDidZoom",
    "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging",
    "searchBarBookmarkButtonClicked",
    "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing",
    "sectionIndexTitles",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewController",
    "supports",
    "tabBar",
    "tabBarController",
    "tableView",
    "textField",
    "textFieldDidBeginEditing",
    "textFieldDidEndEditing",
    "textFieldShouldBeginEditing",
    "textFieldShouldClear",
    "textFieldShouldEndEditing",
    "textFieldShouldReturn",
    "textStorage",
    "textView",
    "textViewDidBeginEditing",
    "textViewDidChange",
    "textViewDidChangeSelection",
    "textViewDidEndEditing",
    "textViewShouldBeginEditing",
    "textViewShouldEndEditing",
    "viewForZooming",
    "willDismissSearchController",
    "willPresentSearchController",
  ]
}
