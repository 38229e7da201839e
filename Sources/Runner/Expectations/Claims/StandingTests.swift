/// Tests of the answers to all exercises; they are reported only if they fail.
let standingTests = [
  Test(
    title: "UIKit hears of each end once", scenarios: [], mistake: "completes-twice",
    because: "The first call ends the transition; at the second there is nothing left to end.",
    read: nil, dependsOn: nil, line: 0
  ) { run in
    guard let fault = run.faults(.transitionCompletedTwice).first else { return }
    let number = fault.fault.facts["transition"].flatMap(Int.init)
    let ended = run.transitions.firstIndex { $0.id == number }
    let later = run.transitions.firstIndex {
      $0.began <= fault.instant && $0.ended.map { $0 > fault.instant } ?? true
    }
    try fail(
      expected: "completeTransition(_:) is called once for each transition",
      seen: "it was called again after the transition had ended", at: fault.instant,
      why: ended.flatMap { ended in
        later.map { later in
          "It was called on the context of transition \(ended + 1), while transition \(later + 1) was under "
            + "way and waited for its own: that context was kept for too long."
        }
      })
  }
]
