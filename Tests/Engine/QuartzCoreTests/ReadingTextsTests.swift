import EngineTesting
import Foundation
import Testing

@testable import HeadlessQuartzCore

@Suite("Stand-ins that read dates, durations and conditions", .inNewWorld)
struct ReadingTextsTests {
  private typealias DateFormatter = HeadlessQuartzCore.DateFormatter
  private typealias DateComponentsFormatter = HeadlessQuartzCore.DateComponentsFormatter
  private typealias NSPredicate = HeadlessQuartzCore.NSPredicate

  @Test(
    "A date is read as it was written",
    arguments: [
      ("yyyy-MM-dd HH:mm:ss", "2026-11-23 20:45:01"), ("d MMM yyyy", "1 Feb 2000"),
      ("EEEE, MMMM d, y", "Monday, November 23, 2026"), ("yyyyMMddHHmmss", "20261123204501"),
      ("yyyy-MM-dd'T'HH:mm:ssZ", "1969-12-31T23:59:59+0000"),
      ("h:mm a, M/d/yy", "12:05 AM, 3/4/26"),
    ])
  func dates(format: String, text: String) throws {
    let formatter = DateFormatter()
    formatter.dateFormat = format
    let date = try #require(formatter.date(from: text))
    #expect(formatter.string(from: date) == text)
  }

  @Test("A zone counts, and what does not fit the format is no date")
  func zones() throws {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXX"
    let date = try #require(formatter.date(from: "2001-01-01T02:00:00+02:00"))
    #expect(date.timeIntervalSinceReferenceDate == 0)
    for text in ["2001-01-01", "2001-13-01T00:00:00Z", "", "2001-01-01T00:00:00Z and more"] {
      #expect(formatter.date(from: text) == nil)
    }
  }

  @Test(
    "A duration is written in the units that are allowed",
    arguments: [
      (3725, .positional, [.hour, .minute, .second], [], "1:02:05"),
      (65, .positional, [.minute, .second], .pad, "01:05"),
      (5, .positional, [.minute, .second], [], "0:05"),
      (3600, .abbreviated, [.hour, .minute], [], "1h"),
      (3660, .full, [.hour, .minute], [], "1 hour, 1 minute"),
      (7322, .short, [.hour, .minute, .second], [], "2 hr, 2 min, 2 sec"),
    ]
      as [(
        Double, HeadlessQuartzCore.DateComponentsFormatter.UnitsStyle, NSCalendar.Unit,
        HeadlessQuartzCore.DateComponentsFormatter.ZeroFormattingBehavior, String
      )])
  func durations(
    _ seconds: Double, _ style: HeadlessQuartzCore.DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit,
    _ zeros: HeadlessQuartzCore.DateComponentsFormatter.ZeroFormattingBehavior, _ text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("A predicate compares the object, or a key of it, with its arguments")
  func predicates() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "me@here.org") && !address.evaluate(with: "me@here.org!"))
    let people = [["name": "Ann", "age": 30], ["name": "Bob", "age": 20]] as [[String: Any]]
    func names(_ predicate: NSPredicate) -> [String] {
      people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }
    #expect(names(NSPredicate(format: "age > %d", 25)) == ["Ann"])
    #expect(names(NSPredicate(format: "name BEGINSWITH[c] 'b' AND age <= 20")) == ["Bob"])
    #expect(names(NSPredicate(format: "name == %@ OR name == 'Bob'", "Ann")) == ["Ann", "Bob"])
    #expect(names(NSPredicate(format: "%K IN %@", "name", ["Bob", "Cid"])) == ["Bob"])
    #expect(names(NSPredicate(format: "name resembles %@", "Ann")).isEmpty)
    #expect(names(NSPredicate(value: true)).count == 2)
  }

  private final class Target: NSObject {
    var calls = 0
    func step() { calls += 1 }
  }

  private final class Proxy: NSObject, NSMessageForwarding {
    weak var target: Target?
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  @Test("A message that an object does not understand goes to its forwarding target")
  func forwarding() {
    let (target, proxy) = (Target(), Proxy())
    proxy.target = target
    let link = CADisplayLink(target: proxy, selector: Selector("step", Target.step))
    link.add(to: .main, forMode: .common)
    MainLoop.shared.advance(by: 0.1)
    #expect(target.calls >= 5)
    link.invalidate()
  }
}
