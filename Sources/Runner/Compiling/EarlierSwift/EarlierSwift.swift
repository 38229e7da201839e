/// Sources of Swift 1 and 2, in today's words.
///
/// Swift 2 left out the label of each method's first parameter, wrote enumeration cases with a
/// capital letter, and imported UIKit under longer names. Names that are only called exist in the
/// engine; what the grammar or a declaration makes different is translated here, line by line.
enum EarlierSwift {
  /// One for each text; those of today's Swift stay as they are.
  static func translate(_ texts: [String]) -> [EditedText] {
    let eras = texts.map(Era.init)
    // A module has one language; only a driver may come from today.
    let today = zip(texts, eras).count { $1 == .today && !$0.contains(Era.driverMark) }
    let isEarlier = eras.count { $0 == .earlier } >= today
    // Files of a later time beside it do not make a file younger that says its age plainly.
    let isMeant = zip(texts, eras).map { text, era in
      era == .earlier ? isEarlier || Era.isPlainlyEarlier(text) : era == .unknown && isEarlier
    }
    guard eras.contains(.earlier), isMeant.contains(true) else {
      return texts.map { EditedText(unchanged: $0) }
    }
    let parsed = texts.map { ParsedSource($0) }
    let cases = parsed.reduce(into: Set<String>()) { $0.formUnion(DeclaredCases.all(in: $1)) }
    let isFirst = zip(eras, texts).contains { $0 != .today && ImplicitOptionals.mark($1) }
    return zip(isMeant, parsed).map { isMeant, source in
      guard isMeant else { return EditedText(unchanged: source.text) }
      let translator = EarlierSwiftTranslator(ownCases: cases)
      translator.walk(source.tree)
      var edits = translator.edits
      if isFirst {
        let granting = ImplicitOptionals(source)
        granting.walk(source.tree)
        edits += granting.edits
      }
      return EditedText(source.text, edits: edits)
    }
  }

  /// When a source was written.
  enum Era: Equatable {
    case earlier, today
    /// Nothing tells; a source beside earlier ones is one of them.
    case unknown

    init(_ text: String) {
      // A first parameter without a label said nothing in Swift 2, and says `_` today.
      if text.firstMatch(of: #/func\s+\w+\s*\(_ /#) != nil
        || Self.todaysWords.contains(where: text.contains)
      {
        self = .today
      } else if Self.earlierWords.contains(where: text.contains) {
        self = .earlier
      } else {
        self = .unknown
      }
    }

    /// Whether a text of an earlier time has several of its words.
    static func isPlainlyEarlier(_ text: String) -> Bool {
      earlierWords.count(where: text.contains) >= 3
    }

    /// What a driver declares.
    static let driverMark = "func makeRootViewController"

    /// What Swift 2 had and no later compiler accepts.
    private static let earlierWords = [
      "NSTimeInterval", "animateWithDuration(", "animateKeyframesWithDuration(",
      "transitionWithView(", "viewControllerForKey(", "viewForKey(", ".containerView()",
      "transitionWasCancelled()", "(transitionContext: UIViewControllerContextTransitioning",
      "viewWillAppear(animated: Bool)", "viewDidAppear(animated: Bool)",
      "viewWillDisappear(animated: Bool)", "viewDidDisappear(animated: Bool)",
      "CGRectMake(", "CGPointMake(", "CGSizeMake(", "CGRectGet", "CGAffineTransformMake",
      "UIScreen.mainScreen()", "UIApplication.sharedApplication()", "dispatch_after(",
      "dispatch_async(", "dismissViewControllerAnimated(", "prepareForSegue(",
      "translationInView(", "locationInView(", "NSBundle.mainBundle()", "UIColor.blackColor()",
      "UIColor.whiteColor()", "UIColor.clearColor()", "didMoveToParentViewController(",
      "animationControllerForPresentedController", "animationControllerForDismissedController",
    ]

    /// What Swift 2 would not have understood.
    private static let todaysWords = [
      driverMark, "withDuration:", "using transitionContext", "using ctx:",
      "forKey: .", "forKey:.", "DispatchQueue", "@objc func", ".cgColor",
      "func animateTransition(using", "(for segue", "guard let self", "fileprivate ",
      "UIScreen.main.", "UIApplication.shared.", ".present(", "(in: ", "#available(iOS 1",
      "some View",
    ]
  }
}
