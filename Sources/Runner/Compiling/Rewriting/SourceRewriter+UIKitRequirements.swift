import SwiftSyntax

extension SourceRewriter {
  /// `delegate.animationController?(forPresented: …)` calls a method that UIKit does not insist on;
  /// in the engine every object has it, so there is nothing to unwrap.
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
      Self.requirements.contains(member.declName.baseName.text),
      !node.arguments.isEmpty || node.trailingClosure != nil
    else { return }
    blank(mark)
  }

  /// `context.responds(to: #selector(context.view(forKey:)))`: an object that is known by a protocol
  /// is asked by name, because a protocol has no methods to point at.
  func rewriteQuestionByName(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.arguments.first, argument.label == nil,
      let list = node.parent?.as(LabeledExprSyntax.self)?.parent,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "responds",
      let named = argument.expression.as(MemberAccessExprSyntax.self), let base = named.base
    else { return false }
    let owner = base.trimmedDescription
    let isObject = owner.first?.isLowercase == true && owner != "self" && owner != "super"
    let isProtocol =
      owner.hasPrefix("UI")
      && ["ing", "Delegate", "DataSource", "Context"].contains { owner.hasSuffix($0) }
    guard isObject || isProtocol else { return false }
    let lines = node.trimmedDescription.count { $0 == "\n" }
    replace(
      node.bytes,
      with: "Selector(\"\(named.declName.trimmedDescription)\")"
        + String(repeating: "\n", count: lines))
    return true
  }

  /// Methods of UIKit's protocols that apps may leave out, without their labels.
  private static let requirements: Set = [
    "addAnimations", "addCompletion", "animationController", "animationDidStart",
    "animationDidStop", "animationEnded",
    "collectionView", "continueAnimation", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "interruptibleAnimator", "navigationController", "numberOfSections",
    "presentationController",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidScroll",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "tabBarController", "tableView",
    "viewForZooming",
  ]

  /// Parts of text without which there is nothing for the two functions above to do.
  static let requirementMarks = [
    "Controller?(", "animationEnded?(", "animationEnded!(", "Recognizer?(", "ForPresentation?(",
    "ForDismissal?(", "View?(", "DidScroll?(", "Begin?(", "Animator?(", "Dragging?(",
    "Decelerating?(", "addCompletion?", "addAnimations?", "continueAnimation?", "Sections?(",
  ]
}
