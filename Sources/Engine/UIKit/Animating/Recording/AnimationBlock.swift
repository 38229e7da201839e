import HeadlessQuartzCore

/// One call of `UIView.animate…`: what it started, and whom to tell when all of that has ended.
///
/// The completion runs once. Without any animation it runs in the next turn of the main loop.
final class AnimationBlock {
  private struct Member {
    weak var managed: ManagedAnimation?
  }

  private var running = 0
  private var isSealed = false
  private var isFinished = true
  private var members: [Member] = []
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func began(_ managed: ManagedAnimation) {
    running += 1
    if !isSealed { members.append(Member(managed: managed)) }
  }

  func ended(finished: Bool) {
    running -= 1
    if !finished { isFinished = false }
    if isSealed && running == 0 { complete() }
  }

  /// The block's code has run; from now on the last animation to end completes it.
  func seal() {
    isSealed = true
    let hasOffscreen = members.contains { $0.managed?.isOffscreen == true }
    guard running == 0 || hasOffscreen else {
      members = []
      return
    }
    MainLoop.shared.perform(after: 0) { self.review() }
  }

  /// Layers may have come into the window since; what is still outside of it ends now.
  private func review() {
    let managedAnimations = members.compactMap(\.managed)
    members = []
    if running == 0 { complete() }
    for managed in managedAnimations { managed.endIfOffscreen() }
  }

  private func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(isFinished)
  }
}
