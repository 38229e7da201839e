/// The asynchronous form of `addCompletion(_:)`, as Swift imports it: it returns when the completion
/// is called.
extension UIViewPropertyAnimator {
  @discardableResult
  public nonisolated(nonsending) func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
