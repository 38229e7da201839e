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
  /// The sandbox in which the compiler and programs run.
  public let sandbox: SharedSandbox
  /// The cache of compilations and of findings in texts.
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

  /// The limits of a compilation.
  ///
  /// Swift code can make a compiler work for hours in twenty lines.
  public static let limits = Limits(
    cpu: 40, wall: 90, memory: 2 << 30, processes: 64, fileSize: 64 << 20, output: 2 << 20,
    scratch: 64 << 20)

  /// Names everything that a program depends on.
  public func key(of unit: CompilationUnit) -> String {
    var fields = [
      toolchain.identity, products.identity, unit.module, unit.kind.rawValue,
      "\(unit.isConfined)", "\(unit.allFilesSeeUIKit)",
    ]
    for source in unit.sources {
      fields += [source.name, "\(source.firstLine):\(source.firstColumn)", source.text]
    }
    return CacheFormat.key(.programs, fields)
  }

  /// The kept result of a unit that was compiled before; `nil` if it has to be compiled.
  public func cached(_ key: String) -> Compilation? {
    guard let kept = cache.value(.programs, key + ".json", as: Compilation.self) else { return nil }
    guard case .accepted(var program, let warnings) = kept else { return kept }
    program.path = place(key)
    return program.isIntact(cache.key) ? .accepted(program, warnings: warnings) : nil
  }

  /// The path of the program with a key.
  private func place(_ key: String) -> String { cache.path(.programs, key + ".so") }

  /// Compiles a unit, unless that was done before.
  ///
  /// - Parameters:
  ///   - isAwaited: Whether somebody waits for this unit alone. Then the compiler is started on
  ///     another core before its input is known.
  ///   - whenStarted: Called when the compiler starts in a box; never if it need not.
  /// - Returns: The program, or the diagnostics that prevented it. Code that does not compile is an
  ///   answer, not an error.
  /// - Throws: ``CompilerError`` when the machine or the workbook is at fault.
  public func compile(
    _ unit: CompilationUnit, isAwaited: Bool = false,
    whenStarted: @escaping @Sendable () -> Void = {}
  ) async throws(CompilerError) -> Compilation {
    let key = key(of: unit)
    if let kept = cached(key) { return kept }
    let excesses = unit.sources.filter { !$0.isGiven }.compactMap { source in
      SourceExcess.find(in: source.text)?.diagnostic(in: source)
    }
    guard excesses.isEmpty else { return .rejected(excesses) }
    let sandbox = await sandbox()
    let first: BuildDirectory
    do throws(FileError) {
      first = try BuildDirectory(in: cache.builds)
    } catch {
      throw .file(error)
    }
    defer { first.remove() }
    let preparing = Task { prepare(unit) }
    if !isAwaited, case let unsafe = await preparing.value.unsafe, !unsafe.isEmpty {
      return .rejected(unsafe)
    }
    let outcome = try await build(
      unit, in: first, with: sandbox, whenStarted: whenStarted
    ) { await preparing.value }
    let prepared = await preparing.value
    guard prepared.unsafe.isEmpty else { return .rejected(prepared.unsafe) }
    if outcome.outcome == .exited(0) { prepared.given?.keep(from: first) }
    let again = try await buildAgain(unit, prepared, after: outcome, with: sandbox)
    defer { again?.directory.remove() }
    let (directory, finished) = (again?.directory ?? first, again?.finished ?? outcome)
    let (rewriting, files) = (prepared.rewriting, again?.files ?? prepared.files)
    let parser = DiagnosticParser(
      original: rewriting.original, folders: ownFolders(directory, sandbox), names: Self.ownNames)
    let diagnostics = ConsequentErrors.removed(
      from: parser.diagnostics(in: finished.errorText), in: unit.sources)
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
      let unexposed = UnexposedSelectors.errors(
        in: unit, publicNames: Set(products.publicNames))
      let refused = misread + foreign + unexposed
      if !refused.isEmpty { compilation = .rejected(refused) }
    }
    if !compilation.wasEndedByClock { cache.keep(compilation, .programs, key + ".json") }
    return compilation
  }

  /// The texts that the compiler gets for a unit, by the names of files.
  public func texts(of unit: CompilationUnit) -> [String: String] {
    let rewriting = Rewriting(unit: unit, cache: nil)
    return Dictionary(unit.files(rewriting).map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// A unit as the compiler is to get it.
  private struct Prepared: Sendable {
    var rewriting: Rewriting
    /// The code that is refused before the unit is compiled.
    var unsafe: [Diagnostic]
    var files: [CompilationUnit.File]
    var given: GivenObjects?
  }

  private func prepare(_ unit: CompilationUnit) -> Prepared {
    let rewriting = Rewriting(unit: unit, cache: cache)
    let files = unit.files(rewriting)
    return Prepared(
      rewriting: rewriting, unsafe: unit.isConfined ? rewriting.unsafeCode(in: unit) : [],
      files: files, given: GivenObjects(of: files, in: unit, compiler: self))
  }

  /// A build of files that were rewritten once more, and the directory in which it was made.
  private struct Rebuild {
    var files: [CompilationUnit.File]
    var directory: BuildDirectory
    var finished: Finished
  }

  /// The most times that a unit is built again; a rewritten one can bring other refusals to light.
  private static let rounds = 3

  /// Builds a unit again if the compiler refused code that Apple's accepts; `nil` if that is of no
  /// use.
  private func buildAgain(
    _ unit: CompilationUnit, _ prepared: Prepared, after first: Finished, with sandbox: Sandbox
  ) async throws(CompilerError) -> Rebuild? {
    var (files, errors) = (prepared.files, first.errorText)
    var last: Rebuild?
    for _ in 0..<Self.rounds {
      var next = prepared
      next.files = files
      guard let again = try await buildOnceMore(unit, next, after: errors, with: sandbox) else {
        break
      }
      last?.directory.remove()
      last = again
      if again.finished.outcome == .exited(0) { break }
      (files, errors) = (again.files, again.finished.errorText)
    }
    return last
  }

  private func buildOnceMore(
    _ unit: CompilationUnit, _ prepared: Prepared, after errors: String, with sandbox: Sandbox
  ) async throws(CompilerError) -> Rebuild? {
    guard unit.kind != .checks,
      let files = RefusedCode.rewritten(prepared.files, of: unit.sources, after: errors),
      // The places come from what the compiler has printed, and an answer has a part in that.
      !unit.isConfined || !UnsafeCode.isAdded(by: files, to: prepared.files)
    else { return nil }
    let directory: BuildDirectory
    do throws(FileError) {
      directory = try BuildDirectory(in: cache.builds)
    } catch {
      throw .file(error)
    }
    let given = GivenObjects(of: files, in: unit, compiler: self)
    let rewritten = Prepared(
      rewriting: prepared.rewriting, unsafe: [], files: files, given: given)
    let finished: Finished
    do throws(CompilerError) {
      finished = try await build(unit, in: directory, with: sandbox, whenStarted: {}) { rewritten }
    } catch {
      directory.remove()
      throw error
    }
    // A class without that initialiser: what the author wrote is what is to be talked about.
    guard !finished.errorText.contains("'\(MetatypeInits.method)'") else {
      directory.remove()
      return nil
    }
    if finished.outcome == .exited(0) { given?.keep(from: directory) }
    return Rebuild(files: files, directory: directory, finished: finished)
  }

  /// How often a unit is built that seems to have found the disk full.
  private static let tries = 3

  /// Builds a unit, again if the disk seems to have been full: errors of the unit's own come again,
  /// and there may be room meanwhile.
  ///
  /// - Throws: ``FileError/noSpaceLeft(path:)`` where the disk was almost full before or after.
  private func build(
    _ unit: CompilationUnit, in directory: BuildDirectory, with sandbox: Sandbox,
    whenStarted: @escaping @Sendable () -> Void, prepared: @escaping @Sendable () async -> Prepared
  ) async throws(CompilerError) -> Finished {
    for rest in (0..<Self.tries).reversed() {
      let wasScarce = DiskSpace.isScarce(in: directory.folder)
      let finished = try await buildOnce(
        unit, in: directory, with: sandbox, whenStarted: whenStarted, prepared: prepared)
      guard DiskSpace.mayHaveBeenMissing(to: finished) else { return finished }
      if wasScarce || DiskSpace.isScarce(in: directory.folder) {
        throw .file(.noSpaceLeft(path: cache.folder))
      }
      if rest == 0 { return finished }
    }
    preconditionFailure("The last try returns.")
  }

  /// Runs the compiler and the linker in a box.
  ///
  /// - Parameter prepared: Returns the unit as soon as it is known; if it has unsafe code the compiler
  ///   never sees it.
  private func buildOnce(
    _ unit: CompilationUnit, in directory: BuildDirectory, with sandbox: Sandbox,
    whenStarted: @escaping @Sendable () -> Void, prepared: @escaping @Sendable () async -> Prepared
  ) async throws(CompilerError) -> Finished {
    let words = FrontendCall(toolchain: toolchain, products: products, sandbox: sandbox)
    let modules = try await modules.prepare(words: words, cache: cache)
    let output: Result<[UInt8], FileError>
    let finished: Finished
    do throws(SandboxError) {
      (output, finished) = try await sandbox.converse(
        with: words.box(unit.kind, directory, modules), whenUp: whenStarted
      ) { (conversation) -> Result<[UInt8], FileError> in
        let prepared = await prepared()
        guard prepared.unsafe.isEmpty else {
          conversation.dismiss()
          return .success([])
        }
        let order: String
        do throws(FileError) {
          try directory.write(prepared.files)
          order = try words.order(
            unit, prepared.files, kept: prepared.given?.show(in: directory) ?? [], directory,
            modules)
        } catch {
          conversation.dismiss()
          return .failure(error)
        }
        let ordering = Task { await directory.order(order) }
        defer { ordering.cancel() }
        await conversation.finish()
        return .success(await conversation.receiveAll(upTo: Self.limits.output))
      }
    } catch {
      throw .sandbox(error)
    }
    switch output {
    case .success(let output):
      return Finished(outcome: finished.outcome, output: output, errors: finished.errors)
    case .failure(let error): throw .file(error)
    }
  }

  private func conclusion(
    _ finished: Finished, _ diagnostics: [Diagnostic], unit: CompilationUnit, key: String,
    program: String
  ) throws(CompilerError) -> Compilation {
    switch finished.outcome {
    case .exited(0):
      do throws(FileError) {
        try AtomicFile.move(program, to: place(key))
      } catch {
        throw .file(error)
      }
      let program = CompiledProgram(path: place(key), key: key, secret: cache.key)
      return .accepted(program, warnings: diagnostics)
    case .cpuLimit: return .stopped(.time)
    case .wallLimit, .dismissed: return .stopped(.time, byClock: true)
    case .memoryLimit: return .stopped(.memory)
    case .outputLimit, .fileLimit, .processLimit: return .stopped(.output)
    case .exited, .signalled:
      if diagnostics.contains(where: { $0.severity == .error }) { return .rejected(diagnostics) }
      return .stopped(.crash)
    }
  }

  private func ownFolders(_ directory: BuildDirectory, _ sandbox: Sandbox) -> [String] {
    [
      sandbox.path(of: directory.sourceMount) + "/", sandbox.path(of: directory.outputMount) + "/",
      toolchain.root + "/", products.folder + "/", "/engine/",
    ]
  }

  private static let ownNames = [
    (own: OwnUnderscores.letter, text: "_"), (own: "ObjectMembers", text: "AnyObject"),
    (own: "HeadlessUIKit", text: "UIKit"), (own: "HeadlessQuartzCore", text: "QuartzCore"),
    (own: "HeadlessCoreGraphics", text: "CoreGraphics"), (own: "HeadlessCombine", text: "Combine"),
  ]
}
