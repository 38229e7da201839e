import Compiling

/// The hand-written files of an exported package.
enum PackageText {
  /// - Parameter settings: Of the Swift compiler, as an expression.
  static func manifest(settings: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = \(settings)

    let package = Package(
      name: "UIKitConformance",
      platforms: [.iOS(.v15)],
      targets: [
        .target(name: "Rules", swiftSettings: settings),
        .testTarget(name: "RuleTests", dependencies: ["Rules"]),
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  /// The compiler settings with which sources import this engine under Apple's names.
  static let engineSettings: String = {
    let aliases = EngineProducts.aliases.map { "\"-module-alias\", \"\($0)=\($1)\"" }
    return "[.unsafeFlags([\(aliases.joined(separator: ", "))])]"
  }()

  /// Builds and runs the tests of a package that imports this engine.
  ///
  /// The folders are given on the command line, because the package manager's own list of tests
  /// needs them too, and no setting of the manifest reaches it.
  static func engineScript(_ products: String) -> String {
    """
    #!/bin/sh
    # Asks the engine in \(products) all rules.
    cd "$(dirname "$0")" && exec swift test -Xswiftc "-I\(products)/Modules" \\
      -Xlinker "-L\(products)" -Xlinker -lWorkbookEngine -Xlinker "-rpath=\(products)" "$@"

    """
  }

  static func rule(symbols: [String]) -> String {
    """
    import Foundation
    import UIKit

    /// A statement about UIKit, with a program that shows whether it holds.
    public struct Rule {
      public let id: String
      /// In the order of the program, which numbers them.
      public let conditions: [String]
      /// Begins the program: a root view controller, or `nil` if it is over already.
      let start: () -> UIViewController?

      /// A condition, and what became of it.
      nonisolated public struct Fact: Codable, Sendable {
        public var condition: String
        /// Of the chapter's file; not known here.
        public var line = 0
        /// `nil` if the program never came to it.
        public var holds: Bool?
        public var seen = ""
      }

      /// Runs the program until each condition was reached, for at most ten seconds.
      public func facts() -> [Fact] {
        var facts = conditions.map { Fact(condition: $0) }
        Facts.write = { line in
          let fields = line.split(separator: "\\t", omittingEmptySubsequences: false)
          guard fields.count == 3, let number = Int(fields[0]) else { return }
          // A condition that is reached several times has to hold each time.
          guard facts[number].holds != false else { return }
          facts[number].holds = fields[1] == "holds"
          facts[number].seen = String(fields[2])
        }
        Host.show(start, limit: 10) { facts.allSatisfy { $0.holds != nil } }
        return facts
      }

      public static let all: [Rule] = [
    \(symbols.map { "    .\($0)," }.joined(separator: "\n"))
      ]
    }

    """
  }

  static let appleHost = """
    import UIKit

    /// The screen on which programs run.
    public enum Host {
      public static var name: String { "UIKit" }
      public static var version: String {
        UIDevice.current.systemName + " " + UIDevice.current.systemVersion
      }

      /// Shows a program in the app's window until it is done, or for so many seconds.
      static func show(
        _ start: () -> UIViewController?, limit: TimeInterval, isDone: () -> Bool
      ) {
        guard let root = start() else { return }
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let end = Date(timeIntervalSinceNow: limit)
        while !isDone(), Date() < end {
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        }
        window.isHidden = true
        window.rootViewController = nil
      }
    }

    """

  static let engineHost = """
    import Staging
    import UIKit

    /// The engine, on whose clock programs run.
    public enum Host {
      public static var name: String { "workbook" }
      public static var version: String { "module alias" }

      /// Plays a program until nothing moves any more.
      static func show(
        _ start: @escaping () -> UIViewController?, limit: Double, isDone: () -> Bool
      ) {
        let session = StageSession { start() ?? UIViewController() }
        session.launch()
        _ = session.attempt(.settle(limit: 60))
      }
    }

    """

  /// - Parameter rules: Ids, and the names of tests.
  static func tests(of rules: [(id: String, name: String)]) -> String {
    """
    import Foundation
    import Rules
    import XCTest

    final class RuleTests: XCTestCase {
      /// What was seen, by the ids of the rules.
      nonisolated(unsafe) private static var recorded: [String: [Rule.Fact]] = [:]

      private func ask(_ id: String) throws {
        // XCTest on Linux knows no test methods of the main actor; it calls them on its thread.
        let known = MainActor.assumeIsolated { Rule.all.first { $0.id == id }?.facts() }
        let facts = try XCTUnwrap(known)
        Self.recorded[id] = facts
        for fact in facts {
          XCTAssertEqual(fact.holds, true, "\\(id): \\(fact.condition); seen: \\(fact.seen)")
        }
      }

      /// Writes what was seen where RECORDING says, or into the temporary folder.
      override class func tearDown() {
        struct Entry: Encodable {
          var id: String
          var facts: [Rule.Fact]
        }
        struct HostName: Encodable {
          var name: String
          var version: String
        }
        struct Recording: Encodable {
          var format = 1
          var host: HostName
          var rules: [Entry]
        }
        let host = MainActor.assumeIsolated { HostName(name: Host.name, version: Host.version) }
        let recording = Recording(
          host: host,
          rules: recorded.sorted { $0.key < $1.key }.map { Entry(id: $0.key, facts: $0.value) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let path = Foundation.ProcessInfo.processInfo.environment["RECORDING"]
          ?? NSTemporaryDirectory() + "recording.json"
        do {
          try encoder.encode(recording).write(to: URL(fileURLWithPath: path))
          print("Recorded \\(recorded.count) rules in \\(path)")
        } catch {
          XCTFail("The recording cannot be written: \\(error)")
        }
      }

    \(rules.map { "  func test_\($0.name)() throws { try ask(\"\($0.id)\") }" }.joined(separator: "\n"))
    }

    """
  }

  static let app = """
    import UIKit

    @main
    final class HostApp: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    """

  static let project = """
    name: UIKitConformance
    options:
      bundleIdPrefix: org.example.workbook
      deploymentTarget: {iOS: "15.0"}
    settings:
      SWIFT_VERSION: "5"
      GENERATE_INFOPLIST_FILE: YES
      CODE_SIGNING_ALLOWED: NO
    targets:
      Rules:
        type: framework
        platform: iOS
        sources: [Sources/Rules]
        settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
      HostApp:
        type: application
        platform: iOS
        sources: [App]
        dependencies: [{target: Rules}]
      RuleTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests/RuleTests]
        dependencies: [{target: HostApp}, {target: Rules}]
    schemes:
      RuleTests:
        build: {targets: {RuleTests: [test]}}
        test:
          targets: [RuleTests]
          environmentVariables: {RECORDING: /tmp/recording.json}

    """

  static let workflow = """
    # Not run yet: written on Linux.
    name: Record
    on: workflow_dispatch
    jobs:
      record:
        runs-on: macos-26
        steps:
          - uses: actions/checkout@v4
          - run: brew install xcodegen && xcodegen
          - run: >
              xcodebuild test -project UIKitConformance.xcodeproj -scheme RuleTests
              -destination 'platform=iOS Simulator,name=iPhone 17' || true
          - uses: actions/upload-artifact@v4
            with: {name: recording, path: /tmp/recording.json}

    """

  static func readme(count: Int) -> String {
    """
    # \(count) rules about UIKit, as tests

    Written by `workbook conformance export` on Linux. **Nobody has run this on a Mac yet.** The same
    programs were run on the workbook's own engine; what Apple's UIKit says to them is the question.

    1. Install Xcode 26 or later, and `brew install xcodegen`.
    2. Run `xcodegen` in this folder, and open `UIKitConformance.xcodeproj`.
    3. Choose a simulator and press Command-U. Rules that do not hold are failed tests.
    4. `/tmp/recording.json` now says what your UIKit saw. Send it to us, or compare it yourself:
       `bin/workbook conformance --recorded FOLDER --html matrix.html`.

    Each file in `Sources/Rules` is one rule: what it states, its program, and its conditions. No rule
    sends touches yet, so there are no UI tests.

    """
  }
}
