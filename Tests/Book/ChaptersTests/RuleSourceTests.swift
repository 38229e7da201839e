import Foundation
import Testing

@testable import Chapters

@Suite("Sources of rules")
struct RuleSourceTests {
  private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/").replacing("//", with: "/")
  private static let rules = Result { try Book(folder: root).chapters.flatMap(\.rules) }

  @Test("Each source of the book's rules has an address, or a reason why it has none")
  func addresses() throws {
    let rules = try Self.rules.get()
    #expect(rules.count > 300)
    for rule in rules {
      #expect(!rule.sources.isEmpty, "\(rule.name) has no source")
      for source in rule.sources where source.links.isEmpty && source.missingAddress == nil {
        Issue.record("\(rule.name): “\(source.text)” leads nowhere, and does not say why")
      }
    }
  }

  /// What somebody else can look up: an address, or a header.
  @Test("No rule is documented or measured by sources of which nobody can look up any")
  func evidence() throws {
    for rule in try Self.rules.get()
    where rule.confidence == .documented || rule.confidence == .measured {
      #expect(
        rule.sources.contains { !$0.links.isEmpty || $0.missingAddress == .header },
        "\(rule.name)")
    }
  }

  @Test(
    "A source is a title, an address and the exact place",
    arguments: [
      (
        "github.com/a/b, Tests/C.m, testD", "github.com/a/b, Tests/C.m",
        "https://github.com/a/b/blob/HEAD/Tests/C.m", "testD"
      ),
      (
        "Apple's documentation of CABasicAnimation, Setting Interpolation Values",
        "Apple's documentation of CABasicAnimation",
        "https://developer.apple.com/documentation/quartzcore/cabasicanimation",
        "Setting Interpolation Values"
      ),
      ("a.org/b: as it is", "a.org/b", "https://a.org/b", "as it is"),
    ])
  func places(text: String, title: String, address: String, place: String) {
    let source = RuleSource(text)
    #expect(source.title == title)
    #expect(source.links.map(\.address) == [address])
    #expect(source.place == place)
    #expect(source.missingAddress == nil)
  }

  @Test(
    "A source without an address says why",
    arguments: [
      ("CATransaction.h, animationTimingFunction", RuleSource.MissingAddress.header),
      ("the header UIView.h", .header), ("rdar 18464897, since iOS 8", .bugReport),
      ("published answers", .summary), ("Nobody has written it down", .unwritten),
      ("a friend's blog", nil),
    ])
  func missing(text: String, reason: RuleSource.MissingAddress?) {
    #expect(RuleSource(text).missingAddress == reason)
  }
}
