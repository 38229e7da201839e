/// The tests of rules that are touched: XCUITest drives the app, which shows one rule.
extension PackageText {
  /// In the app: shows a rule, and hands out what it sees.
  static let handout = """
    import Foundation
    import UIKit

    extension Host {
      /// The windows that ``open(_:)`` has made; the app keeps none of its own.
      private static var windows: [UIWindow] = []

      /// Shows the rule with this id until the app ends. Without such a rule, the app describes itself alone.
      public static func open(_ id: String) {
        let rule = Rule.all.first { $0.id == id }
        rule?.facts.forget()
        windows = []
        if let rule {
          let window = makeWindow()
          window.rootViewController = rule.start() ?? UIViewController()
          window.makeKeyAndVisible()
          windows.append(window)
        }
        // In a window of its own, so that the rule's has nothing in it that is not the rule's.
        let window = makeWindow()
        window.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        window.windowLevel = .alert + 1
        window.rootViewController = HandoutController(rule: rule)
        window.isHidden = false
        windows.append(window)
      }
    }

    /// What the app hands out to the tests, which are another process.
    nonisolated public struct Handout: Codable, Sendable {
      /// The identifier of the element whose value is a handout as JSON.
      public static let identifier = "handout"

      public var host: HostDescription
      public var facts: [Rule.Fact]
    }

    final class HandoutController: UIViewController {
      private let rule: Rule?

      init(rule: Rule?) {
        self.rule = rule
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { return nil }

      override func loadView() { view = HandoutView(rule: rule) }
    }

    final class HandoutView: UIView {
      private let rule: Rule?

      init(rule: Rule?) {
        self.rule = rule
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = Handout.identifier
      }

      required init?(coder: NSCoder) { return nil }

      /// Made when it is asked for, so it is never behind.
      override var accessibilityValue: String? {
        get {
          let handout = Handout(host: Host.description, facts: rule?.seen ?? [])
          return (try? JSONEncoder().encode(handout)).map { String(decoding: $0, as: UTF8.self) }
        }
        set {}
      }
    }

    """

  /// What users do, in the words of XCUITest.
  static let touchCalls = """
    /// A place at which a finger goes down.
    enum TouchPlace {
      /// A fraction of the width and height of the element with this identifier.
      case within(String, Double, Double)
      /// In points from the upper left corner of the app.
      case point(Double, Double)
      /// A fraction of the app's width and height.
      case fraction(Double, Double)
    }

    /// A call of XCUITest. Times are seconds, ways points, angles radians.
    enum TouchCall {
      case wait(Double)
      case tap(TouchPlace)
      case doubleTap(TouchPlace)
      case press(TouchPlace, Double)
      /// Rests for `press` seconds, moves in a straight line, and rests for `hold` seconds.
      case drag(TouchPlace, press: Double, by: (Double, Double), velocity: Double, hold: Double)
      case pinch(String, scale: Double, velocity: Double)
      case rotate(String, by: Double, velocity: Double)
    }

    """

  static let touchPlayer = """
    import UIKit
    import XCTest

    /// Plays calls on the app as a finger would.
    @MainActor
    struct TouchPlayer {
      let app: XCUIApplication

      func play(_ call: TouchCall) {
        switch call {
        case .wait(let seconds): app.pass(seconds)
        case .tap(let place): coordinate(of: place).tap()
        case .doubleTap(let place): coordinate(of: place).doubleTap()
        case .press(let place, let seconds): coordinate(of: place).press(forDuration: seconds)
        case .drag(let place, let press, let way, let velocity, let hold):
          let start = coordinate(of: place)
          start.press(
            forDuration: press, thenDragTo: start.withOffset(CGVector(dx: way.0, dy: way.1)),
            withVelocity: XCUIGestureVelocity(rawValue: CGFloat(velocity)), thenHoldForDuration: hold)
        case .pinch(let name, let scale, let velocity):
          element(name).pinch(withScale: CGFloat(scale), velocity: CGFloat(velocity))
        case .rotate(let name, let angle, let velocity):
          element(name).rotate(CGFloat(angle), withVelocity: CGFloat(velocity))
        }
      }

      func element(_ name: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: name).firstMatch
      }

      private func coordinate(of place: TouchPlace) -> XCUICoordinate {
        switch place {
        case .within(let name, let x, let y):
          element(name).coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
        case .point(let x, let y):
          app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
            .withOffset(CGVector(dx: x, dy: y))
        case .fraction(let x, let y): app.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
        }
      }
    }

    """

  /// The one thing that the tests need and XCUITest does not have.
  static let waiting = """
    import XCTest

    extension XCUIApplication {
      /// Lets the app run for so many seconds.
      func pass(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
    }

    """

  /// - Parameter rules: The bodies of tests, by the names of these.
  static func touchTests(of rules: [(name: String, body: String)]) -> String {
    """
    import Foundation
    import Rules
    import XCTest

    /// Plays each rule's user on the app, and records what the rule has seen.
    final class TouchTests: XCTestCase {
      /// How much longer than on the workbook's engine a rule has, in seconds: a device is late.
      private static let margin = 1.0
      nonisolated(unsafe) private static var recorder: Recorder?
      /// The rule that is being played, and its app.
      nonisolated(unsafe) private var playing: (id: String, app: XCUIApplication)?

      override func setUp() {
        super.setUp()
        continueAfterFailure = false
      }

      /// Notes a rule that XCUITest could not play to its end. If its app has ended, the rule has crashed it.
      override func tearDown() {
        super.tearDown()
        MainActor.assumeIsolated {
          guard let playing, playing.app.state == .runningForeground else { return }
          Self.recorder?.omit(playing.id, "XCUITest could not play it; the test says why.")
        }
        playing = nil
      }

      private func play(_ id: String, seconds: TimeInterval, _ calls: [TouchCall]) throws {
        try MainActor.assumeIsolated {
          let recorder = try Self.openRecorder()
          recorder.begin(id)
          let app = Self.launch(showing: id)
          playing = (id, app)
          _ = try Self.handout(of: app)
          for call in calls { TouchPlayer(app: app).play(call) }
          app.pass(seconds + Self.margin)
          let facts = try Self.handout(of: app).facts
          guard testRun?.failureCount == 0 else { return }
          recorder.end(id, facts)
          playing = nil
          for fact in facts {
            let outcome = fact.holds == nil ? "was never reached" : "does not hold; seen: \\(fact.seen)"
            XCTAssertEqual(fact.holds, true, "\\(id): \\(fact.condition) \\(outcome)")
          }
        }
      }

      /// XCUITest has no call for what the rule's user does.
      private func omit(_ id: String, _ reason: String) throws {
        try MainActor.assumeIsolated { try Self.openRecorder().omit(id, reason) }
        throw XCTSkip(reason)
      }

      @MainActor
      private static func launch(showing id: String) -> XCUIApplication {
        let app = XCUIApplication()
        app.launchArguments = ["-rule", id]
        app.launch()
        return app
      }

      @MainActor
      private static func handout(of app: XCUIApplication) throws -> Handout {
        let element = app.descendants(matching: .any).matching(identifier: Handout.identifier)
          .firstMatch
        guard element.waitForExistence(timeout: 10) else {
          throw Silence.noHandout
        }
        return try JSONDecoder().decode(
          Handout.self, from: Data((element.value as? String ?? "").utf8))
      }

      private enum Silence: Error { case noHandout }

      /// The host is the app, and not the program that drives it.
      @MainActor
      private static func openRecorder() throws -> Recorder {
        if let recorder { return recorder }
        let opened = Recorder(host: try handout(of: launch(showing: "none")).host)
        recorder = opened
        return opened
      }

    \(rules.map { "  func test_\($0.name)() throws {\n\($0.body)\n  }" }.joined(separator: "\n"))
    }

    """
  }
}
