import EngineTesting
import Testing

import struct Foundation.OperatingSystemVersion

@testable import HeadlessQuartzCore

@Suite("Stand-ins for what of Foundation is not safe beside a record", .inNewWorld)
struct FoundationStandInsTests {
  private typealias DateFormatter = HeadlessQuartzCore.DateFormatter
  private typealias NSLock = HeadlessQuartzCore.NSLock
  private typealias NSRecursiveLock = HeadlessQuartzCore.NSRecursiveLock
  private typealias NumberFormatter = HeadlessQuartzCore.NumberFormatter
  private typealias UserDefaults = HeadlessQuartzCore.UserDefaults

  @Test(
    "A format reads the values that it is given, and no other memory",
    arguments: [
      ("%d %5.2f|%-4d|%04d", [1, 2.5, 7, 42], "1  2.50|7   |0042"), ("%d%%", [3], "3%"),
      ("%@ and %@", ["a", 2], "a and 2"), ("%s", [4096], "4096"), ("%n%p", [1, 2], "12"),
      ("%d %d", [1], "1 (null)"), ("%2$@ %1$@", ["a", "b"], "b a"), ("%f", ["x"], "x"),
      ("%x %X %o %llx", [255, -1, 8, -1], "ff FFFFFFFF 10 ffffffffffffffff"),
      ("%c%C", [65, 0x1F600], "A\u{1F600}"), ("%*d|", [4, 7], "   7|"),
      ("%.1f", [1 as Float], "1.0"),
      ("%6@|%-3@|%.2@", ["a", "b", "abc"], "     a|b  |ab"), ("100 %", [], "100 "), ("%", [], ""),
      ("%d", [Int.max], "-1"), ("%ld", [Int.max], "9223372036854775807"),
      ("%99999999999999999999$@", ["a"], "(null)"), ("é%@ü", ["ß"], "éßü"),
    ] as [(String, [any CVarArg], String)])
  func formats(format: String, values: [any CVarArg], text: String) {
    #expect(_formatted(format, values) == text)
  }

  @Test("No width and no precision takes more memory than a line")
  func widths() {
    #expect(_formatted("%99999999d", [1]).count == 200)
    #expect(_formatted("%.99999999f", [1.0]).count <= 202)
    #expect(_formatted("%*@", [Int.max, "a"]).count == 200)
    #expect(_formatted("%*d", [-5, 1]) == "1")
    #expect(_formatted("%200.200f", [1e308]).count <= 512)
  }

  @Test(
    "The system is at least every version up to its own",
    arguments: [(8, 3, true), (18, 0, true), (18, 1, false), (26, 0, false)])
  func systemVersion(major: Int, minor: Int, isAtLeast: Bool) {
    let version = OperatingSystemVersion(
      majorVersion: major, minorVersion: minor, patchVersion: 0)
    let info = HeadlessQuartzCore.ProcessInfo.processInfo
    #expect(info.isOperatingSystemAtLeast(version) == isAtLeast)
  }

  @Test("Numbers are written as in the United States")
  func numbers() {
    func text(_ style: NumberFormatter.Style, _ value: Double, digits: Int? = nil) -> String? {
      let formatter = NumberFormatter()
      formatter.numberStyle = style
      if let digits { formatter.maximumFractionDigits = digits }
      return formatter.string(from: value as NSNumber)
    }
    #expect(text(.decimal, 1234567.8915) == "1,234,567.892")
    #expect(text(.none, -1234.5) == "-1234")
    #expect(text(.decimal, 2.675, digits: 2) == "2.68")
    #expect(text(.percent, 0.256) == "26%")
    #expect(text(.currency, -1234.5) == "-$1,234.50")
    #expect(text(.ordinal, 22) == "22nd")
    #expect(text(.scientific, 1234, digits: 2) == "1.23E3")
    #expect(text(.decimal, .nan) == "NaN")
    #expect(text(.decimal, 1e300)?.count == 401)
    #expect(text(.decimal, 1, digits: .max) == "1")
    #expect(text(.decimal, -0.0001) == "0")
    let padded = NumberFormatter()
    padded.minimumIntegerDigits = 3
    padded.minimumFractionDigits = 2
    #expect(padded.string(from: 1.5) == "001.50")
    padded.minimumFractionDigits = .max
    #expect((padded.string(from: 1.5)?.count ?? 0) < 200)
    #expect(padded.number(from: "12.5") == 12.5)
  }

  @Test("Dates are written as in the United States, in Greenwich")
  func dates() {
    let formatter = DateFormatter()
    let date = Date(timeIntervalSince1970: 979_344_000 + 13 * 3600 + 5 * 60 + 9.25)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE"
    #expect(formatter.string(from: date) == "2001-01-13T13:05:09.250+0000 Sat")
    formatter.dateFormat = "h:mm a, d MMMM yy ''"
    #expect(formatter.string(from: date) == "1:05 PM, 13 January 01 '")
    #expect(
      DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .short)
        == "Jan 13, 2001, 1:05 PM")
    formatter.dateFormat = "y-MM-dd"
    #expect(formatter.string(from: Date(timeIntervalSince1970: -1)) == "1969-12-31")
    #expect(formatter.string(from: Date(timeIntervalSince1970: 951_782_400)) == "2000-02-29")
    for extreme in [Double.infinity, -.infinity, 1e300, -1e300, .nan] {
      _ = formatter.string(from: Date(timeIntervalSince1970: extreme))
    }
  }

  @Test("Defaults are kept in memory, and what is registered stands behind what is set")
  func defaults() {
    UserDefaults.standard.register(defaults: ["slow": true, "name": "a"])
    #expect(UserDefaults.standard.bool(forKey: "slow"))
    UserDefaults.standard.set(2.5, forKey: "factor")
    #expect(UserDefaults.standard.integer(forKey: "factor") == 2)
    UserDefaults.standard.set("b", forKey: "name")
    #expect(UserDefaults.standard.string(forKey: "name") == "b")
    UserDefaults.standard.removeObject(forKey: "name")
    #expect(UserDefaults.standard.string(forKey: "name") == "a")
    #expect(UserDefaults.standard.object(forKey: "none") == nil)
  }

  @Test("Chance is the same in each run, and stays below its bound")
  func chance() {
    let numbers = (0..<100).map { _ in arc4random_uniform(6) }
    #expect(Set(numbers) == [0, 1, 2, 3, 4, 5])
    #expect(arc4random_uniform(0) == 0)
    #expect((0..<100).allSatisfy { _ in (0..<1).contains(HeadlessQuartzCore.drand48()) })
    World.restart()
    #expect((0..<100).map { _ in arc4random_uniform(6) } == numbers)
  }

  @Test("A lock that is held is not given twice, unless it is for the same thread")
  func locks() {
    let lock = NSLock()
    #expect(lock.try())
    #expect(!lock.try())
    lock.unlock()
    #expect(lock.withLock { 1 } == 1)
    let recursive = NSRecursiveLock()
    #expect(recursive.try() && recursive.try())
  }
}
