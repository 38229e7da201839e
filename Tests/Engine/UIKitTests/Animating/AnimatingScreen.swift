import HeadlessQuartzCore
import HeadlessUIKit
import Motion

/// A rendered root view, a view on it, and what the engine said meanwhile.
///
/// It comes to be when a test first asks for it, as all suites exist before the first test runs.
@MainActor
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

  /// The view at the top.
  var root: UIView {
    _ = start
    return rootView
  }

  /// A view of 100 by 100 points in the top left corner.
  var view: UIView {
    _ = start
    return childView
  }

  /// Adds a line to the log, with the time since the beginning.
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

  /// What is on the screen of the view's layer.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  var x: Double { Double(shown.position.x) }

  /// Samples the horizontal centre at seconds since the beginning.
  func samples(_ instants: [Double]) -> [Double] {
    instants.map { instant in
      advance(to: instant)
      return x
    }
  }
}

/// Whether two series agree; positions of a hundred points are exact to about 1e-9.
func agree(_ one: [Double], _ two: [Double], within tolerance: Double = 1e-6) -> Bool {
  one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= tolerance }
}
