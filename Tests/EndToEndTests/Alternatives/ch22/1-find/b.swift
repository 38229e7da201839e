import UIKit

func shelf(of context: UIViewControllerContextTransitioning) -> ShelfViewController? {
  let presenting = context.viewController(forKey: .from)
  return presenting?.children.compactMap { $0 as? ShelfViewController }.first
}
