public import Files
public import Foundation
import Sandboxing

/// Builds sources of the workbook itself as a WebAssembly program, as Embedded Swift without the C
/// library.
///
/// All sources become one module. They are trusted, so the compiler runs in no box.
public struct WebProgram: Sendable {
  /// The sources, sorted by path.
  private let files: [String]
  /// The names of the functions that a page calls.
  private let exports: [String]

  /// The figures of the book, in the package's folder; `nil` if it has no sources, as an installed copy.
  public static func figures(package: String) -> WebProgram? {
    let program = WebProgram(
      folders: ["\(package)/Sources/Engine/Motion", "\(package)/Sources/Book/Figures"],
      exports: ["values_address", "results_address", "compute"])
    return program.files.isEmpty ? nil : program
  }

  init(folders: [String], exports: [String]) {
    files = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.sorted()
    self.exports = exports
  }

  /// The program, which is built anew only if a source or the compiler has changed.
  ///
  /// - Returns: `nil` if the toolchain cannot build for WebAssembly; those of swift.org can.
  public func build(with compiler: Compiler) async throws(WebProgramError) -> Data? {
    let toolchain = compiler.toolchain
    var fields = [toolchain.identity] + exports + Self.flags + Self.linking
    for file in files {
      guard let text = FileManager.default.contents(atPath: file) else {
        throw .rejected(output: "\(file) cannot be read.")
      }
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      fields += [name, String(decoding: text, as: UTF8.self)]
    }
    let key = CacheFormat.key(.programs, fields) + ".wasm"
    if let kept = compiler.cache.bytes(.programs, key) { return kept }
    let folder = "\(compiler.cache.builds)/web-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do throws(FileError) { try AtomicFile.makeFolder(folder) } catch { throw .file(error) }
    guard let program = try await build(with: toolchain, in: folder) else { return nil }
    compiler.cache.keep(program, .programs, key)
    return program
  }

  /// Builds the program in an empty folder.
  func build(
    with toolchain: Toolchain, in folder: String
  ) async throws(WebProgramError) -> Data? {
    let driver = toolchain.root + "/bin/swiftc"
    let linker = toolchain.root + "/bin/wasm-ld"
    let library =
      "\(toolchain.root)/lib/swift/embedded/wasm32-unknown-none-wasm"
      + "/libswiftUnicodeDataTables.a"
    guard access(linker, X_OK) == 0, access(library, R_OK) == 0 else { return nil }
    let (object, program) = ("\(folder)/program.o", "\(folder)/program.wasm")
    if let output = await Command.complaint(driver, Self.flags + ["-o", object] + files) {
      throw .rejected(output: output)
    }
    let words =
      Self.linking + exports.map { "--export=\($0)" } + [object, library, "-o", program]
    if let output = await Command.complaint(linker, words) { throw .rejected(output: output) }
    guard let bytes = FileManager.default.contents(atPath: program) else {
      throw .rejected(output: "The linker has written nothing.")
    }
    return bytes
  }

  private static let flags = [
    "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
    "-swift-version", "6", "-wmo", "-Osize", "-parse-as-library", "-module-name", "Motion",
    "-package-name", "workbook", "-suppress-warnings",
    "-Xfrontend", "-disable-stack-protector", "-c",
  ]

  /// 4 MiB, as `FigureExports` has it.
  private static let linking = ["--no-entry", "--strip-all", "--initial-memory=4194304"]
}

/// Why sources cannot be built for browsers although the toolchain could.
public enum WebProgramError: Error, Equatable, Sendable {
  /// The compiler or the linker refused them; its messages.
  case rejected(output: String)
  case file(FileError)
}
