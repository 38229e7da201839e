import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    isUp.toggle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) {
      self.lantern.center = self.isUp ? self.masthead : self.deck
    }
  }
}
