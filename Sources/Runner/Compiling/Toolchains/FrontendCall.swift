import Sandboxing

/// The arguments of the compiler's frontend and of the linker; the only place with flags.
struct FrontendCall: Sendable {
  let toolchain: Toolchain
  let products: EngineProducts
  let sandbox: Sandbox

  /// The box in which a unit is compiled and linked.
  ///
  /// - Parameters:
  ///   - files: The unit's files in the directory.
  ///   - kept: Objects that need not be compiled again.
  func box(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], kept: [String: Box.Mount],
    directory: BuildDirectory, modules: Box.Mount
  ) -> Box {
    let output = sandbox.path(of: directory.outputMount)
    let objects = files.map { file in
      kept[file.name].map { sandbox.path(of: $0) } ?? "\(output)/\(file.object)"
    }
    let link = linker(
      unit, objects: objects, program: output + "/program.so",
      modules: sandbox.path(of: modules))
    let compile = frontend(unit, files, leavingOut: Set(kept.keys), directory, modules)
    return box([compile, link], directory, modules, showing: Array(kept.values))
  }

  /// The box in which the cache of modules is filled, with all that later calls only read.
  func fillingBox(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], directory: BuildDirectory,
    modules: Box.Mount
  ) -> Box {
    let place = sandbox.path(of: modules)
    let names = ["WorkbookEngine", "WorkbookChecks"] + Self.libraries + Self.rareLibraries.map(\.1)
    let standIns = names.map { name in
      [
        toolchain.linker, "-shared", "-soname", "lib\(name).so", "-o", "\(place)/lib\(name).so",
        toolchain.runtimeObject,
      ]
    }
    let compile = frontend(unit, files, leavingOut: [], directory, modules)
    return box([compile] + standIns, directory, modules)
  }

  /// A box that makes some calls, one after the other, until one fails.
  private func box(
    _ calls: [[String]], _ directory: BuildDirectory, _ modules: Box.Mount,
    showing kept: [Box.Mount] = []
  ) -> Box {
    let shell = Box.Mount("/bin/sh", at: "/sh")
    let script = calls.map { $0.map(Self.quoted).joined(separator: " ") }
    return Box(
      executable: sandbox.path(of: shell), arguments: ["-c", script.joined(separator: " && ")],
      environment: [
        "HOME": "/tmp", "PATH": "/nowhere",
        // A compiler takes memory and never gives any back; large steps save a tenth of its time.
        "GLIBC_TUNABLES": [
          "glibc.malloc.hugetlb=1", "glibc.malloc.top_pad=134217728",
          "glibc.malloc.trim_threshold=1073741824", "glibc.malloc.mmap_threshold=1073741824",
        ].joined(separator: ":"),
      ],
      mounts: [
        Box.Mount(toolchain.root), Box.Mount("/usr/include"), engine, shell,
        directory.sourceMount, directory.outputMount, modules,
      ] + kept,
      processes: .only(toolchain.frontend), limits: Compiler.limits)
  }

  /// The engine's folder.
  ///
  /// Its path inside is neutral, so that no message shows the name of a home folder.
  var engine: Box.Mount { Box.Mount(products.folder, at: "/engine") }

  /// The call that reads all files, and makes an object of each that is not left out.
  private func frontend(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], leavingOut kept: Set<String>,
    _ directory: BuildDirectory, _ modules: Box.Mount
  ) -> [String] {
    let source = sandbox.path(of: directory.sourceMount)
    let output = sandbox.path(of: directory.outputMount)
    let engine = sandbox.path(of: engine)
    var words = [
      toolchain.frontend, "-frontend", "-c", "-target", Toolchain.target,
      "-disable-objc-interop", "-module-name", unit.module, "-swift-version", "5", "-Onone",
      "-gline-tables-only", "-I", engine + "/Modules", "-module-cache-path",
      sandbox.path(of: modules),
      "-empty-abi-descriptor", "-disable-cross-import-overlays",
      // Counts the solver's steps instead of seconds, so it stops at the same place everywhere.
      "-solver-scope-threshold=100000",
      "-diagnostic-style", "llvm", "-debug-diagnostic-names", "-no-color-diagnostics",
    ]
    for (name, ours) in EngineProducts.aliases { words += ["-module-alias", "\(name)=\(ours)"] }
    if unit.kind == .app { words.append("-parse-as-library") }
    if unit.isConfined { words += ["-strict-memory-safety", "-Werror", "StrictMemorySafety"] }
    for file in files {
      if !kept.contains(file.name) { words.append("-primary-file") }
      words.append("\(source)/\(file.name)")
    }
    for file in files where !kept.contains(file.name) {
      words += ["-o", "\(output)/\(file.object)"]
    }
    return words
  }

  private func linker(
    _ unit: CompilationUnit, objects: [String], program: String, modules: String
  ) -> [String] {
    let rare = Self.rareLibraries(of: unit.sources)
    var words = [
      toolchain.linker, "-shared", "-o", program, toolchain.runtimeObject,
      "-L", modules, "-L", sandbox.path(of: engine), "-L", toolchain.runtime,
      unit.kind == .checks ? "-lWorkbookChecks" : "-lWorkbookEngine",
    ]
    words += objects
    words += (Self.libraries + rare).map { "-l" + $0 }
    return words + [
      "-L", "/usr/lib/\(Toolchain.architecture)-linux-gnu", "-L", "/usr/lib64", "--as-needed",
      "-lm", "-lc",
    ]
  }

  /// What every program is linked with.
  ///
  /// The linker would take longer to read these than the compiler takes for an answer, so it is
  /// shown empty libraries of the same names; the loader finds the real ones.
  private static let libraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swiftGlibc", "swift_Concurrency",
    "swift_StringProcessing", "Foundation", "FoundationEssentials",
  ]

  /// Modules and their libraries, with which only programs that import them are linked.
  private static let rareLibraries = [
    ("Observation", "swiftObservation"), ("Synchronization", "swiftSynchronization"),
    ("RegexBuilder", "swiftRegexBuilder"), ("FoundationNetworking", "FoundationNetworking"),
  ]

  private static func rareLibraries(of sources: [CompilationUnit.Source]) -> [String] {
    var imports: Set<String> = []
    for source in sources
    where rareLibraries.contains(where: { source.text.contains($0.0) })
      || RewritingNeed.mayNeedNetworking(source.text)
    {
      let parsed = ParsedSource(source.text)
      imports.formUnion(parsed.imports)
      if parsed.needsNetworking { imports.insert("FoundationNetworking") }
    }
    return rareLibraries.filter { imports.contains($0.0) }.map(\.1)
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
