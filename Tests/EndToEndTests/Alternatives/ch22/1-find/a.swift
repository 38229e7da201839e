import UIKit

func shelf(of context: UIViewControllerContextTransitioning) -> ShelfViewController? {
  guard let navigation = context.viewController(forKey: .from) as? UINavigationController else {
    return nil
  }
  return navigation.viewControllers.last as? ShelfViewController
}
