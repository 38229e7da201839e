import Compiling

extension PackageText {
  /// The first version of iOS that has everything that the rules use.
  static let oldestSystem = 17

  /// - Parameters:
  ///   - settings: Of the Swift compiler, as an expression.
  ///   - playsTouches: Whether the package has the tests of touched rules, which need XCUITest or a stand-in.
  static func manifest(settings: String, playsTouches: Bool = false) -> String {
    let touchTests =
      #".testTarget(name: "TouchTests", dependencies: ["Rules"], swiftSettings: settings),"#
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = \(settings)

      let package = Package(
        name: "UIKitConformance",
        platforms: [.iOS(.v\(oldestSystem))],
        targets: [
          .target(name: "Rules", swiftSettings: settings),
          .testTarget(name: "RuleTests", dependencies: ["Rules"]),\(playsTouches ? "\n    " + touchTests : "")
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
  /// needs them too, and no setting of the manifest reaches it. Each job of the compiler would warn of
  /// the places that all programs have in the book, gigabytes in all.
  static func engineScript(_ products: String) -> String {
    """
    #!/bin/sh
    # Asks the engine in \(products) all rules.
    cd "$(dirname "$0")" && exec swift test -Xswiftc -suppress-warnings \\
      -Xswiftc "-I\(products)/Modules" -Xlinker "-L\(products)" -Xlinker -lWorkbookEngine -Xlinker "-rpath=\(products)" "$@"

    """
  }

  static let app = """
    import Rules
    import UIKit

    @main
    final class HostApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = HostScene.self
        return configuration
      }
    }

    /// Shows an empty screen, over which each rule's window comes.
    final class HostScene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var hasOpened = false

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }

      /// Shows the rule that the argument `-rule` names: its touches come from outside.
      func sceneDidBecomeActive(_ scene: UIScene) {
        guard let id = UserDefaults.standard.string(forKey: "rule"), !hasOpened else { return }
        hasOpened = true
        Host.open(id)
      }
    }

    """

  /// A project for XcodeGen.
  ///
  /// Without a launch screen, iOS would show the app in the frame of an old phone.
  static let project = """
    name: UIKitConformance
    options:
      bundleIdPrefix: org.example.workbook
      deploymentTarget: {iOS: "\(oldestSystem).0"}
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
        settings:
          TARGETED_DEVICE_FAMILY: "1"
          INFOPLIST_KEY_UILaunchScreen_Generation: YES
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation: YES
          INFOPLIST_KEY_UISupportedInterfaceOrientations: UIInterfaceOrientationPortrait
        dependencies: [{target: Rules}]
      RuleTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests/RuleTests]
        dependencies: [{target: HostApp}, {target: Rules}]
      TouchTests:
        type: bundle.ui-testing
        platform: iOS
        sources: [Tests/TouchTests]
        dependencies: [{target: HostApp}, {target: Rules}]
    schemes:
      Conformance:
        build: {targets: {RuleTests: [test], TouchTests: [test]}}
        test:
          targets: [RuleTests, TouchTests]
          environmentVariables: {RECORDING: \(recording)}

    """

  /// Where the tests write, on the Mac of the simulator.
  static let recording = "/tmp/recording.jsonl"

  /// An iPhone 16e is 390 points wide like our screen, and every Xcode 26 can make one.
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
          - name: Make a phone that is 390 points wide
            run: echo "PHONE=$(xcrun simctl create Conformance 'iPhone 16e')" >> "$GITHUB_ENV"
          - name: Build
            run: >
              xcodebuild build-for-testing -project UIKitConformance.xcodeproj -scheme Conformance
              -destination "id=$PHONE"
          - name: Ask the rules; one that does not hold fails this step, and the recording is kept
            run: >
              rm -f \(recording) && xcodebuild test-without-building
              -project UIKitConformance.xcodeproj -scheme Conformance -destination "id=$PHONE"
          - uses: actions/upload-artifact@v4
            if: always()
            with: {name: recording, path: \(recording), if-no-files-found: error}

    """

  /// - Parameters:
  ///   - touched: The rules that have a user.
  ///   - seconds: How long the tests take on a device.
  ///   - repository: The address of the book's repository; `nil` if it is not known.
  static func readme(
    count: Int, touched: [ConformanceRule], seconds: Double, repository: String?
  ) -> String {
    let minutes = Int((seconds / 60).rounded(.up))
    return """
      # \(count == 1 ? "One rule" : "\(count) rules") about UIKit, as tests

      Written by `workbook conformance export` on Linux. **Nobody has run this on a Mac yet.** The same
      files were compiled and run with the workbook's own engine; what Apple's UIKit says to them is the
      question. They need iOS \(oldestSystem) or later, and run for \(minutes == 1 ? "a minute" : "\(minutes) minutes").

      1. Install Xcode 26 or later, and `brew install xcodegen`.
      2. Run `xcodegen` in this folder, and open `UIKitConformance.xcodeproj`.
      3. Choose the simulator iPhone 16e, which is as wide as the screen of the workbook's runs (390 points),
         `rm -f \(recording)`, and press Command-U. Rules that do not hold are failed tests.
      4. `\(recording)` now says what your UIKit saw. Call it after your system, such as `iOS-26.2.jsonl`.
      5. Send it: as a file in `Tests/Engine/Recordings` of a pull request, or in an issue, of
         \(repository ?? "the repository from which you have the workbook"). Or compare it yourself:
         `bin/workbook conformance --recorded FOLDER --html matrix.html`.

      Each file in `Sources/Rules` is one rule: what it states, its program, and its conditions. A rule that
      ends the app is recorded as crashed; Xcode starts the app again and goes on with the next. Without a Mac,
      `.github/workflows/record.yml` does all this on GitHub's, and leaves the recording with its run.

      \(touches(of: touched))

      """
  }

  private static func touches(of touched: [ConformanceRule]) -> String {
    guard !touched.isEmpty else { return "Nobody has to touch anything for these rules." }
    let number = touched.count == 1 ? "One rule is" : "\(touched.count) rules are"
    let omitted = touched.compactMap { rule in rule.obstacle.map { "- `\(rule.id)`: \($0)" } }
    let omissions =
      omitted.isEmpty ? "" : " It has no call for these:\n\n" + omitted.joined(separator: "\n")
    return """
      ## Touches

      \(number) touched: `TouchTests` launches the app with `-rule ID`, plays the taps and drags with XCUITest, and
      reads what the rule saw from the `accessibilityValue` of an element called `handout`. On Linux the same files
      were run with a stand-in for XCUITest, which sends the touches to the workbook's engine; XCUITest itself was not
      tried. On a Mac, to run them alone:

          xcodegen && rm -f \(recording)
          xcodebuild test -project UIKitConformance.xcodeproj -scheme Conformance -only-testing:TouchTests -destination 'platform=iOS Simulator,name=iPhone 16e'

      What XCUITest does not do is recorded as not run, with the reason, and never as held.\(omissions)
      """
  }
}
