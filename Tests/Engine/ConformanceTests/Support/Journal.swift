import HeadlessQuartzCore
import HeadlessUIKit

/// Writes down what happens between UIKit and the app of a test, one line each.
///
/// A line is a receiver and a method without its labels, `from.viewWillDisappear`; receivers are
/// called by their `title`, `name` or class. The faults' lines begin with `fault`.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  /// Methods that are left out, because their number depends on layout.
  nonisolated static let layout = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
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
        self.lines.append("transition \(event.phase)")
      case .touch, .step:
        break
      }
    }
  }

  deinit { EngineLog.sink = nil }

  /// Forgets what was written.
  func clear() { lines = [] }

  /// The lines, without those whose method is among some names.
  func read(without names: [String] = layout + loading) -> [String] {
    lines.filter { line in !names.contains { line.contains(".\($0)") } }
  }

  /// The lines whose method is among some names.
  func read(only names: [String]) -> [String] {
    lines.filter { line in names.contains { line.contains($0) } }
  }

  /// Faults only, by code.
  var faults: [String] {
    lines.filter { $0.hasPrefix("fault ") }.map { String($0.dropFirst(6)) }
  }

  nonisolated static let loading = ["loadView", "viewDidLoad"]

  /// `viewWill…` and `viewDid…` of both directions.
  nonisolated static let appearance = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func name(_ receiver: AnyObject) -> String {
    if let controller = receiver as? UIViewController, let title = controller.title {
      return title
    }
    return "\(type(of: receiver))"
  }
}
