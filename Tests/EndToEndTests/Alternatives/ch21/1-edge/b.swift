import UIKit

extension PileViewController {
  func listenToTheEdge() {
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    if let view = navigationController?.view { view.addGestureRecognizer(edge) }
    edge.edges = UIRectEdge.left
  }
}
