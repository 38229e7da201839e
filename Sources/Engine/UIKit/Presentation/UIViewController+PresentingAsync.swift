/// What Swift makes of methods with a completion handler: functions that return when it is called.
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
