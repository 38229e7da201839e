/// The names in Swift 2 of UIKit's methods, where apps declare or override them, and of Swift's own
/// declarations.
enum LegacyNames {
  /// A method's name and labels, from `present(_:animated:)`.
  static func split(_ name: String) -> (base: String, labels: [String]) {
    let parts = name.dropLast().split(separator: "(", maxSplits: 1)
    let labels = parts.count == 2 ? parts[1].split(separator: ":").map(String.init) : []
    return (parts.first.map(String.init) ?? name, labels)
  }

  /// The name of today for one that the engine still declares, with or without its labels.
  static func today(_ name: String) -> String {
    methods[name] ?? methods[name + "(_:)"] ?? name
  }

  /// Today's declaration for an earlier one; `_` is no label.
  static let methods: [String: String] = [
    // Transitions
    "transitionDuration(_:)": "transitionDuration(using:)",
    "animateTransition(_:)": "animateTransition(using:)",
    "animationEnded(_:)": "animationEnded(_:)",
    "startInteractiveTransition(_:)": "startInteractiveTransition(_:)",
    "interruptibleAnimatorForTransition(_:)": "interruptibleAnimator(using:)",
    "animationControllerForPresentedController(_:presentingController:sourceController:)":
      "animationController(forPresented:presenting:source:)",
    "animationControllerForDismissedController(_:)": "animationController(forDismissed:)",
    "interactionControllerForPresentation(_:)": "interactionControllerForPresentation(using:)",
    "interactionControllerForDismissal(_:)": "interactionControllerForDismissal(using:)",
    "presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:)":
      "presentationController(forPresented:presenting:source:)",
    "adaptivePresentationStyleForPresentationController(_:)": "adaptivePresentationStyle(for:)",
    "sizeForChildContentContainer(_:withParentContainerSize:)":
      "size(forChildContentContainer:withParentContainerSize:)",
    "preferredContentSizeDidChangeForChildContentContainer(_:)":
      "preferredContentSizeDidChange(forChildContentContainer:)",
    "updateInteractiveTransition(_:)": "update(_:)",
    "cancelInteractiveTransition()": "cancel()",
    "finishInteractiveTransition()": "finish()",
    // Containers
    "navigationController(_:animationControllerForOperation:fromViewController:toViewController:)":
      "navigationController(_:animationControllerFor:from:to:)",
    "navigationController(_:interactionControllerForAnimationController:)":
      "navigationController(_:interactionControllerFor:)",
    "navigationController(_:willShowViewController:animated:)":
      "navigationController(_:willShow:animated:)",
    "navigationController(_:didShowViewController:animated:)":
      "navigationController(_:didShow:animated:)",
    "tabBarController(_:animationControllerForTransitionFromViewController:toViewController:)":
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerForAnimationController:)":
      "tabBarController(_:interactionControllerFor:)",
    "tabBarController(_:shouldSelectViewController:)": "tabBarController(_:shouldSelect:)",
    "tabBarController(_:didSelectViewController:)": "tabBarController(_:didSelect:)",
    "pushViewController(_:animated:)": "pushViewController(_:animated:)",
    "popViewControllerAnimated(_:)": "popViewController(animated:)",
    // View controllers
    "viewWillTransitionToSize(_:withTransitionCoordinator:)": "viewWillTransition(to:with:)",
    "willTransitionToTraitCollection(_:withTransitionCoordinator:)": "willTransition(to:with:)",
    "prepareForSegue(_:sender:)": "prepare(for:sender:)",
    "shouldPerformSegueWithIdentifier(_:sender:)": "shouldPerformSegue(withIdentifier:sender:)",
    "performSegueWithIdentifier(_:sender:)": "performSegue(withIdentifier:sender:)",
    "willMoveToParentViewController(_:)": "willMove(toParent:)",
    "didMoveToParentViewController(_:)": "didMove(toParent:)",
    "presentViewController(_:animated:completion:)": "present(_:animated:completion:)",
    "dismissViewControllerAnimated(_:completion:)": "dismiss(animated:completion:)",
    // Gestures, touches and drawing
    "gestureRecognizer(_:shouldReceiveTouch:)": "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:)":
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:)":
      "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:)":
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "touchesBegan(_:withEvent:)": "touchesBegan(_:with:)",
    "touchesMoved(_:withEvent:)": "touchesMoved(_:with:)",
    "touchesEnded(_:withEvent:)": "touchesEnded(_:with:)",
    "touchesCancelled(_:withEvent:)": "touchesCancelled(_:with:)",
    "hitTest(_:withEvent:)": "hitTest(_:with:)",
    "pointInside(_:withEvent:)": "point(inside:with:)",
    "drawRect(_:)": "draw(_:)",
    "layoutSublayersOfLayer(_:)": "layoutSublayers(of:)",
    "actionForLayer(_:forKey:)": "action(for:forKey:)",
    "willMoveToSuperview(_:)": "willMove(toSuperview:)",
    "willMoveToWindow(_:)": "willMove(toWindow:)",
    "encodeWithCoder(_:)": "encode(with:)",
    "applyLayoutAttributes(_:)": "apply(_:)",
    // Tables and collections
    "numberOfSectionsInTableView(_:)": "numberOfSections(in:)",
    "numberOfSectionsInCollectionView(_:)": "numberOfSections(in:)",
    "tableView(_:cellForRowAtIndexPath:)": "tableView(_:cellForRowAt:)",
    "tableView(_:didSelectRowAtIndexPath:)": "tableView(_:didSelectRowAt:)",
    "tableView(_:heightForRowAtIndexPath:)": "tableView(_:heightForRowAt:)",
    "tableView(_:willDisplayCell:forRowAtIndexPath:)": "tableView(_:willDisplay:forRowAt:)",
    "collectionView(_:cellForItemAtIndexPath:)": "collectionView(_:cellForItemAt:)",
    "collectionView(_:didSelectItemAtIndexPath:)": "collectionView(_:didSelectItemAt:)",
    "collectionView(_:layout:sizeForItemAtIndexPath:)": "collectionView(_:layout:sizeForItemAt:)",
  ]

  /// Methods whose objects may be missing today too.
  static let stillOptional: Set = [
    "transitionDuration(_:)", "willMoveToSuperview(_:)", "willMoveToWindow(_:)",
    "willMoveToParentViewController(_:)", "didMoveToParentViewController(_:)",
  ]

  /// Properties that Swift 1 took for granted and that are optional today.
  static let grantedProperties: Set = [
    "navigationController", "tabBarController", "interactivePopGestureRecognizer",
    "presentingViewController", "presentedViewController", "parentViewController", "titleLabel",
    "imageView", "superview", "window",
  ]

  /// Names that other classes may have had for methods of their own.
  static let overrides: Set = [
    "updateInteractiveTransition(_:)", "cancelInteractiveTransition()",
    "finishInteractiveTransition()", "pushViewController(_:animated:)",
    "popViewControllerAnimated(_:)", "presentViewController(_:animated:completion:)",
    "dismissViewControllerAnimated(_:completion:)",
  ]

  /// Methods without parameters that are properties today.
  static let properties: Set = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "shouldAutorotate", "supportedInterfaceOrientations", "presentedView",
    "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
    "shouldRemovePresentersView", "adaptivePresentationStyle", "canBecomeFirstResponder",
    "isFirstResponder", "layerClass", "intrinsicContentSize", "collectionViewContentSize",
    "transitionCoordinator", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "isBeingPresented", "isBeingDismissed",
    "isMovingToParentViewController", "isMovingFromParentViewController",
  ]

  /// Foundation's types.
  static let types = [
    "NSIndexPath": "IndexPath", "NSBundle": "Bundle", "NSTimer": "Timer", "NSThread": "Thread",
    "NSNotificationCenter": "NotificationCenter", "NSUserDefaults": "UserDefaults",
    "NSFileManager": "FileManager", "NSOperationQueue": "OperationQueue",
    "NSOperation": "Operation", "NSBlockOperation": "BlockOperation", "NSDate": "Date",
    "ErrorType": "Error", "NSUUID": "UUID", "NSRunLoop": "RunLoop", "NSProcessInfo": "ProcessInfo",
  ]

  /// The objects of which there is one.
  static let singletons = [
    "mainBundle": "main", "defaultCenter": "default", "standardUserDefaults": "standard",
    "defaultManager": "default", "mainQueue": "main", "mainRunLoop": "main",
    "currentRunLoop": "current", "processInfo": "processInfo",
  ]

  /// Calls without arguments.
  static let calls = [
    "enumerate": "enumerated", "reverse": "reversed", "sort": "sorted", "sortInPlace": "sort",
  ]

  /// Calls whose first argument has a label today.
  static let labelledCalls: [String: (name: String, label: String)] = [
    "indexOf": ("firstIndex", "of"), "removeAtIndex": ("remove", "at"),
    "appendContentsOf": ("append", "contentsOf"), "joinWithSeparator": ("joined", "separator"),
  ]
}
