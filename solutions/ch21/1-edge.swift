import UIKit

extension PileViewController {
  func listenToTheEdge() {
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    edge.edges = .left
    navigationController?.view.addGestureRecognizer(edge)
  }
}
