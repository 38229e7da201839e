/// Tests of the answers to all exercises; they are reported only if they fail.
let standingTests = [
  Test(
    title: "UIKit hears of each end once", scenarios: [], mistake: "completes-twice",
    because: "The first call ends the transition; at the second there is nothing left to end.",
    read: nil, dependsOn: nil, line: 0
  ) { run in
    guard let fault = run.faults(.transitionCompletedTwice).first else { return }
    try fail(
      expected: "completeTransition(_:) is called once for each transition",
      seen: "it was called again after the transition had ended", at: fault.instant)
  }
]
