import Testing

@Suite("Each package is imported in one place")
struct DoorTests {
  /// Where a module that is not ours may be imported.
  private let doors = [
    "ArgumentParser": "Sources/workbook/", "CCMark": "Sources/Book/Markdown/",
    "FlyingFox": "Sources/Site/SiteServing/", "FlyingSocks": "Sources/Site/SiteServing/",
    "Mustache": "Sources/Site/SiteRendering/Building/Templates.swift",
    "Subprocess": "Sources/Runner/Sandboxing/",
    "Yams": "Sources/Book/Chapters/Scenarios/YAMLValue.swift",
  ]

  @Test("A package is imported only behind its door")
  func packagesStayBehindTheirDoors() throws {
    let tree = try Tree()
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      for line in file.lines where line.hasPrefix("import ") || line.hasPrefix("public import ") {
        guard let module = line.split(separator: " ").last,
          let door = doors[String(module)], !file.path.hasPrefix(door)
        else { continue }
        Issue.record("\(file.path) imports \(module), which belongs behind \(door)")
      }
    }
  }
}
