import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Appearances of classes", .inNewWorld)
struct Appearances {
  private class Badge: UIView {}
  private final class Small: Badge {}
  private final class Card: UIView {}
  private final class Watching: UIView {
    var seen: UIColor?
    override func didMoveToWindow() {
      super.didMoveToWindow()
      seen = backgroundColor
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("Views take them over as they enter a window, before they hear of it")
  func entering() {
    Watching.appearance().backgroundColor = .red
    let view = Watching()
    #expect(view.backgroundColor == nil)
    window.addSubview(view)
    #expect(view.seen == .red)
  }

  @Test("The setting for the nearest class counts")
  func nearest() {
    Small.appearance().backgroundColor = .green
    Badge.appearance().backgroundColor = .red
    let (badge, small) = (Badge(), Small())
    window.addSubview(badge)
    window.addSubview(small)
    #expect(badge.backgroundColor == .red)
    #expect(small.backgroundColor == .green)
  }

  @Test("One for containers, named from the inside, counts before one without")
  func containers() {
    UILabel.appearance(whenContainedInInstancesOf: [Badge.self, Card.self]).textColor = .green
    UILabel.appearance().textColor = .red
    let (card, badge, inside, outside) = (Card(), Badge(), UILabel(), UILabel())
    card.addSubview(badge)
    badge.addSubview(inside)
    card.addSubview(outside)
    window.addSubview(card)
    #expect(inside.textColor == .green)
    #expect(outside.textColor == .red)
  }

  @Test("What a view was given stays, except for its tint")
  func own() {
    Badge.appearance().backgroundColor = .red
    Badge.appearance().tintColor = .red
    let badge = Badge()
    badge.backgroundColor = .green
    badge.tintColor = .green
    window.addSubview(badge)
    #expect(badge.backgroundColor == .green)
    #expect(badge.tintColor == .red)
  }

  @Test("A new setting holds for a view that enters a window again")
  func again() {
    Badge.appearance().backgroundColor = .red
    let badge = Badge()
    window.addSubview(badge)
    Badge.appearance().backgroundColor = .green
    #expect(badge.backgroundColor == .red)
    badge.removeFromSuperview()
    #expect(badge.backgroundColor == .red)
    window.addSubview(badge)
    #expect(badge.backgroundColor == .green)
  }

  @Test("A class has one appearance")
  func one() {
    #expect(Badge.appearance() === Badge.appearance())
    #expect(Badge.appearance() !== Small.appearance())
  }
}
