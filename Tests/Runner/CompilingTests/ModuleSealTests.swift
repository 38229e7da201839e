import Files
import Foundation
import Testing

@testable import Compiling

@Suite("The compiler's kept modules are believed as they were sealed, and not otherwise")
final class ModuleSealTests {
  let folder = FileManager.default.temporaryDirectory.path + "/modules-\(UUID().uuidString)"
  let key = ChecksumKey.forThisProcess()

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/AB", withIntermediateDirectories: true)
    try write("module", to: "AB/Foundation.pcm")
    try write("library", to: "lib.so")
    try ModuleSeal(folder: folder, key: key).write()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: false, encoding: .utf8)
  }

  private func holds(isFixed: Bool = true) -> Bool {
    ModuleSeal(folder: folder, key: key).holds(isFixed: isFixed)
  }

  @Test("Modules that are as they were hold")
  func whole() {
    #expect(holds() && holds(isFixed: false))
  }

  @Test("One other byte breaks the seal", arguments: ["AB/Foundation.pcm", "lib.so"])
  func changed(path: String) throws {
    try write("modulE!", to: path)
    #expect(!holds() && !holds(isFixed: false))
  }

  @Test("A file more is allowed only where every compilation may add one")
  func added() throws {
    try write("more", to: "AB/More.pcm")
    #expect(!holds() && holds(isFixed: false))
  }

  @Test("A file that is missing, another's or a link breaks the seal")
  func others() throws {
    try FileManager.default.moveItem(atPath: folder + "/lib.so", toPath: folder + "/libB.so")
    #expect(!holds() && !holds(isFixed: false))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/lib.so", withDestinationPath: "libB.so")
    #expect(!holds(isFixed: false))
  }

  @Test("What was sealed with another key, or not to the end, is made again")
  func otherKey() throws {
    #expect(!ModuleSeal(folder: folder, key: .forThisProcess()).holds(isFixed: true))
    try write("", to: ModuleSeal.fileName)
    #expect(!holds() && !holds(isFixed: false))
  }
}
