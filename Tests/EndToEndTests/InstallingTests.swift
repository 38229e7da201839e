import Foundation
import Testing

@Suite("An installed tool", .needsBuiltTool)
struct InstallingTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("It works without its clone, also to make a site, and can be removed")
  func install() throws {
    try bench.answer(bench.solution)
    let prefix = bench.folder + "/prefix"
    let installed = try bench.start(Workbench.tool, ["install", "--prefix", prefix])
    #expect(installed.output.hasPrefix("Installed \(prefix)/bin/workbook."), "\(installed)")
    let hidden = ["WORKBOOK_ROOT": "/nowhere", "WORKBOOK_PRODUCTS": "/nowhere"]
    let checked = try bench.start(
      prefix + "/bin/workbook", ["check", "ch01"] + bench.options, hidden)
    #expect(checked.output.contains("✓ 1.1  Cut"), "\(checked)")
    let next = try bench.start(prefix + "/bin/workbook", ["hint", "ch01"] + bench.options, hidden)
    #expect(next.output.contains(": workbook hint ch01.cut --level 2"), "\(next)")
    let server = prefix + "/lib/workbook/products/page-server"
    #expect(FileManager.default.isExecutableFile(atPath: server))
    try bench.editChapter(
      "## Cut\n",
      """
      ## Cut

      ```yaml figure swing shows=spring
      caption: A spring.
      damping-ratio: 0.4
      duration: 1.5
      ```

      """)
    let site = bench.folder + "/site"
    let built = try bench.start(
      prefix + "/bin/workbook", ["site", "build", "--output", site] + bench.options, hidden)
    #expect(built.status == 0, "\(built)")
    // With the same sources and the same Swift the clone makes the same pages.
    let other = bench.folder + "/other"
    #expect(try bench.run("site", "build", "--output", other).status == 0)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: site).sorted()
        == FileManager.default.subpathsOfDirectory(atPath: other).sorted())
    #expect(try bench.start(Workbench.tool, ["uninstall", "--prefix", prefix]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: prefix + "/bin/workbook"))
    let again = try bench.start(Workbench.tool, ["uninstall", "--prefix", prefix])
    #expect(again.errors.contains("was not put there by workbook install"))
  }
}
