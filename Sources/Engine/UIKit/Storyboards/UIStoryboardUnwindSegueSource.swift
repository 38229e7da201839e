/// The source of an unwind segue.
///
/// Fidelity: UIKit makes one for each unwind segue; storyboard files do not exist here, so none is
/// ever made.
public class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

extension UIViewController {
  /// The child that is the source of an unwind segue, or contains it.
  func child(containing source: UIViewController) -> UIViewController? {
    var controller = source
    while let parent = controller.parent {
      if parent === self { return controller }
      controller = parent
    }
    return nil
  }
}
