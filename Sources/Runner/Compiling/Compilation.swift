public import Files
public import Record

/// The result of compiling a unit.
public enum Compilation: Codable, Equatable, Sendable {
  /// A program, and the compiler's warnings.
  case accepted(CompiledProgram, warnings: [Diagnostic])
  /// The errors that prevented a program, and the warnings among them, in the compiler's order.
  case rejected([Diagnostic])
  /// The compiler did not finish, because the code was too much for it.
  ///
  /// What a clock on the wall has ended says as much about the machine as about the code, and is not kept.
  case stopped(CompilerStop, byClock: Bool = false)
}

extension Compilation {
  /// Whether a clock on the wall has ended it.
  public var wasEndedByClock: Bool {
    if case .stopped(_, let byClock) = self { byClock } else { false }
  }
}

/// A shared object that the program host can load.
public struct CompiledProgram: Codable, Equatable, Sendable {
  /// Its absolute path; not kept with it, because a cache may be copied, or mounted in another place.
  public var path = ""
  /// Names its sources, the engine and the compiler; the same text for the same program.
  public var key: String
  /// The checksum of its bytes when it was made.
  var checksum: String

  private enum CodingKeys: CodingKey {
    case key, checksum
  }

  /// Whether the file is there, and as it was made.
  func isIntact(_ secret: ChecksumKey) -> Bool {
    Checksum.ofFile(path, named: key, key: secret) == checksum
  }

  /// A program at a path.
  ///
  /// - Parameter secret: That of the cache in which it is kept.
  public init(path: String, key: String, secret: ChecksumKey) {
    self.path = path
    self.key = key
    checksum = Checksum.ofFile(path, named: key, key: secret) ?? ""
  }
}
