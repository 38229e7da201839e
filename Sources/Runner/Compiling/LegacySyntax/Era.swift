/// The version of Swift that a source was written in.
enum Era: Equatable {
  /// Swift 1 or 2.
  case legacy
  case current
  /// Nothing in the source decides it; beside legacy ones it is one of them.
  case unknown

  init(_ tokens: [String]) {
    if Self.declaresUnlabelledParameter(tokens)
      || Self.currentPhrases.contains(where: { $0.occurs(in: tokens) })
    {
      self = .current
    } else if Self.legacyPhrases.contains(where: { $0.occurs(in: tokens) }) {
      self = .legacy
    } else {
      self = .unknown
    }
  }

  /// Whether a text has the letters of a legacy phrase, perhaps in a comment.
  ///
  /// Needs no parsing.
  static func mayBeLegacy(_ text: String) -> Bool {
    SourceMark.occurs(anyOf: legacyMarks, in: text)
  }

  /// Whether a legacy source has several legacy phrases.
  static func isPlainlyLegacy(_ tokens: [String]) -> Bool {
    legacyPhrases.count { $0.occurs(in: tokens) } >= 3
  }

  /// In Swift 2 a first parameter without a label said nothing; today it says `_`.
  private static func declaresUnlabelledParameter(_ tokens: [String]) -> Bool {
    tokens.indices.dropLast(4).contains { index in
      tokens[index] == "func" && tokens[index + 2] == "(" && tokens[index + 3] == "_"
        && tokens[index + 4] != ":"
    }
  }

  /// Phrases of Swift 2 that no later compiler accepts.
  private static let legacyTexts = [
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
  private static let legacyPhrases = legacyTexts.map(TokenPhrase.init)
  private static let legacyMarks = legacyTexts.map(SourceMark.init)

  /// Phrases that Swift 2 would not have understood.
  private static let currentPhrases = [
    "func makeRootViewController", "withDuration:", "using transitionContext", "using ctx:",
    "forKey: .", "DispatchQueue", "@objc func", ".cgColor", "func animateTransition(using",
    "(for segue", "guard let self", "fileprivate", "UIScreen.main.", "UIApplication.shared.",
    ".present(", "(in:", "#available(iOS 1", "some View",
  ].map(TokenPhrase.init)
}

/// A piece of Swift to look for among a source's tokens, so that comments and texts do not count.
struct TokenPhrase {
  let text: String
  private let tokens: [String]

  /// - Parameter text: The piece; its last word may go on in the source.
  init(_ text: String) {
    self.text = text
    tokens = ParsedSource(text).tokens
  }

  func occurs(in source: [String]) -> Bool {
    guard let last = tokens.last, source.count >= tokens.count else { return false }
    let start = tokens.dropLast()
    return (0...(source.count - tokens.count)).contains { index in
      source[index + start.count].hasPrefix(last)
        && zip(start, source[index...]).allSatisfy { $0 == $1 }
    }
  }
}
