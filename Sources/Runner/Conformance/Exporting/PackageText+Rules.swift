/// The hand-written files of an exported package.
enum PackageText {
  static func rule(symbols: [String]) -> String {
    """
    import Foundation
    import UIKit

    /// A statement about UIKit, with a program that shows whether it holds.
    public struct Rule {
      public let id: String
      /// How long the program ran on the workbook's engine until nothing moved any more.
      public let seconds: TimeInterval
      /// In the order of the program, which numbers them.
      public let conditions: [String]
      let facts: Facts
      /// Begins the program: a root view controller, or `nil` if it shows nothing.
      let start: () -> UIViewController?

      /// A condition, and what became of it.
      nonisolated public struct Fact: Codable, Sendable {
        public var condition: String
        /// `nil` if the program never came to it.
        public var holds: Bool?
        public var seen: String
      }

      /// Runs the program for its time. What it sees later is lost, and harms no other rule.
      public func ask() -> [Fact] {
        facts.forget()
        Host.show(start, seconds: seconds)
        return seen
      }

      /// What the program has seen up to now.
      var seen: [Fact] {
        conditions.enumerated().map { number, condition in
          let noted = facts.noted[number]
          return Fact(condition: condition, holds: noted?.holds, seen: noted?.seen ?? "")
        }
      }

      public static let all: [Rule] = [
    \(symbols.map { "    .\($0)," }.joined(separator: "\n"))
      ]
    }

    """
  }

  /// The loop in which programs run, on Apple's UIKit and on this engine.
  static let host = """
    import UIKit

    /// The app in which programs run.
    public enum Host {
      /// How much longer than on the workbook's engine a program runs, in seconds: a device is late.
      private static let margin = 1.0

      /// Shows a program in a window of its own for so many seconds and a margin.
      static func show(_ start: () -> UIViewController?, seconds: TimeInterval) {
        prepare()
        let root = start()
        // Without a screen, nothing can come later unless it waits for something.
        guard root != nil || seconds > 0 else { return }
        let window = makeWindow()
        window.rootViewController = root ?? UIViewController()
        window.makeKeyAndVisible()
        let end = Date(timeIntervalSinceNow: seconds + margin)
        while Date() < end {
          RunLoop.main.run(until: end)
        }
        window.isHidden = true
        window.rootViewController = nil
      }

      static func makeWindow() -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      }
    }

    /// What a recording says about its host.
    nonisolated public struct HostDescription: Codable, Sendable {
      public var name: String
      public var version: String
      /// The model, and whether it is a simulator.
      public var device: String
      public var screen: Screen
      /// The compiler, and the program that it came with.
      public var tools: String

      nonisolated public struct Screen: Codable, Sendable {
        /// In points.
        public var width: Double
        public var height: Double
        /// Pixels per point.
        public var scale: Double
      }
    }

    """

  static let appleHost = """
    import UIKit

    extension Host {
      /// Does nothing: the tests run in an app that shows itself.
      static func prepare() {}

      public static var description: HostDescription {
        let screen = UIScreen.main
        return HostDescription(
          name: "UIKit",
          version: UIDevice.current.systemName + " " + UIDevice.current.systemVersion,
          device: device,
          screen: HostDescription.Screen(
            width: Double(screen.bounds.width), height: Double(screen.bounds.height),
            scale: Double(screen.scale)),
          tools: tools)
      }

      /// "iPhone17,5 (simulator)".
      private static var device: String {
        let environment = ProcessInfo.processInfo.environment
        if let model = environment["SIMULATOR_MODEL_IDENTIFIER"] { return model + " (simulator)" }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }

      /// "Xcode 2650 (17F42), iphonesimulator26.5, Swift 6.3 or later": Xcode writes its own into an
      /// app's Info.plist.
      private static var tools: String {
        let info = Bundle.main.infoDictionary ?? [:]
        let word = { (key: String) in info[key] as? String ?? "?" }
        #if compiler(>=6.4)
          let swift = "Swift 6.4 or later"
        #elseif compiler(>=6.3)
          let swift = "Swift 6.3"
        #else
          let swift = "Swift 6.2"
        #endif
        return "Xcode \\(word("DTXcode")) (\\(word("DTXcodeBuild"))), \\(word("DTSDKName")), \\(swift)"
      }
    }

    """

  /// The app of this engine: one for all rules as on a device, or one for each.
  static let engineHost = """
    import Staging
    import UIKit

    extension Host {
      private static let hasAppForEachRule = getenv("APP_FOR_EACH_RULE") != nil
      public private(set) static var session: StageSession?
      /// Whether the app is one in which rules are shown one after the other.
      private static var isShared = false

      static func prepare() {
        if isShared && !hasAppForEachRule { return }
        launch()
        isShared = true
      }

      /// Launches the app, in whose window nothing happens.
      public static func launch() {
        isShared = false
        let session = StageSession { UIViewController() }
        session.launch()
        Self.session = session
      }

      public static var description: HostDescription {
        HostDescription(
          name: "workbook", version: "module alias", device: "headless",
          screen: HostDescription.Screen(width: 390, height: 844, scale: 3), tools: "Swift")
      }
    }

    """
}
