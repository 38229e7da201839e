import HeadlessQuartzCore

/// The animations and the completion of one call of `UIView.animate…`.
///
/// The completion runs once; without animations, in the next turn of the main loop.
final class AnimationBlock {
  private struct Member {
    weak var managed: ManagedAnimation?
  }

  private var running = 0
  private var isSealed = false
  private var isFinished = true
  private var members: [Member] = []
  private var completion: ((Bool) -> Void)?
  private let origin = WorldOfOrigin()

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

  /// Called after the block's closure; from now on the last animation to end completes the block.
  func seal() {
    isSealed = true
    let hasOffscreen = members.contains { $0.managed?.isOffscreen == true }
    guard running == 0 || hasOffscreen else {
      members = []
      return
    }
    MainLoop.shared.perform(after: 0) { self.review() }
  }

  /// Ends the animations of layers that are not on the screen by now.
  private func review() {
    let managedAnimations = members.compactMap(\.managed)
    members = []
    if running == 0 { complete() }
    for managed in managedAnimations { managed.finishUnseen() }
  }

  private func complete() {
    let completion = self.completion
    self.completion = nil
    if origin.isCurrent { completion?(isFinished) }
  }
}
