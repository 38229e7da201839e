extension CompilationUnit {
  /// A file as the compiler reads it.
  typealias File = (name: String, text: String)

  /// The files, each telling where its lines come from.
  func files(_ rewriting: Rewriting) -> [File] {
    var files = zip(sources, rewriting.texts).enumerated().map { index, pair -> File in
      let (source, text) = pair
      let name = Workshop.escaped(source.name)
      return (
        "file\(index).swift",
        "#sourceLocation(file: \"\(name)\", line: \(source.firstLine))\n" + text
      )
    }
    // Statements at the top level are allowed only in a file of this name.
    let main = "main.swift"
    switch kind {
    case .app: files.append(("start.swift", Self.start))
    case .script: if !files.isEmpty { files[files.count - 1].name = main }
    case .checks:
      files = [(main, ([Self.imports] + files.map(\.text) + [Self.end]).joined(separator: "\n"))]
    }
    if let clock = ClockNames.file(for: self) { files.append(("clock.swift", clock)) }
    return files
  }

  /// The beginning of every app: the stage takes over and asks for the app's first controller.
  private static let start =
    "import Staging\n"
    + "@_cdecl(\"program_main\") public func programMain() { Stage.main(makeRootViewController) }\n"

  /// The beginning and the end of every checks program.
  private static let imports = "import Expectations\nimport Motion\nimport Timelines"
  private static let end = "#sourceLocation()\nChecksProgram.main()\n"
}
