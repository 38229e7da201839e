import Compiling
import Testing

@Suite("Where any code begins to run")
struct EntryPointTests {
  private func entry(_ texts: String...) -> EntryPoint {
    .find(in: texts.map { CompilationUnit.Source(name: "a.swift", text: $0) })
  }

  @Test("A root controller of one file is not another file's")
  func rootControllers() {
    let function = "func makeRootViewController() -> UIViewController { .init() }\n"
    #expect(entry("print(1)\n", function) == .rootController)
    #expect(entry("fileprivate " + function, "print(1)\n") == .statements(1))
    #expect(entry("private " + function) == .none)
  }
}
