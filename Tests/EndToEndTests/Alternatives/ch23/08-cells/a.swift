import UIKit

extension NotesViewController {
  func prepare() {}

  func open(_ controller: UIViewController) {
    navigationController?.delegate = coordinator
    let others = tableView.visibleCells.filter { $0 !== tableView.cellForRow(at: selected) }
    for (index, cell) in others.enumerated() {
      let fade = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { cell.alpha = 0 }
      fade.startAnimation(afterDelay: TimeInterval(index) * 0.15)
    }
    let pause = Double(others.count) * 0.15
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      self.navigationController?.pushViewController(controller, animated: true)
    }
  }
}
