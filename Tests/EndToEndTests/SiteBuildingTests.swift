import Foundation
import Testing

@Suite(
  "A site that is built again is the site that would be built from nothing", .serialized,
  .needsBuiltTool)
struct SiteBuildingTests {
  private let bench: Workbench
  /// A package with templates of its own.
  private let package: String
  private let output: String
  private let manager = FileManager.default

  init() throws {
    bench = try Workbench()
    package = bench.folder + "/package"
    output = bench.folder + "/site"
    try manager.createDirectory(atPath: package, withIntermediateDirectories: true)
    try manager.copyItem(atPath: Workbench.root + "/site", toPath: package + "/site")
    try manager.createSymbolicLink(
      atPath: package + "/Sources", withDestinationPath: Workbench.root + "/Sources")
    try write(
      "chapters/glossary.md",
      """
      ---
      title: Glossary
      description: Words.
      order: 900
      ---

      # Glossary

      ## Cut

      Explained in [A cut](ch01-cut.md#cut).

      """)
    try write(
      "chapters/ch02-fade.md",
      """
      ---
      title: A fade
      description: A chapter without exercises.
      builds-on: [ch01]
      ---

      # A fade

      It is no [cut](ch01-cut.md).

      ```swift example
      let duration = 0.3
      ```

      """)
  }

  private func write(_ file: String, _ text: String) throws {
    try text.write(toFile: "\(bench.book)/\(file)", atomically: true, encoding: .utf8)
  }

  private func replace(
    _ old: String, with new: String, in file: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try #require(text.contains(old), sourceLocation: sourceLocation)
    try text.replacing(old, with: new, maxReplacements: 1)
      .write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func edit(
    _ old: String, to new: String, in file: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try replace(old, with: new, in: "\(bench.book)/\(file)", sourceLocation: sourceLocation)
  }

  private func build(to output: String, in workspace: String) throws -> Workbench.Result {
    try bench.start(
      Workbench.tool,
      [
        "site", "build", "--gallery", "--output", output, "--book", bench.book, "--workspace",
        workspace,
      ],
      [
        "WORKBOOK_ROOT": package,
        "WORKBOOK_PRODUCTS": Workbench.root + "/.build/products/release",
      ])
  }

  /// The names of files whose bytes differ between a folder that is built again and one that is built
  /// with no page kept.
  ///
  /// What was compiled and played is kept for both.
  private func differences() throws -> [String] {
    let again = try build(to: output, in: bench.workspace)
    try #require(again.status == 0, "\(again)")
    let fresh = bench.folder + "/fresh"
    let workspace = bench.folder + "/fresh-workspace"
    defer {
      for path in [fresh, workspace] { try? manager.removeItem(atPath: path) }
    }
    try manager.createDirectory(
      atPath: workspace + "/.workbook", withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: bench.workspace + "/.workbook/cache", toPath: workspace + "/.workbook/cache")
    try manager.removeItem(atPath: workspace + "/.workbook/cache/pages")
    let built = try build(to: fresh, in: workspace)
    try #require(built.status == 0, "\(built)")
    let names = try [output, fresh].map { Set(try manager.subpathsOfDirectory(atPath: $0)) }
    let differing = names[0].intersection(names[1]).filter {
      !manager.contentsEqual(atPath: "\(output)/\($0)", andPath: "\(fresh)/\($0)")
    }
    return (names[0].symmetricDifference(names[1]).union(differing)).sorted()
  }

  private func inode(_ name: String) throws -> Int {
    try #require(
      manager.attributesOfItem(atPath: "\(output)/\(name)")[.systemFileNumber] as? Int)
  }

  @Test("After each kind of edit")
  func edits() throws {
    #expect(try differences() == [])
    let page = try inode("glossary.html")
    #expect(try differences() == [])
    // A chapter's text: nothing else is written.
    try edit("Put the view on screen", to: "Put the new view on screen", in: "chapters/ch01-cut.md")
    #expect(try differences() == [])
    #expect(try inode("glossary.html") == page)
    // Code, a wrong answer and its explanation.
    try edit("0.3", to: "0.25", in: "chapters/ch02-fade.md")
    try edit("The screen stays as it is", to: "It stays as it is", in: "chapters/ch01-cut.md")
    #expect(try differences() == [])
    // A title, which all pages show.
    try edit("title: A cut", to: "title: A hard cut", in: "chapters/ch01-cut.md")
    #expect(try differences() == [])
    #expect(try inode("glossary.html") != page)
    try edit("Explained in", to: "It is explained in", in: "chapters/glossary.md")
    #expect(try differences() == [])
    // A reference answer, which is played again.
    try edit("import UIKit", to: "import UIKit\n// Ours.", in: "solutions/ch01/1-cut.swift")
    #expect(try differences() == [])
    try replace("<body", with: "<body data-edited", in: package + "/site/templates/page.mustache")
    try replace("{", with: "{ --edited: 1;", in: package + "/site/style.css")
    #expect(try differences() == [])
    try edit("order: 900", to: "order: 1", in: "chapters/glossary.md")
    #expect(try differences() == [])
    try manager.removeItem(atPath: bench.book + "/chapters/ch02-fade.md")
    #expect(try differences() == [])
    #expect(!manager.fileExists(atPath: output + "/ch02.html"))
  }

  @Test("After somebody has written into the folder, or deleted a file")
  func spoiled() throws {
    #expect(try differences() == [])
    try replace("</main>", with: "<p>mine</p></main>", in: output + "/ch02.html")
    try manager.removeItem(atPath: output + "/glossary.html")
    try Data().write(to: URL(filePath: output + "/mine.html"))
    #expect(try differences() == [])
  }

  @Test("After an edit that breaks a link of another chapter, and one that mends it")
  func links() throws {
    #expect(try differences() == [])
    try edit("## Cut", to: "## Cutting", in: "chapters/ch01-cut.md")
    let broken = try build(to: output, in: bench.workspace)
    #expect(broken.status == 70 && broken.errors.contains("chapters/glossary.md:11"), "\(broken)")
    try edit("#cut)", to: "#cutting)", in: "chapters/glossary.md")
    try edit("read: \"#cut\"", to: "read: \"#cutting\"", in: "chapters/ch01-cut.md")
    #expect(try differences() == [])
  }
}
