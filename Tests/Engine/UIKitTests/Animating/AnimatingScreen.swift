import HeadlessQuartzCore
import HeadlessUIKit
import Motion

/// A visible root view with one subview, and a log of lines and faults.
///
/// The views become visible when a test first uses them, as suites are created before any test runs.
final class AnimatingScreen {
  private let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let childView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var log: [String] = []
  private(set) var faults: [String] = []
  private(set) lazy var start: Double = {
    rootView.layer.setRenderRoot(true)
    rootView.addSubview(childView)
    MainLoop.shared.turn()
    EngineLog.sink = { [weak self] kind, _ in
      if case .fault(let fault) = kind { self?.faults.append(fault.code.rawValue) }
    }
    return MainLoop.shared.now
  }()

  /// The root view of 400 by 800 points.
  var root: UIView {
    _ = start
    return rootView
  }

  /// A view of 100 by 100 points in the top left corner.
  var view: UIView {
    _ = start
    return childView
  }

  /// Adds a line to the log, with the time since the start.
  func say(_ line: String) {
    log.append("\(seconds) \(line)")
  }

  var seconds: Double { ((MainLoop.shared.now - start) * 1000).rounded() / 1000 }

  func advance(_ seconds: Double) {
    MainLoop.shared.advance(by: seconds)
  }

  func advance(to seconds: Double) {
    MainLoop.shared.advance(to: start + seconds)
  }

  /// The view's presentation layer.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  var x: Double { Double(shown.position.x) }

  /// Returns the presented horizontal center at instants in seconds since the start.
  func samples(_ instants: [Double]) -> [Double] {
    instants.map { instant in
      advance(to: instant)
      return x
    }
  }
}

/// Whether two series agree within a tolerance.
func agree(_ one: [Double], _ two: [Double], within tolerance: Double = 1e-6) -> Bool {
  one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= tolerance }
}
