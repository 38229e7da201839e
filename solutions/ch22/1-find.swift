import UIKit

@MainActor
func shelf(of context: UIViewControllerContextTransitioning) -> ShelfViewController? {
  let navigation = context.viewController(forKey: .from) as? UINavigationController
  return navigation?.topViewController as? ShelfViewController
}
