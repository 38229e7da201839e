public import Record
import SwiftSyntax

/// Finds methods that differ from one of UIKit's by a label alone, which UIKit never calls.
///
/// Swift accepts them as methods of the app's own. The compiler warns of other small differences
/// (``Diagnostic/uncalledMethod``), and these look as if it did.
public enum MislabelledMethods {
  /// A warning for each such method of a file that the file does not call itself.
  public static func warnings(in text: String, file: String) -> [Diagnostic] {
    guard RewritingNeed.contains(text, Array(requirements.keys)) else { return [] }
    // In Swift 2 a first parameter had no label unless it was written twice.
    let current = LegacySyntax.translate([text])[0].text
    guard current == text else { return [] }
    let tree = ParsedSource(text).tree
    let finder = MethodFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    let places = SourceLocationConverter(fileName: file, tree: tree)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let declared = Set(finder.methods.map(\.name))
    return finder.methods.compactMap { method in
      guard !finder.calls.contains(method.name), let meant = requirement(meantBy: method),
        !declared.contains(meant)
      else { return nil }
      let place = places.location(for: method.token.positionAfterSkippingLeadingTrivia)
      var warning = Diagnostic(
        severity: .warning, id: Diagnostic.uncalledMethod,
        message: "instance method '\(method.name)' nearly matches '\(meant)' of UIKit",
        file: file, line: place.line, column: place.column,
        source: lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil)
      warning.lead = LeadSentences.sentence(about: warning)
      return warning
    }
  }

  /// The one method of UIKit's with the base name and the same first label, or else with as many
  /// parameters and the fewest other labels; `nil` if there are several of them, or the method is one
  /// of UIKit's itself.
  private static func requirement(meantBy method: Method) -> String? {
    let all = requirements[method.base] ?? []
    guard !all.contains(method.name) else { return nil }
    func first(_ labels: [String]) -> String? { labels.first { $0 != "_" } }
    if let label = first(method.labels) {
      let alike = all.filter { first(LegacyNames.split($0).labels) == label }
      if alike.count == 1 { return alike[0] }
    }
    let candidates = all.filter { LegacyNames.split($0).labels.count == method.labels.count }
    let differences = candidates.map { candidate in
      zip(LegacyNames.split(candidate).labels, method.labels).count { $0 != $1 }
    }
    guard let fewest = differences.min(), differences.count(where: { $0 == fewest }) == 1 else {
      return nil
    }
    return zip(candidates, differences).first { $1 == fewest }?.0
  }

  /// A method of a type or an extension.
  fileprivate struct Method {
    var token: TokenSyntax
    var labels: [String]

    var base: String { token.text }
    var name: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
  }

  /// By their base names; `MislabelledMethodsTests` compares them with the engine's declarations.
  ///
  /// Tables and collections are left out: dozens of their methods differ by one label.
  static let requirements = Dictionary(grouping: declarations.map(\.name)) {
    LegacyNames.split($0).base
  }

  /// The types that they return, by their whole names; those that return nothing are missing.
  static let results = Dictionary(
    uniqueKeysWithValues: declarations.compactMap { entry in entry.result.map { (entry.name, $0) } }
  )

  private static let declarations = lines.map { line in
    let parts = line.split(separator: " -> ").map(String.init)
    return (name: parts[0], result: parts.dropFirst().first)
  }

  private static let lines =
    """
    adaptivePresentationStyle(for:) -> UIModalPresentationStyle
    adaptivePresentationStyle(for:traitCollection:) -> UIModalPresentationStyle
    animationController(forDismissed:) -> UIViewControllerAnimatedTransitioning?
    animationController(forPresented:presenting:source:) -> UIViewControllerAnimatedTransitioning?
    animationDidStart(_:)
    animationDidStop(_:finished:)
    animationEnded(_:)
    gestureRecognizer(_:shouldBeRequiredToFailBy:) -> Bool
    gestureRecognizer(_:shouldReceive:) -> Bool
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) -> Bool
    gestureRecognizer(_:shouldRequireFailureOf:) -> Bool
    gestureRecognizerShouldBegin(_:) -> Bool
    interactionControllerForDismissal(using:) -> UIViewControllerInteractiveTransitioning?
    interactionControllerForPresentation(using:) -> UIViewControllerInteractiveTransitioning?
    interruptibleAnimator(using:) -> UIViewImplicitlyAnimating
    navigationController(_:animationControllerFor:from:to:) -> UIViewControllerAnimatedTransitioning?
    navigationController(_:didShow:animated:)
    navigationController(_:interactionControllerFor:) -> UIViewControllerInteractiveTransitioning?
    navigationController(_:willShow:animated:)
    navigationControllerSupportedInterfaceOrientations(_:) -> UIInterfaceOrientationMask
    presentationController(_:prepare:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:) -> UIViewController?
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationController(forPresented:presenting:source:) -> UIPresentationController?
    presentationControllerDidAttemptToDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerShouldDismiss(_:) -> Bool
    presentationControllerWillDismiss(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewDidEndScrollingAnimation(_:)
    scrollViewDidScroll(_:)
    scrollViewDidZoom(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    tabBarController(_:animationControllerForTransitionFrom:to:) -> UIViewControllerAnimatedTransitioning?
    tabBarController(_:didEndCustomizing:changed:)
    tabBarController(_:didSelect:)
    tabBarController(_:interactionControllerFor:) -> UIViewControllerInteractiveTransitioning?
    tabBarController(_:shouldSelect:) -> Bool
    tabBarController(_:willBeginCustomizing:)
    tabBarController(_:willEndCustomizing:changed:)
    touchesBegan(_:with:)
    touchesCancelled(_:with:)
    touchesEnded(_:with:)
    touchesMoved(_:with:)
    viewDidAppear(_:)
    viewDidDisappear(_:)
    viewForZooming(in:) -> UIView?
    viewWillAppear(_:)
    viewWillDisappear(_:)
    viewWillTransition(to:with:)
    """.split(separator: "\n").map(String.init)
}

/// Collects the methods that UIKit might call, and the names of those that are called.
private final class MethodFinder: SyntaxVisitor {
  private(set) var methods: [MislabelledMethods.Method] = []
  private(set) var calls: Set<String> = []

  private static let excluded: Set = ["override", "static", "class", "private", "fileprivate"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true,
      MislabelledMethods.requirements[node.name.text] != nil,
      !node.modifiers.contains(where: { Self.excluded.contains($0.name.text) })
    {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      methods.append(MislabelledMethods.Method(token: node.name, labels: labels))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    calls.insert("\(UnsafeCodeFinder.callee(node))(\(labels.joined()))")
    return .visitChildren
  }
}

/// Methods of UIKit under their names in Swift 2, which the engine calls for the sake of old code.
public enum LegacyMethods {
  /// Whether a diagnostic is about such a method, which UIKit does not call by that name.
  public static func isMeant(by diagnostic: Diagnostic) -> Bool {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard diagnostic.id == Diagnostic.uncalledMethod, parts.count > 3 else { return false }
    return LegacyNames.methods[String(parts[1])] == String(parts[3])
  }
}
