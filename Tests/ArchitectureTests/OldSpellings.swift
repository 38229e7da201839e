import Foundation
import Testing

@Suite("Old spellings of UIKit's methods")
struct OldSpellings {
  @Test("One with the base name of today's method is disfavored, or the compiler proposes it")
  func disfavored() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    let pattern =
      /((?:@\w+\s+)*)@available\(\*, deprecated, renamed: "(?:\w+\.)?(\w+)\([^"]*"\)\s*((?:@?\w+\s+)*?)(?:func (\w+)|init\b)/
    var found = 0
    for file in try tree.files(in: engine) where file.path.contains("/Deprecated/") {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      for match in text.matches(of: pattern) where match.2 == match.4 ?? "init" {
        found += 1
        // Requirements of protocols take part in no overloading: these are witnesses of our own.
        if file.path.hasSuffix("Transitions+Deprecated.swift") { continue }
        #expect(
          match.1.contains("@_disfavoredOverload"), "\(file.path): \(match.4 ?? "init")")
      }
    }
    #expect(found > 0)
  }
}
