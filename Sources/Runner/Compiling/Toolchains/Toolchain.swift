import Files
import Foundation
import Sandboxing

/// An installed Swift: the compiler without its driver, the linker and the runtime.
public struct Toolchain: Equatable, Sendable {
  /// The folder with `bin` and `lib`.
  public var root: String
  /// Changes when the compiler does.
  public var identity: String

  /// `swift-frontend`, which compiles; the driver would only start it.
  public var frontend: String { root + "/bin/swift-frontend" }
  /// `ld.lld`, which the toolchain brings along.
  public var linker: String { root + "/bin/ld.lld" }
  /// The folder of the runtime's shared objects.
  public var runtime: String { root + "/lib/swift/linux" }
  /// The object that every program has to contain so that the runtime finds its types.
  public var runtimeObject: String { "\(runtime)/\(Toolchain.architecture)/swiftrt.o" }

  /// This machine's architecture, as the toolchain spells it.
  public static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// The compiler's name for this machine.
  public static var target: String { "\(architecture)-unknown-linux-gnu" }

  /// The toolchain of the `swiftc` that is found first on the path.
  public static func find() async throws(CompilerError) -> Toolchain {
    guard let place = SearchPath.program("swiftc") else { throw .toolchainNotFound }
    return try Toolchain(root: await root(of: place))
  }

  /// The compiler's name and version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  public func version() async throws(CompilerError) -> String {
    guard let answer = await Command.output(frontend, ["--version"]),
      let line = answer.split(separator: "\n").first
    else { throw .toolchainIncomplete(missing: frontend) }
    return String(line)
  }

  /// The toolchain in this folder.
  public init(root: String) throws(CompilerError) {
    self.root = root
    self.identity = ""
    for part in [frontend, linker, runtimeObject] where access(part, R_OK) != 0 {
      throw .toolchainIncomplete(missing: part)
    }
    identity = FileIdentity.text(frontend)
  }

  /// Follows links to the compiler; asks it where it lives if it is one of a version manager.
  private static func root(of compiler: String) async throws(CompilerError) -> String {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let bin = real.deletingLastPathComponent()
    if access(bin.appendingPathComponent("swift-frontend").path, X_OK) == 0 {
      return bin.deletingLastPathComponent().path
    }
    guard let answer = await Command.output(compiler, ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetAnswer.self, from: Data(answer.utf8))
    else { throw .toolchainNotFound }
    return URL(fileURLWithPath: info.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The part of `swiftc -print-target-info`'s answer that is needed.
  private struct TargetAnswer: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var paths: Paths
  }
}

/// A text that changes whenever a file is written anew.
public enum FileIdentity {
  /// The digest of its contents, wherever it is and whenever it was written.
  static func contents(_ path: String) -> String {
    var digest = Digest()
    guard let file = FileHandle(forReadingAtPath: path) else { return "missing" }
    while let piece = try? file.read(upToCount: 1 << 20), !piece.isEmpty { digest.update(piece) }
    return digest.text()
  }

  /// Its path, size and time.
  public static func text(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) missing" }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
