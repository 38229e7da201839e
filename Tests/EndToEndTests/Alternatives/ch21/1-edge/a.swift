import UIKit

extension PileViewController {
  func listenToTheEdge() {
    guard let navigation = navigationController else { return }
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.left]
    edge.addTarget(self, action: #selector(didSwipe(_:)))
    navigation.view.addGestureRecognizer(edge)
  }
}
