import Foundation
import Testing

@testable import Compiling

@Suite("Sources for browsers")
final class WebProgramTests {
  let folder = FileManager.default.temporaryDirectory.path + "/web-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/sources", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws -> WebProgram {
    try text.write(toFile: folder + "/sources/A.swift", atomically: true, encoding: .utf8)
    return WebProgram(folders: [folder + "/sources"], exports: [])
  }

  @Test("A mistake in the sources is told, and is no toolchain that cannot build them")
  func rejected() async throws {
    let toolchain = try await Toolchain.find()
    let program = try write("let a: Int = nothing\n")
    do {
      let built = try await program.build(with: toolchain, in: folder)
      // Nothing is said about sources that nobody has compiled.
      let library = toolchain.root + "/lib/swift/embedded/wasm32-unknown-none-wasm"
      #expect(built == nil && !FileManager.default.fileExists(atPath: library))
    } catch {
      guard case .rejected(let output) = error else { throw error }
      #expect(output.contains("cannot find 'nothing' in scope"))
    }
  }

  @Test("A toolchain without a linker for WebAssembly builds nothing, whatever the sources")
  func incapable() async throws {
    var toolchain = try await Toolchain.find()
    toolchain.root = folder
    let program = try write("let a: Int = nothing\n")
    #expect(try await program.build(with: toolchain, in: folder) == nil)
  }
}
