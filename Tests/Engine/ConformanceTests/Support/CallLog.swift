import HeadlessQuartzCore
import HeadlessUIKit

/// Records UIKit's calls to the app, the phases of transitions and the faults, one line each.
///
/// A call is written as receiver and method without labels, like `presented.viewWillAppear`. A
/// view controller with a title is named by it, any other receiver by its class. A fault is written
/// as `fault` and its code.
final class CallLog {
  private(set) var lines: [String] = []

  /// Methods of layout and what goes with it, which tests of other things leave out.
  static let layout = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "viewIsAppearing",
  ]

  init() {
    EngineLog.sink = { [unowned self] kind, receiver in
      switch kind {
      case .call(let call):
        guard call.direction == .toApp, let receiver else { return }
        let answer = call.returned.map { " -> \($0)" } ?? ""
        self.lines.append("\(Self.name(receiver)).\(call.baseName)\(answer)")
      case .fault(let fault):
        self.lines.append("fault \(fault.code.rawValue)")
      case .transition(let event):
        if case .completed(let didComplete, _) = event.phase {
          self.lines.append("transition completed(\(didComplete))")
        } else {
          self.lines.append("transition \(event.phase)")
        }
      case .touch, .step:
        break
      }
    }
  }

  deinit { EngineLog.sink = nil }

  func clear() { lines = [] }

  /// The lines without the calls whose method starts with one of the names.
  func read(without names: [String] = layout + loading) -> [String] {
    lines.filter { line in !names.contains { line.contains(".\($0)") } }
  }

  /// The lines that contain one of the strings.
  func read(only names: [String]) -> [String] {
    lines.filter { line in names.contains { line.contains($0) } }
  }

  /// The codes of the faults.
  var faults: [String] {
    lines.filter { $0.hasPrefix("fault ") }.map { String($0.dropFirst(6)) }
  }

  static let loading = ["loadView", "viewDidLoad"]

  static let appearance = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func name(_ receiver: AnyObject) -> String {
    if let controller = receiver as? UIViewController, let title = controller.title {
      return title
    }
    return "\(type(of: receiver))"
  }
}
