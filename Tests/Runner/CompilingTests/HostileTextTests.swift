import Foundation
import Testing

@testable import Compiling

@Suite("Texts of anybody are read without a trap")
struct HostileTextTests {
  /// Seeded, so that what was found once is found again.
  private struct Chance {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
  }

  /// How many cases there are; more when somebody asks for a longer run.
  static let count =
    ProcessInfo.processInfo.environment["WORKBOOK_FUZZ"].flatMap { Int($0) } ?? 100

  private static let parts = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/", "/*", "*/", "//",
    "#if os(iOS)\n", "#endif\n", "#selector(", "@objc ", "@_cdecl(\"", "unsafe ", "`", "\\.a.b",
    "class A: UIView {", "extension Int: P {", "override func f()", "init?(", "->", "...", "?!.",
    "\0", "\r", "\u{FEFF}", "\u{202E}", "é", "0x", "1e999", "_ = ", "$0", "some ", "any ", "dup2(",
    "let (a, b) = ", "if case .a(let x)? = y {", "switch x { case (_, let y): ", "\n", " ", "\t",
    "String(format: \"%s\"", "import Foundation\n", "typealias ", "where T == ", "guard let ",
  ]

  private func text(_ chance: inout Chance) -> String {
    var bytes = Array(
      """
      import UIKit

      final class Cutter: NSObject, UIViewControllerAnimatedTransitioning {
        @objc func animateTransition(using context: UIViewControllerContextTransitioning) {
          guard let view = context.view(forKey: .to) else { return }
          UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
          }
          perform(#selector(getter: UIView.alpha)); print("a\\(view)b")
        }
      }
      """.utf8)
    for _ in 0...chance.below(12) {
      let start = chance.below(bytes.count)
      let end = min(bytes.count, start + chance.below(20))
      switch chance.below(4) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(UInt8(chance.below(256)), at: start)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: chance.below(bytes.count))
      default:
        let part = Self.parts[chance.below(Self.parts.count)]
        let copies = chance.below(8) == 0 ? chance.below(600) : 1
        bytes.insert(contentsOf: String(repeating: part, count: copies).utf8, at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Seeded damage of an answer is rewritten, refused or left alone")
  func answers() {
    var excesses = 0
    for seed in 0..<Self.count {
      var chance = Chance(UInt64(seed))
      let text = text(&chance)
      if SourceExcess.find(in: text) != nil {
        excesses += 1
        continue
      }
      let unit = CompilationUnit(
        kind: .app, sources: [.init(name: "a.swift", text: text)], isConfined: true)
      let rewriting = Rewriting(unit: unit, cache: nil)
      for place in rewriting.unsafeCode(in: unit) { #expect((place.line ?? 0) > 0) }
      for place in rewriting.misreadCode(in: unit) { #expect((place.line ?? 0) > 0) }
      let shape = SyntaxShape(of: text)
      #expect(shape.parts.count == shape.lastLines.count)
      #expect(!unit.files(rewriting).isEmpty)
      _ = VisibleText.of(text)
    }
    #expect(excesses < Self.count)
  }

  @Test("Seeded damage of an entry of the cache is found, whatever it is")
  func cacheEntries() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ContentCache(folder: folder, key: .forThisProcess())
    let value = (0..<40).map { "value \($0)" }
    for seed in 0..<Self.count {
      var chance = Chance(UInt64(seed))
      cache.keep(value, .verdicts, "a.json")
      let path = cache.path(.verdicts, "a.json")
      var bytes = try Data(contentsOf: URL(filePath: path))
      switch chance.below(5) {
      case 0: bytes = bytes.prefix(chance.below(bytes.count))
      case 1: bytes[chance.below(bytes.count)] ^= UInt8(1 << chance.below(8))
      case 2: bytes.append(UInt8(chance.below(256)))
      case 3: bytes.swapAt(chance.below(bytes.count), chance.below(bytes.count))
      default: bytes.insert(0, at: chance.below(bytes.count))
      }
      try bytes.write(to: URL(filePath: path))
      let read = cache.value(.verdicts, "a.json", as: [String].self)
      #expect(read == nil || read == value, "\(seed)")
    }
  }

  @Test("An entry under another's name, a folder, a link and a pipe are no entries")
  func foreignEntries() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ContentCache(folder: folder, key: .forThisProcess())
    let manager = FileManager.default
    cache.keep(["mine"], .verdicts, "a.json")
    func read(_ key: String) -> [String]? { cache.value(.verdicts, key, as: [String].self) }
    #expect(read("a.json") == ["mine"])
    try manager.copyItem(
      atPath: cache.path(.verdicts, "a.json"), toPath: cache.path(.verdicts, "b.json"))
    #expect(read("b.json") == nil)
    try manager.createDirectory(
      atPath: cache.path(.verdicts, "c.json"), withIntermediateDirectories: true)
    #expect(read("c.json") == nil)
    try manager.createSymbolicLink(
      atPath: cache.path(.verdicts, "d.json"), withDestinationPath: "/dev/zero")
    #expect(read("d.json") == nil)
    #expect(mkfifo(cache.path(.verdicts, "e.json"), 0o600) == 0)
    #expect(read("e.json") == nil)
    // The other form of a kind.
    cache.keep("text", .verdicts, "f.json")
    #expect(read("f.json") == nil)
    #expect(read("a.json") == ["mine"])
  }
}
