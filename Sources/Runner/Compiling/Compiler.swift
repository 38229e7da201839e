import Files
import Foundation
import Record
public import Sandboxing

/// Compiles and links programs against the engine, without running any of it.
///
/// Rewriting keeps every line where it was, so each diagnostic points at its author's own text. The
/// engine answers to Apple's module names for the length of a call only. The compiler's frontend and
/// the linker are called directly: the driver would take longer than both.
public struct Compiler: Sendable {
  /// The Swift that compiles.
  public let toolchain: Toolchain
  /// The engine that programs are compiled against.
  public let products: EngineProducts
  /// Where the compiler and programs run.
  public let sandbox: SharedSandbox
  /// Where results are kept.
  public let cache: ContentCache
  /// Whether it compiles the answers of several people.
  let isForMany: Bool
  private let modules: ModuleCache

  /// A compiler for these parts of the machine.
  ///
  /// - Parameter isForMany: Whether it compiles the answers of several people, whose programs share
  ///   only what was compiled beside texts of the book.
  public init(
    toolchain: Toolchain, products: EngineProducts, sandbox: SharedSandbox, cache: ContentCache,
    isForMany: Bool = false
  ) {
    self.toolchain = toolchain
    self.products = products
    self.sandbox = sandbox
    self.cache = cache
    self.isForMany = isForMany
    self.modules = ModuleCache()
  }

  /// What a compilation may use.
  ///
  /// Swift code can make a compiler work for hours in twenty lines.
  public static let limits = Limits(
    cpu: 40, wall: 90, memory: 2 << 30, processes: 64, fileSize: 64 << 20, output: 2 << 20,
    scratch: 64 << 20)

  /// Names everything that a program depends on.
  public func key(of unit: CompilationUnit) -> String {
    var fields = [
      toolchain.identity, products.identity, unit.module, unit.kind.rawValue,
      "\(unit.isConfined)",
    ]
    for source in unit.sources {
      fields += [source.name, "\(source.firstLine):\(source.firstColumn)", source.text]
    }
    return CacheFormat.key(.programs, fields)
  }

  /// What became of a unit that was compiled before; `nil` if it has to be compiled.
  public func cached(_ key: String) -> Compilation? {
    guard let kept = cache.value(.programs, key + ".json", as: Compilation.self) else { return nil }
    if case .accepted(let program, _) = kept, !program.isIntact { return nil }
    return kept
  }

  /// Compiles a unit, unless that was done before.
  ///
  /// - Parameter whenStarted: Called when the compiler starts in a box; never if it need not.
  /// - Returns: The program, or the diagnostics that prevented it. Code that does not compile is an
  ///   answer, not an error.
  /// - Throws: ``CompilerError`` when the machine or the workbook is at fault.
  public func compile(
    _ unit: CompilationUnit, whenStarted: @escaping @Sendable () -> Void = {}
  ) async throws(CompilerError) -> Compilation {
    let key = key(of: unit)
    if let kept = cached(key) { return kept }
    let excesses = unit.sources.filter { !$0.isGiven }.compactMap { source in
      SourceExcess.find(in: source.text)?.diagnostic(in: source)
    }
    guard excesses.isEmpty else { return .rejected(excesses) }
    let rewriting = Rewriting(unit: unit, cache: cache)
    let unsafe = unit.isConfined ? rewriting.unsafeCode(in: unit) : []
    guard unsafe.isEmpty else { return .rejected(unsafe) }
    let sandbox = await sandbox()
    let attempt = try await attempt(unit, rewriting, with: sandbox, whenStarted: whenStarted)
    let (directory, files, finished) = (attempt.directory, attempt.files, attempt.finished)
    defer { directory.remove() }
    let parser = DiagnosticParser(
      original: rewriting.original, scrubbed: scrubbed(directory, sandbox))
    let diagnostics = parser.diagnostics(in: finished.errorText)
    var compilation = try conclusion(
      finished, diagnostics, unit: unit, key: key, program: directory.program)
    if unit.isConfined, case .accepted = compilation {
      let broken = diagnostics.filter(\.isBrokenPromise).map { diagnostic in
        var error = diagnostic
        error.severity = .error
        return error
      }
      let misread = rewriting.misreadCode(in: unit) + broken
      let foreign = unit.foreignNames(in: directory, files, rewriting)
      if !(misread + foreign).isEmpty { compilation = .rejected(misread + foreign) }
    }
    // A clock on the wall says as much about the machine as about the code.
    if compilation != .stopped(.wall) { cache.keep(compilation, .programs, key + ".json") }
    return compilation
  }

  /// What the compiler gets for a unit, by the names of files.
  public func texts(of unit: CompilationUnit) -> [String: String] {
    let rewriting = Rewriting(unit: unit, cache: nil)
    return Dictionary(unit.files(rewriting).map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// A build, and the directory in which it was made.
  private struct Attempt {
    var files: [CompilationUnit.File]
    var directory: BuildDirectory
    var finished: Finished
  }

  /// Builds a unit, and builds it again if the compiler refused what Apple's accepts.
  private func attempt(
    _ unit: CompilationUnit, _ rewriting: Rewriting, with sandbox: Sandbox,
    whenStarted: @escaping @Sendable () -> Void
  ) async throws(CompilerError) -> Attempt {
    let files = unit.files(rewriting)
    let first = try await attempt(unit, files, with: sandbox, whenStarted: whenStarted)
    guard unit.kind != .checks,
      let rewritten = MetatypeInits.rewritten(
        files, of: unit.sources, after: first.finished.errorText)
    else { return first }
    let second: Attempt
    do throws(CompilerError) {
      second = try await attempt(unit, rewritten, with: sandbox, whenStarted: {})
    } catch {
      first.directory.remove()
      throw error
    }
    // A class without that initialiser: what the author wrote is what is to be talked about.
    let isMistaken = second.finished.errorText.contains("'\(MetatypeInits.method)'")
    (isMistaken ? second : first).directory.remove()
    return isMistaken ? first : second
  }

  private func attempt(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], with sandbox: Sandbox,
    whenStarted: @escaping @Sendable () -> Void
  ) async throws(CompilerError) -> Attempt {
    let directory: BuildDirectory
    do throws(FileError) {
      directory = try BuildDirectory(in: cache.builds, files: files)
    } catch {
      throw .file(error)
    }
    let given = GivenObjects(of: files, in: unit, compiler: self)
    do throws(CompilerError) {
      let finished = try await build(
        unit, files, given?.kept ?? [:], in: directory, with: sandbox, whenStarted: whenStarted)
      if finished.outcome == .exited(0) { given?.keep(from: directory) }
      return Attempt(files: files, directory: directory, finished: finished)
    } catch {
      directory.remove()
      throw error
    }
  }

  private func build(
    _ unit: CompilationUnit, _ files: [CompilationUnit.File], _ kept: [String: Box.Mount],
    in directory: BuildDirectory, with sandbox: Sandbox,
    whenStarted: @escaping @Sendable () -> Void
  ) async throws(CompilerError) -> Finished {
    let words = FrontendCall(toolchain: toolchain, products: products, sandbox: sandbox)
    do throws(SandboxError) {
      let modules = try await modules.prepare(words: words, cache: cache)
      return try await sandbox.run(
        words.box(unit, files, kept: kept, directory: directory, modules: modules),
        whenUp: whenStarted)
    } catch {
      throw .sandbox(error)
    }
  }

  private func conclusion(
    _ finished: Finished, _ diagnostics: [Diagnostic], unit: CompilationUnit, key: String,
    program: String
  ) throws(CompilerError) -> Compilation {
    switch finished.outcome {
    case .exited(0):
      let place = cache.path(.programs, key + ".so")
      do throws(FileError) {
        try AtomicFile.move(program, to: place)
      } catch {
        throw .file(error)
      }
      return .accepted(CompiledProgram(path: place, key: key), warnings: diagnostics)
    case .cpuLimit: return .stopped(.cpu)
    case .wallLimit, .dismissed: return .stopped(.wall)
    case .memoryLimit: return .stopped(.memory)
    case .outputLimit, .fileLimit, .processLimit: return .stopped(.output)
    case .exited, .signalled:
      // A full disk gives errors too, which say nothing about the code.
      if DiskSpace.wasMissing(to: finished.errorText, in: cache.folder) {
        throw .file(.noSpaceLeft(path: cache.folder))
      }
      if diagnostics.contains(where: { $0.severity == .error }) { return .rejected(diagnostics) }
      return .stopped(.crash)
    }
  }

  private func scrubbed(
    _ directory: BuildDirectory, _ sandbox: Sandbox
  ) -> [(path: String, text: String)] {
    [
      (sandbox.path(of: directory.sourceMount) + "/", ""),
      (sandbox.path(of: directory.outputMount) + "/", ""),
      (toolchain.root + "/", ""), (products.folder + "/", ""), ("/engine/", ""),
      (OwnUnderscores.letter, "_"), ("HeadlessUIKit", "UIKit"),
      ("HeadlessQuartzCore", "QuartzCore"),
      ("HeadlessCoreGraphics", "CoreGraphics"),
    ]
  }
}
