import Files
import Sandboxing

/// The arguments of the compiler's frontend and of the linker; the only place with flags.
struct FrontendCall: Sendable {
  let toolchain: Toolchain
  let products: EngineProducts
  let sandbox: Sandbox

  /// The box in which a unit is compiled and linked, as soon as the compiler gets its order.
  ///
  /// Both programs take as long to start as the linker then takes for its work. So they start
  /// before their input is known: each waits for the end of a pipe.
  func box(_ kind: CompilationUnit.Kind, _ directory: BuildDirectory, _ modules: Box.Mount) -> Box {
    let path = sandbox.path(of:)
    let link = linker(
      kind, objects: path(directory.linkerMount),
      program: path(directory.outputMount) + "/program.so", modules: path(modules)
    ).map(Self.quoted).joined(separator: " ")
    let compile = [toolchain.frontend, "-frontend", "@" + path(directory.compilerMount)]
      .map(Self.quoted).joined(separator: " ")
    let pipe = Self.quoted(path(directory.linkerMount))
    let objects = Self.quoted(path(directory.sourceMount) + "/" + Self.objectsName)
    let script = """
      \(link) & link=$!
      \(compile) || { status=$?; kill $link; exit $status; }
      read -r objects < \(objects); printf '%s\\n' "$objects" > \(pipe); wait $link
      """
    return box(script, directory, [modules, directory.compilerMount, directory.linkerMount])
  }

  /// The line that makes a waiting compiler begin, once the files are in the directory.
  ///
  /// - Parameter kept: The names of files whose objects are beside them and need not be made again.
  func order(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], kept: Set<String>,
    _ directory: BuildDirectory, _ modules: Box.Mount
  ) throws(FileError) -> String {
    let (source, output) = (
      sandbox.path(of: directory.sourceMount), sandbox.path(of: directory.outputMount)
    )
    let objects = files.map { file in
      "\"\(kept.contains(file.name) ? source : output)/\(file.object)\""
    }
    let libraries = Self.rareLibraries(of: unit.sources).map { "-l" + $0 }
    let words = frontend(unit, files, leavingOut: kept, directory, modules).dropFirst(2)
    try directory.write(
      "INPUT(" + (objects + libraries).joined(separator: " ") + ")\n", as: Self.objectsName)
    try directory.write(
      words.map(Self.quotedInFile).joined(separator: "\n"), as: Self.argumentsName)
    return Self.quotedInFile("@\(source)/\(Self.argumentsName)")
  }

  /// The names of the files with the compiler's arguments, and with the linker's input.
  private static let argumentsName = "arguments"
  private static let objectsName = "objects"

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
    let calls = ([compile] + standIns).map { $0.map(Self.quoted).joined(separator: " ") }
    return box(calls.joined(separator: " && "), directory, [modules])
  }

  /// A box for a shell.
  private func box(
    _ script: String, _ directory: BuildDirectory, _ mounts: [Box.Mount]
  ) -> Box {
    let shell = Box.Mount("/bin/sh", at: "/sh")
    return Box(
      executable: sandbox.path(of: shell), arguments: ["-c", script],
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
        directory.sourceMount, directory.outputMount,
      ] + mounts,
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
    if unit.allFilesSeeUIKit { words += ["-import-module", "UIKit"] }
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

  /// - Parameter objects: A file with a command of the linker's, which names the objects.
  private func linker(
    _ kind: CompilationUnit.Kind, objects: String, program: String, modules: String
  ) -> [String] {
    // Its threads would wait for each other longer than they work. Without the index of frames nobody
    // finds who called a function that crashed.
    [toolchain.linker, "-shared", "--threads=1", "--eh-frame-hdr", "-o", program]
      + [toolchain.runtimeObject]
      + ["-L", modules, "-L", sandbox.path(of: engine), "-L", toolchain.runtime]
      + [kind == .checks ? "-lWorkbookChecks" : "-lWorkbookEngine", objects]
      + Self.libraries.map { "-l" + $0 }
      + ["-L", "/usr/lib/\(Toolchain.architecture)-linux-gnu", "-L", "/usr/lib64", "--as-needed"]
      + ["-lm", "-lc"]
  }

  /// The libraries that every program is linked with.
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

  /// A word in a file that the compiler reads.
  private static func quotedInFile(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
