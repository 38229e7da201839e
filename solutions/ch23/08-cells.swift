import UIKit

extension NotesViewController {
  func prepare() {}

  func open(_ controller: UIViewController) {
    navigationController?.delegate = coordinator
    let others = tableView.visibleCells.filter { $0 !== tableView.cellForRow(at: selected) }
    for (index, cell) in others.enumerated() {
      UIView.animate(withDuration: 0.3, delay: Double(index) * 0.15, options: []) {
        cell.alpha = 0
      }
    }
    let pause = Double(others.count) * 0.15
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      self.navigationController?.pushViewController(controller, animated: true)
    }
  }
}
