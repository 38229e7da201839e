import UIKit

extension NotesViewController {
  func prepare() {}

  func open(_ controller: UIViewController) {
    navigationController?.delegate = coordinator
    var others: [UITableViewCell] = []
    for cell in tableView.visibleCells where tableView.indexPath(for: cell) != selected {
      others.append(cell)
    }
    for (index, cell) in others.enumerated() {
      UIView.animate(withDuration: 0.3, delay: Double(index) * 0.15, options: []) {
        cell.alpha = 0
      }
    }
    let pause = Double(others.count) * 0.15
    Timer.scheduledTimer(withTimeInterval: pause, repeats: false) { _ in
      self.navigationController?.pushViewController(controller, animated: true)
    }
  }
}
