import HeadlessQuartzCore

/// What handlers have yet to be told about overrides of traits that were removed.
final class TraitUpdates {
  private var waiting: [() -> Void] = []

  /// Tells with the next update of traits: at the latest in the next turn, before the layout.
  func tellLater(_ tell: @escaping () -> Void) {
    waiting.append(tell)
    guard waiting.count == 1 else { return }
    MainLoop.shared.perform(after: 0) { [weak self] in self?.update() }
  }

  func update() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }
}
