/// Asynchronous forms of methods with a completion handler, as Swift imports them: they return when
/// the handler is called.
extension UIViewController {
  public nonisolated(nonsending) func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool
  ) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  public nonisolated(nonsending) func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }
}
