import Foundation
import Testing

@testable import Compiling

@Suite("What is found in given sources is kept, and in answers never")
final class KeptFindingsTests {
  private let cache: ContentCache

  init() {
    cache = ContentCache(
      folder: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path,
      key: .forThisProcess())
  }

  deinit {
    try? FileManager.default.removeItem(atPath: cache.folder)
  }

  private func unit(_ answer: String, beside scene: String) -> CompilationUnit {
    CompilationUnit(
      kind: .app,
      sources: [
        .init(name: "scene", text: scene, isGiven: true), .init(name: "answer", text: answer),
      ], isConfined: true)
  }

  private var entries: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: cache.folder + "/sources")) ?? [])
  }

  /// The sentences about an answer: the same without a cache, with an empty one and with a full one.
  private func refused(_ answer: String, beside scene: String) -> [String] {
    let unit = unit(answer, beside: scene)
    let found = Rewriting(unit: unit, cache: nil).unsafeCode(in: unit)
    for _ in 0..<2 {
      let rewriting = Rewriting(unit: unit, cache: cache)
      #expect(rewriting.unsafeCode(in: unit) == found)
      #expect(rewriting.misreadCode(in: unit) == [])
    }
    return found.map { String($0.message.prefix { $0 != " " }) }
  }

  @Test("A member, a name for a type and a print of the scene's count as before")
  func names() {
    let scene = """
      import UIKit
      class Base: UIView { func fork() {} }
      private func print(_ text: String) {}
      typealias Gap = Unit
      """
    #expect(refused("final class A: Base { func f() { fork() } }", beside: scene) == [])
    // Nobody knows what a class that is declared nowhere overrides.
    #expect(
      refused("final class A: Other { func f() { fork() } }", beside: scene) == ["a", "fork"])
    #expect(refused("final class A: Gap {}", beside: scene) == ["a"])
    #expect(refused("final class A: Base { deinit { print(\"a\") } }", beside: scene) == ["this"])
    #expect(!entries.isEmpty)
  }

  @Test("What an answer has put into the scene is judged each time, and no entry is made of it")
  func moved() {
    let scene = """
      import UIKit
      class Base: UIView {}
      """
    func answer(_ call: String) -> String {
      "extension Base { override func layoutSubviews() { \(call) } }"
    }
    #expect(refused(answer("setNeedsLayout()"), beside: scene) == [])
    let before = entries
    for name in ["fork", "vfork"] {
      #expect(refused(answer("\(name)()"), beside: scene) == [name])
    }
    #expect(entries == before)
  }

  @Test("Changed answers beside one scene make no further entries")
  func answers() {
    let scene = "import UIKit\n@objc class Base: NSObject { @objc func f() { print(1) } }\n"
    _ = refused("final class A: UIView { deinit { print(\"a\") } }", beside: scene)
    let before = entries
    #expect(!before.isEmpty)
    for number in 0..<3 {
      let answer =
        "typealias B\(number) = Unit; final class A\(number): UIView { func f() { g() } }"
      _ = refused(answer + "\nextension Base { func h\(number)() {} }", beside: scene)
    }
    #expect(entries == before)
  }
}
