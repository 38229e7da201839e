import Testing

@Suite("Each package is imported in one place")
struct DoorTests {
  /// Where a module that is not ours may be imported.
  private let doors = [
    "ArgumentParser": "Sources/workbook/", "CCMark": "Sources/Book/Markdown/",
    "FlyingFox": "Sources/Site/PageServer/", "FlyingSocks": "Sources/Site/PageServer/",
    "GRDB": "Sources/Runner/Databases/",
    "Mustache": "Sources/Site/SiteRendering/Building/Templates.swift",
    "Subprocess": "Sources/Runner/Sandboxing/", "SystemPackage": "Sources/Runner/",
    "Yams": "Sources/Book/Chapters/Scenarios/YAMLValue.swift",
  ]

  @Test(
    "An import is one however it is written",
    arguments: [
      "import Yams", "internal import Yams", "package import Yams", "@_exported import Yams",
      "@testable private import Yams", "import struct Yams.Node", "@preconcurrency import Yams",
    ])
  func imports(line: String) {
    let target = Tree.Target(name: "T", dependencies: [], folder: Tree.root)
    let file = Tree.SourceFile(target: target, url: Tree.root, lines: [line[...]])
    #expect(file.imports.map(\.module) == ["Yams"])
  }

  @Test("The C library's errno is read in one place, and interrupted calls are repeated in one")
  func errorsOfTheSystem() throws {
    let tree = try Tree()
    let places = [
      "Sources/Runner/Files/AtomicFile.swift", "Sources/Record/Coding/Wire+Interrupted.swift",
    ]
    var found: Set<String> = []
    for file in try tree.files(in: tree.targets)
    where file.path.hasPrefix("Sources/") && !file.path.hasPrefix("Sources/Engine/") {
      for (line, text) in file.code where text.contains("errno") || text.contains("EINTR") {
        found.insert(file.path)
        if !places.contains(file.path) { Issue.record("\(file.path):\(line): \(text)") }
      }
    }
    #expect(found == Set(places))
  }

  @Test("Folders are read entry by entry in one place")
  func folders() throws {
    let tree = try Tree()
    let places = try tree.files(in: tree.targets).filter { file in
      file.path.hasPrefix("Sources/")
        && file.code.contains { $0.text.contains(/\b(?:opendir|readdir)\(/) }
    }
    #expect(places.map(\.path) == ["Sources/Runner/Files/FolderEntries.swift"])
  }

  @Test("A package is imported only behind its door")
  func packagesStayBehindTheirDoors() throws {
    let tree = try Tree()
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      for (module, line) in file.imports {
        guard let door = doors[module], !file.path.hasPrefix(door) else { continue }
        Issue.record("\(file.path):\(line) imports \(module), which belongs behind \(door)")
      }
    }
  }
}
