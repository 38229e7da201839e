import Foundation
import Testing

@Suite("The arrows between the rooms")
struct ArrowTests {
  let tree: Tree

  init() throws {
    tree = try Tree()
    law = try Self.law()
  }

  @Test("Every room of the law is a target")
  func theManifestIsUnderstood() {
    let names = tree.targets.map(\.name).filter { !$0.hasSuffix("Tests") }
    #expect(
      Set(law.keys).subtracting(names).isEmpty,
      "missing from the manifest: \(Set(law.keys).subtracting(names).sorted())")
    #expect(
      Set(names).subtracting(law.keys).isEmpty,
      "without a law: \(Set(names).subtracting(law.keys).sorted())")
  }

  @Test("The manifest's dependencies are the arrows of the law, and no arrow is left unused")
  func dependenciesAreTheLaw() {
    #expect(law.count > 20)
    for target in tree.targets {
      guard let allowed = law[target.name] else { continue }
      let ours = target.dependencies.intersection(law.keys)
      #expect(
        ours.subtracting(allowed).isEmpty,
        "\(target.name) → \(ours.subtracting(allowed).sorted()) is not an arrow of the law")
      #expect(
        allowed.subtracting(ours).isEmpty,
        "the law lets \(target.name) know \(allowed.subtracting(ours).sorted()), and it does not")
    }
  }

  @Test("A file imports only what its target declares")
  func importsAreDeclared() throws {
    let platform: Set = [
      "Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "Swift", "Musl",
      "Darwin", "SystemPackage", "Testing", "ObjectiveC",
      // The compiler's own libraries; Package.swift says where they are.
      "SwiftSyntax", "SwiftParser", "SwiftIDEUtils", "SwiftDiagnostics",
    ]
    for file in try tree.files(in: tree.targets.filter { law[$0.name] != nil }) {
      for (module, line) in file.imports {
        #expect(
          file.target.dependencies.contains(module) || platform.contains(module),
          "\(file.path):\(line) imports \(module), which \(file.target.name) does not declare")
      }
    }
  }

  @Test("Motion imports nothing")
  func motionIsPure() throws {
    let motion = try #require(tree.target("Motion"))
    for file in try tree.files(in: [motion]) {
      #expect(file.imports.isEmpty, "\(file.path) imports \(file.imports.map(\.module))")
    }
  }

  @Test("Every suite that runs the engine gets a world of its own for each test")
  func engineSuitesHaveWorlds() throws {
    let running = tree.targets.filter {
      $0.name.hasSuffix("Tests")
        && !$0.dependencies.isDisjoint(with: ["HeadlessQuartzCore", "HeadlessUIKit", "Staging"])
    }
    #expect(running.count >= 4)
    for file in try tree.files(in: running) {
      let suites = file.lines.filter { $0.contains("@Suite(") }
      #expect(
        suites.allSatisfy { $0.contains(".inNewWorld") }, "\(file.path) has a suite without")
      #expect(
        !suites.isEmpty || !file.lines.contains { $0.contains("@Test") },
        "\(file.path) has tests without a suite")
    }
  }

  @Test("Only Markdown knows libcmark")
  func oneDoorToLibcmark() throws {
    for file in try tree.files(in: tree.targets) where file.target.name != "Markdown" {
      #expect(!file.imports.contains { $0.module == "CCMark" }, "\(file.path) imports CCMark")
    }
  }

  /// Which of our modules each module may know: the table of `Sources/README.md`.
  let law: [String: Set<String>]

  private static func law() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: Tree.root.appending(path: "Sources/README.md"), encoding: .utf8)
    var law: [String: Set<String>] = [:]
    let table = page.split(separator: "| --- | --- | --- | --- |\n").last ?? ""
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else { break }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.matches(of: /`([\w-]+)`/).map { String($0.output.1) } }
      guard cells.count == 6, let module = cells[2].first else { continue }
      law[module] = Set(cells[4])
    }
    return law
  }
}
