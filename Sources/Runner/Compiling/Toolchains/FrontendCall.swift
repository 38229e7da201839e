import Sandboxing

/// The words with which the compiler's frontend and the linker are called; the one place for flags.
struct FrontendCall: Sendable {
  let toolchain: Toolchain
  let products: EngineProducts
  let sandbox: Sandbox

  /// The box in which a unit is compiled and linked.
  func box(_ unit: CompilationUnit, workshop: Workshop, modules: Box.Mount) -> Box {
    let source = sandbox.path(of: workshop.sourceMount)
    let output = sandbox.path(of: workshop.outputMount)
    let names = workshop.fileNames(unit).map { "\(source)/\($0)" }
    let compile = frontend(
      unit.kind, module: unit.module, sources: names, object: output + "/module.o",
      modules: sandbox.path(of: modules))
    let link = linker(unit.kind, object: output + "/module.o", program: output + "/program.so")
    return box(
      compile, then: link, mounts: [workshop.sourceMount, workshop.outputMount, modules])
  }

  /// A box for one or two calls, one after the other.
  func box(_ first: [String], then second: [String]? = nil, mounts: [Box.Mount]) -> Box {
    let shell = Box.Mount("/bin/sh", at: "/sh")
    let words = [first, second ?? ["exit", "0"]].map { $0.map(Self.quoted).joined(separator: " ") }
    return Box(
      executable: sandbox.path(of: shell), arguments: ["-c", words.joined(separator: " && ")],
      environment: ["HOME": "/tmp", "PATH": "/nowhere"],
      mounts: [
        Box.Mount(toolchain.root), Box.Mount("/usr/include"), engine, shell,
      ] + mounts,
      needsProcesses: true, limits: Compiler.limits)
  }

  /// The engine's folder. Neutral inside, so that nobody reads the name of a home folder there.
  var engine: Box.Mount { Box.Mount(products.folder, at: "/engine") }

  private func frontend(
    _ kind: CompilationUnit.Kind, module: String, sources: [String], object: String, modules: String
  ) -> [String] {
    let engine = sandbox.path(of: engine)
    var words = [
      toolchain.frontend, "-frontend", "-c", "-wmo", "-target", Toolchain.target,
      "-disable-objc-interop", "-module-name", module, "-swift-version", "5", "-Onone",
      "-gline-tables-only", "-I", engine + "/Modules", "-module-cache-path", modules,
      "-empty-abi-descriptor", "-disable-cross-import-overlays",
      // Counts the solver's steps instead of seconds, so it stops at the same place everywhere.
      "-solver-scope-threshold=100000",
      "-diagnostic-style", "llvm", "-debug-diagnostic-names", "-no-color-diagnostics",
    ]
    for (name, ours) in EngineProducts.aliases { words += ["-module-alias", "\(name)=\(ours)"] }
    if kind == .app { words.append("-parse-as-library") }
    return words + sources + ["-o", object]
  }

  private func linker(_ kind: CompilationUnit.Kind, object: String, program: String) -> [String] {
    let engine = sandbox.path(of: engine)
    var words = [
      toolchain.linker, "-shared", "--no-undefined", "-o", program, object, toolchain.runtimeObject,
      "-L", engine, kind == .checks ? "-lWorkbookChecks" : "-lWorkbookEngine",
      "-L", toolchain.runtime, "--as-needed",
    ]
    words += Self.libraries.map { "-l" + $0 }
    return words + ["-L", "/usr/lib/\(Toolchain.architecture)-linux-gnu", "-L", "/usr/lib64", "-lm", "-lc"]
  }

  /// What the toolchain has that programs may import. The compiler writes down which of them a
  /// module needs, but reading that takes the linker's driver; unneeded ones cost nothing here.
  private static let libraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swiftGlibc", "swift_Concurrency",
    "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftSynchronization",
    "swiftObservation", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
    "FoundationEssentials", "FoundationInternationalization",
  ]

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
