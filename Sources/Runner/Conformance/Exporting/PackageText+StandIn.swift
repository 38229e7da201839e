extension PackageText {
  /// The part of XCUITest that the tests call, for this engine.
  ///
  /// With Apple's signatures, so that the files which a Mac compiles are compiled and run here too.
  static let touchStandIn = """
    import Foundation
    import Motion
    import Record
    import Rules
    import Staging
    import UIKit
    import XCTest

    struct XCUIGestureVelocity: RawRepresentable {
      var rawValue: CGFloat
    }

    /// Each of its calls becomes a step of the stage, which sends the touches.
    @MainActor
    final class XCUICoordinate {
      private let place: Step.Place
      private let offset: CGVector

      init(_ place: Step.Place, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        self.place = place
        self.offset = offset
      }

      func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
          place, offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
      }

      func tap() { Stand.perform(.tap(start)) }

      func doubleTap() {
        Stand.perform(.tap(start))
        Stand.perform(.wait(0.1))
        Stand.perform(.tap(start))
      }

      func press(forDuration duration: TimeInterval) {
        Stand.perform(.longPress(start, duration: duration))
      }

      func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
      ) {
        let way = Size(
          width: Double(otherCoordinate.offset.dx - offset.dx),
          height: Double(otherCoordinate.offset.dy - offset.dy))
        let length = (way.width * way.width + way.height * way.height).squareRoot()
        let seconds = length / Double(velocity.rawValue)
        if duration > 0 {
          Stand.perform(.drag(from: start, by: .zero, duration: duration, ending: .hold))
          Stand.perform(.dragOn(by: way, duration: seconds, ending: .hold))
        } else {
          Stand.perform(.drag(from: start, by: way, duration: seconds, ending: .hold))
        }
        Stand.perform(.dragOn(by: .zero, duration: holdDuration, ending: .lift))
      }

      private var start: Step.Place {
        guard case .fraction(let fraction) = place, offset != CGVector(dx: 0, dy: 0) else {
          return place
        }
        let size = UIScreen.main.bounds.size
        return .point(
          Point(
            x: fraction.x * Double(size.width) + Double(offset.dx),
            y: fraction.y * Double(size.height) + Double(offset.dy)))
      }
    }

    @MainActor
    class XCUIElement {
      enum ElementType { case any }

      /// `nil` for the app.
      private let name: String?

      init(name: String?) { self.name = name }

      private var view: UIView? {
        UIApplication.shared.windows.lazy.compactMap { Self.find(self.name, in: $0) }.first
      }

      private static func find(_ name: String?, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        return view.subviews.lazy.compactMap { find(name, in: $0) }.first
      }

      var value: Any? { view?.accessibilityValue }

      func waitForExistence(timeout: TimeInterval) -> Bool { view != nil }

      func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }

      func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        let fraction = Point(x: Double(normalizedOffset.dx), y: Double(normalizedOffset.dy))
        return XCUICoordinate(name.map { .within($0, fraction) } ?? .fraction(fraction))
      }

      func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        Stand.perform(
          .pinch(
            .view(name ?? ""), scale: Double(scale), duration: Double((scale - 1) / velocity),
            ending: .lift))
      }

      func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        Stand.perform(
          .twist(
            .view(name ?? ""), radians: Double(rotation), duration: Double(rotation / velocity),
            ending: .lift))
      }
    }

    @MainActor
    struct XCUIElementQuery {
      private var name: String?

      func matching(identifier: String) -> XCUIElementQuery { XCUIElementQuery(name: identifier) }

      var firstMatch: XCUIElement { XCUIElement(name: name ?? "") }

      init(name: String? = nil) { self.name = name }
    }

    @MainActor
    final class XCUIApplication: XCUIElement {
      enum State { case runningForeground }

      var launchArguments: [String] = []
      var state: State { .runningForeground }

      init() { super.init(name: nil) }

      /// An app that is launched again is another process, and here another run.
      func launch() {
        Host.launch()
        let place = launchArguments.firstIndex(of: "-rule")
        Host.open(place.map { launchArguments[$0 + 1] } ?? "")
        pass(0.5)
      }

      func pass(_ seconds: TimeInterval) { Stand.perform(.wait(seconds)) }
    }

    @MainActor
    enum Stand {
      static func perform(_ step: Step) {
        guard case .failure(let error)? = Host.session?.attempt(step) else { return }
        XCTFail("\\(step): \\(error.reason)")
      }
    }

    """
}
