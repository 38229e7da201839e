extension Fault {
  /// A rule of UIKit, Core Animation or Dispatch that an app broke.
  ///
  /// Raw values are what timelines hold: they never change their meaning. `chapters/faults.md` is
  /// made from this file: sections from its marks, and what each fault means and how to fix it from
  /// the comments.
  public enum Code: String, CaseIterable, Codable, Sendable {
    // MARK: - Transitions

    /// A transition began and nobody called `completeTransition(_:)`.
    ///
    /// The app takes no touches, and the appearance callbacks that are due never come. Call
    /// `completeTransition(_:)` on every path of the animator, also where its animation is
    /// interrupted or has nothing to animate.
    case transitionNeverCompleted = "transition-never-completed"
    /// `completeTransition(_:)` was called again for a transition that had ended.
    ///
    /// The second call has no effect here; on a device it can undo the next transition. Look for
    /// two places that both complete, such as a completion block and a delegate's method, and keep
    /// one.
    case transitionCompletedTwice = "transition-completed-twice"
    /// `completeTransition(true)` was called although the interaction had been cancelled.
    ///
    /// Here the incoming screen stays, although the user took the gesture back, and each of the two
    /// controllers may have been told that it is the one on the screen. Pass `!transitionWasCancelled`.
    case completedTrueAfterCancel = "completed-true-after-cancel"
    /// `completeTransition(false)` was called although nothing had been cancelled.
    ///
    /// UIKit undoes the transition. Where the animation has ended, pass `!transitionWasCancelled`. Where an
    /// animator gives up because something that it needs is missing, look for what was missing then; if
    /// the delegate can tell beforehand, let it return `nil` instead.
    case completedFalseWithoutCancel = "completed-false-without-cancel"
    /// A transition completed, and the incoming view is not in the container view.
    ///
    /// UIKit does not add it for a custom animator. Call `containerView.addSubview(_:)` with
    /// `view(forKey: .to)` before the animation begins.
    case toViewNotAdded = "to-view-not-added"
    /// The app still holds the context of a transition that is over, at the end of the run.
    ///
    /// A context holds both controllers with their views, and whoever comes late completes it once
    /// more. Set the property that keeps it to `nil` where the transition is completed.
    case transitionContextKept = "transition-context-kept"
    /// `interruptibleAnimator(using:)` returned another object than before in the same transition.
    ///
    /// Keep the animator in a property until the transition ends, and return that one each time.
    case interruptibleAnimatorReplaced = "interruptible-animator-replaced"

    // MARK: - Interaction

    /// An interaction was updated, finished or cancelled while no interactive transition was open.
    ///
    /// Here the call has no effect; only the end of a transition that was asked for in the same turn is kept
    /// until that has begun. If the transition runs by itself, as after the finger has let go, ask
    /// `isInteractive` of the context first. If a gesture should drive it, begin the transition
    /// (`present`, `dismiss`, `pop`) when the gesture begins, and return the interaction controller from
    /// the delegate only then.
    case interactionUpdatedWhenNotInteractive = "interaction-updated-when-not-interactive"
    /// A percent-driven interaction began without a transition of UIKit's to drive.
    ///
    /// Pass the context that UIKit passed to `startInteractiveTransition(_:)`, not one of your own.
    case interactionWithoutAnimator = "interaction-without-animator"
    /// During a percent-driven transition an animation was added to a layer directly, and nothing
    /// holds it.
    ///
    /// It runs on by itself, also while the finger rests. Animate with `UIView.animate` or a property
    /// animator, or stop the container's layer (`speed = 0`) in the same call. If the animator does stop
    /// it when a finger drives, look at what tells the animator so: it may have changed by the time it is
    /// read.
    case rawAnimationInPercentDriven = "raw-animation-in-percent-driven"
    /// The swipe back began on a navigation controller that has only its root.
    ///
    /// UIKit then accepts no more pushes. Let the gesture's delegate refuse to begin while
    /// `viewControllers.count` is 1.
    case popGestureAtRoot = "pop-gesture-at-root"
    /// A gesture recognizer set its `state` to one that cannot follow the state it was in.
    ///
    /// Here the new state is ignored. Discrete gestures go from `.possible` to `.ended` or `.failed`;
    /// continuous ones pass `.began` and `.changed`.
    case gestureStateInvalid = "gesture-state-invalid"

    // MARK: - Screens and their containers

    /// A controller was presented while its presenter was showing another one, or was about to.
    ///
    /// Here nothing is presented. Dismiss the first one and present in its completion, or present from
    /// the controller that is on top.
    case presentWhilePresenting = "present-while-presenting"
    /// A controller was presented that is a child of another one, or that presents itself.
    ///
    /// Here nothing is presented. Remove it from its parent first, or present a new controller.
    case presentedControllerHasParent = "presented-controller-has-parent"
    /// A controller presented another one while its own view was in no window.
    ///
    /// Here nothing is presented. Present in `viewDidAppear(_:)` or later, not in `viewDidLoad()`.
    case viewNotInHierarchy = "view-not-in-hierarchy"
    /// `dismiss(animated:completion:)` was called while a presentation or dismissal was under way.
    ///
    /// Here nothing is dismissed. Wait for the completion of the transition that is under way.
    case dismissWhileTransitioning = "dismiss-while-transitioning"
    /// A stack or a selected tab was changed while its container was in a transition.
    ///
    /// Here a navigation controller makes the change when the transition is over, and a tab bar controller
    /// ignores it; UIKit warns that bars may be corrupted. Wait for the transition coordinator's
    /// completion.
    case pushWhileTransitioning = "push-while-transitioning"
    /// A controller was pushed onto a navigation stack that holds it already.
    ///
    /// Here nothing is pushed, where UIKit raises an exception. Push a new controller, or pop to this one.
    case pushedTwice = "pushed-twice"
    /// `popToViewController(_:animated:)` was called with a controller that is not on the stack.
    ///
    /// Here nothing is popped, where UIKit raises an exception. Look the controller up in `viewControllers`.
    case popToStranger = "pop-to-stranger"
    /// A page view controller that shows a page was told to show none.
    ///
    /// Here nothing changes, where UIKit raises an exception. Pass an array with the page to show.
    case pageMissing = "page-missing"
    /// A controller was added to one of its own descendants, or to itself.
    ///
    /// Here nothing is added. Add the inner controller to the outer one.
    case childIsAncestor = "child-is-ancestor"
    /// `transition(from:to:…)` was called with a controller that is not a child of the caller.
    ///
    /// Here nothing happens, where UIKit raises an exception. Call `addChild(_:)` with the new controller
    /// first, and have the old one's view in the hierarchy.
    case transitionBetweenStrangers = "transition-between-strangers"
    /// `beginAppearanceTransition` or `endAppearanceTransition` came without its counterpart.
    ///
    /// Here the call has no effect. Call them in pairs, and not for a controller that UIKit already
    /// tells that it appears or disappears.
    case unbalancedAppearanceCall = "unbalanced-appearance-call"
    /// `loadView()` returned and the controller still had no view.
    ///
    /// Here the controller gets an empty view. Set `view` in `loadView()`, or do not override it.
    case viewNotLoaded = "view-not-loaded"
    /// `performSegue(withIdentifier:sender:)` was called with an identifier that nothing declares.
    ///
    /// Here nothing is shown, where UIKit raises an exception. There are no storyboard files here: a scene
    /// registers its segues. Check the spelling.
    case unknownSegue = "unknown-segue"
    /// A storyboard was asked for a controller that nothing declares.
    ///
    /// Here the answer is an empty controller, where UIKit raises an exception. Check the spelling.
    case unknownStoryboardIdentifier = "unknown-storyboard-identifier"
    /// A nib file was asked for its objects.
    ///
    /// There are no nib files here, and the answer is empty. Build the view in code.
    case nibNotAvailable = "nib-not-available"

    // MARK: - Property animators

    /// `startAnimation()` was called on an animator that was stopped.
    ///
    /// Here it does not start, by this engine's choice, where a device may raise an exception. Call
    /// `finishAnimation(at:)` after `stopAnimation(false)` first.
    case animatorStartedWhileStopped = "animator-started-while-stopped"
    /// `pauseAnimation()` was called on an animator that was stopped.
    ///
    /// Here it stays stopped, by this engine's choice, where a device may raise an exception. Pause
    /// instead of stopping if the animation is to go on.
    case animatorPausedWhileStopped = "animator-paused-while-stopped"
    /// `fractionComplete` was set on an animator that was stopped.
    ///
    /// Here the fraction stays, by this engine's choice, where a device may raise an exception. Pause
    /// instead of stopping if the animation is to be scrubbed.
    case animatorScrubbedWhileStopped = "animator-scrubbed-while-stopped"
    /// `continueAnimation` was called on an animator that was stopped.
    ///
    /// Here it does not go on, by this engine's choice, where a device may raise an exception. Pause
    /// instead of stopping if the animation is to go on.
    case animatorContinuedWhileStopped = "animator-continued-while-stopped"
    /// `addAnimations` was called on an animator that was stopped.
    ///
    /// Here the block does not run. Finish the animator, or make a new one.
    case animationsAddedToStoppedAnimator = "animations-added-to-stopped-animator"
    /// `finishAnimation(at:)` was called on an animator that had not been stopped.
    ///
    /// Here it has no effect, where UIKit raises an exception. Call `stopAnimation(false)` first.
    case animatorFinishedWithoutStop = "animator-finished-without-stop"
    /// An animator whose `isInterruptible` is `false` was paused, scrubbed or stopped while it ran.
    ///
    /// Here it runs on. Leave `isInterruptible` at `true`.
    case animatorNotInterruptible = "animator-not-interruptible"
    /// A property of an animator was set that may be set only while the animator is inactive.
    ///
    /// Set it before the animator starts, pauses or is scrubbed for the first time.
    case animatorChangedWhileActive = "animator-changed-while-active"
    /// An animator was released while it was paused or stopped.
    ///
    /// Here its completions never run, where UIKit raises an exception. Keep it in a property and end it with
    /// `stopAnimation(true)`, or with `stopAnimation(false)` and `finishAnimation(at:)`.
    case animatorReleasedWhileActive = "animator-released-while-active"

    // MARK: - Views, layers and layout

    /// A view was added to itself, or to a view inside of it.
    ///
    /// Here nothing is added, where UIKit raises an exception. Add the inner view to the outer one.
    case viewAddedToItself = "view-added-to-itself"
    /// A layer was added to itself, or to a layer inside of it.
    ///
    /// Here nothing is added; Core Animation raises an exception. Add the inner layer to the outer one.
    case layerInsideItself = "layer-inside-itself"
    /// A view's `frame` was set while its `transform` was not the identity.
    ///
    /// The result is undefined on a device. Set `bounds` and `center`, or reset the transform
    /// first.
    case frameSetUnderTransform = "frame-set-under-transform"
    /// A layer was given a position, bounds or a frame that contain a NaN, a result of dividing by 0.
    ///
    /// Here it keeps what it had, where Core Animation raises `CALayerInvalidGeometry`. Look for a size
    /// or a distance of 0 that something is divided by.
    case geometryNotANumber = "geometry-not-a-number"
    /// A snapshot with `afterScreenUpdates: false` was taken of a view that was never drawn.
    ///
    /// The snapshot is blank. Pass `true`, or take the snapshot after the view has been on screen.
    case blankSnapshot = "blank-snapshot"
    /// A constraint was activated between views that have no ancestor in common.
    ///
    /// Here it has no effect, where UIKit raises an exception. Add both views to the hierarchy first.
    case constraintWithoutCommonAncestor = "constraint-without-common-ancestor"
    /// A required constraint contradicts others, and was broken.
    ///
    /// Remove one of them or lower its priority. Views made in code also need
    /// `translatesAutoresizingMaskIntoConstraints = false`.
    case unsatisfiableConstraint = "unsatisfiable-constraint"
    /// A format string of `constraints(withVisualFormat:…)` cannot be read.
    ///
    /// Here no constraint is made, where UIKit raises an exception. Check the brackets and the names.
    case visualFormatNotUnderstood = "visual-format-not-understood"
    /// A `CATransaction.begin()` had no `commit()` by the end of its turn of the main loop.
    ///
    /// Nothing reaches the screen until it is committed. Commit on every path.
    case transactionLeftOpen = "transaction-left-open"

    /// A list was asked for a cell or a view under an identifier for which nothing is registered.
    ///
    /// Here it gives a plain one, where UIKit raises an exception. Call `register(_:forCellReuseIdentifier:)` or its
    /// like before the list is shown, with the same identifier. There are no nib and storyboard files here, so
    /// prototype cells have to be registered too.
    case identifierNotRegistered = "identifier-not-registered"

    // MARK: - Objects and queues

    /// A value was read or set by a key that the object does not have.
    ///
    /// Here nothing changes; Foundation raises an exception. Check the spelling of the key.
    case undefinedKey = "undefined-key"
    /// A value was set by a key that an object has on a device, but that cannot be set by its name here.
    ///
    /// Nothing changes. This is a limit of the engine and no mistake: set the property by its name in Swift
    /// where the run depends on it.
    case keyNotSettable = "key-not-settable"
    /// The implementations of methods were to be exchanged, replaced or added at run time.
    ///
    /// Nothing changes, so the app behaves as if the call were not there. This is a limit of the engine and
    /// no mistake: override the method in a subclass where the run depends on it.
    case methodNotExchanged = "method-not-exchanged"
    /// `undo`, `redo` or `undoNestedGroup` was called on an undo manager with open groups.
    ///
    /// Here nothing is undone; Foundation raises an exception. End each group that you begin. With
    /// `groupsByEvent` there is one more, around yours, until the end of the event.
    case undoWithOpenGroups = "undo-with-open-groups"
    /// An identifier was added to a snapshot that has it already.
    ///
    /// Here the second one is left out, where UIKit raises an exception. Make identifiers unique in the whole
    /// snapshot, also over sections.
    case duplicateIdentifier = "duplicate-identifier"
    /// A selector was performed on an object that has no such method, or with other arguments.
    ///
    /// Here nothing is called; on a device the app crashes. Declare the method with `@objc`, in the
    /// class of the target.
    case unrecognizedSelector = "unrecognized-selector"
    /// A method was called by its selector with an object of another class than it declares, or with
    /// none.
    ///
    /// The method runs, as on a device. There it gets the object itself, and ends the app if it asks for
    /// what that does not have; here it gets a new object of the declared class. Declare the sender that
    /// you have added the action to, or `Any`.
    case argumentOfAnotherClass = "argument-of-another-class"
    /// The app raised an `NSException`.
    ///
    /// Here it goes on; on a device it ends. The facts hold the exception's name and reason.
    case exceptionRaised = "exception-raised"
    /// `sync` was called on the serial queue that the code was running on.
    ///
    /// Here the block runs at once; on a device the app hangs. Call the code directly.
    case queueWaitsForItself = "queue-waits-for-itself"
    /// `dispatchPrecondition` named another queue than the one that the code was running on.
    ///
    /// On a device the app crashes. Dispatch to the queue that the code expects.
    case wrongQueue = "wrong-queue"
    /// A dispatch group was left more often than it was entered.
    ///
    /// Here the call has no effect; on a device the app crashes. Pair each `leave()` with an `enter()`.
    case unbalancedGroup = "unbalanced-group"
    /// Code waited for a group or semaphore that nothing was ever going to signal.
    ///
    /// Here the wait times out; on a device the app hangs. Signal on every path, and do not block
    /// the main queue.
    case waitsForEver = "waits-for-ever"
  }
}
