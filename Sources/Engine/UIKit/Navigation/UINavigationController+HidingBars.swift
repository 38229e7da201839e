import HeadlessQuartzCore

extension UINavigationController {
  /// Adds the recognizers whose property is set, and removes the others.
  func attachBarRecognizers() {
    guard isViewLoaded else { return }
    let wanted: [(Bool, () -> UIGestureRecognizer)] = [
      (hidesBarsOnSwipe, { self.barHideOnSwipeGestureRecognizer }),
      (hidesBarsOnTap, { self.barHideOnTapGestureRecognizer }),
    ]
    for (isWanted, recognizer) in wanted where isWanted {
      let recognizer = recognizer()
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = barGestures
      recognizer.isPartOfView = true
      if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    }
    if !hidesBarsOnSwipe { remove(UIPanGestureRecognizer.self) }
    if !hidesBarsOnTap { remove(UITapGestureRecognizer.self) }
  }

  private func remove(_ type: UIGestureRecognizer.Type) {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.delegate === barGestures && recognizer.isKind(of: type) {
      view.removeGestureRecognizer(recognizer)
    }
  }

  /// A drag of the content by more than 10 points upwards hides the bar, one downwards shows it.
  func hideBarOnSwipe(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).y
    guard pan.state == .changed || pan.state == .ended, abs(distance) > 10 else { return }
    setNavigationBarHidden(distance < 0, animated: true)
  }

  func hideBarOnTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    setNavigationBarHidden(!isNavigationBarHidden, animated: true)
  }
}

/// Lets the recognizers that hide bars recognize together with those of the content.
final class BarGestures: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
