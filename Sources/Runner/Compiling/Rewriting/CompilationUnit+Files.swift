extension CompilationUnit {
  /// A file as the compiler reads it.
  struct File: Sendable {
    var name: String
    var text: String
    var isGiven: Bool

    /// The name of its object file.
    var object: String { name + ".o" }
  }

  /// The files, each telling where its lines come from.
  func files(_ rewriting: Rewriting) -> [File] {
    var files = zip(sources, rewriting.texts).enumerated().map { index, pair -> File in
      let (source, text) = pair
      return File(
        name: fileName(ofSource: index), text: source.directive() + "\n" + text,
        isGiven: source.isGiven)
    }
    switch kind {
    case .app: files.append(File(name: "start.swift", text: Self.start, isGiven: true))
    case .script: break
    case .checks:
      let texts = [Self.imports] + files.map(\.text) + [Self.end]
      files = [File(name: Self.main, text: texts.joined(separator: "\n"), isGiven: false)]
    }
    if let clock = ClockNames.file(for: self) {
      files.append(File(name: "clock.swift", text: clock, isGiven: true))
    }
    return files
  }

  /// The name of a source's file.
  func fileName(ofSource index: Int) -> String {
    kind == .script && index == sources.count - 1 ? Self.main : "file\(index).swift"
  }

  /// Statements at the top level are allowed only in a file of this name.
  private static let main = "main.swift"

  /// The beginning of every app: where the stage asks for the app's first controller.
  ///
  /// It names nothing but the function and a keyword, so no declaration of the app can stand in for
  /// a part of it.
  private static let start =
    "@_silgen_name(\"program_root\") public func programRoot() -> Any {\n"
    + "  let make: () -> Any = makeRootViewController\n  return make()\n}\n"

  /// The beginning and the end of every checks program.
  private static let imports = "import Expectations\nimport Motion\nimport Record"
  private static let end = "#sourceLocation()\nChecksProgram.main()\n"
}

extension CompilationUnit.Source {
  /// The directive that gives the compiler the place of the next line.
  ///
  /// - Parameter offset: How many lines of the source come before that line.
  /// - Returns: One line without its end.
  func directive(after offset: Int = 0) -> String {
    let literal = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: \(firstLine + offset))"
  }
}
