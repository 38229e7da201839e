import Foundation
import Testing

@testable import Compiling

@Suite("What the cache keeps is read only by the version that wrote it")
struct CacheFormatTests {
  /// The types that are written into the cache as they are.
  private static let coded = [
    "Record/Runs/Run.swift", "Record/Runs/RunTranscript.swift", "Record/Runs/Stop.swift",
    "Record/SourceLocation.swift", "Record/Step.swift", "Record/Verdicts",
    "Runner/Compiling/Compilation.swift", "Runner/Compiling/Safety/ForeignNames.swift",
  ]

  /// The lines that declare cases and stored properties.
  private static func declarations() throws -> [String] {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    return try coded.flatMap { path -> [String] in
      let place = sources.appending(path: path)
      let files =
        path.hasSuffix(".swift")
        ? [place]
        : try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
          .sorted { $0.path < $1.path }
      return try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .map { String($0.drop { $0 == " " }) }
          .filter { $0.contains(/^(?:public |private )?(?:var|let|case)\b/) && !$0.hasSuffix("{") }
      }
    }
  }

  @Test("When a kept type gets other cases or properties, the version is raised")
  func version() throws {
    // FNV-1a, by Fowler, Noll and Vo.
    let digest = try Self.declarations().joined(separator: "\n").utf8
      .reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    #expect(
      "\(CacheFormat.version) \(String(digest, radix: 16))" == "110 2c18d79225b60859",
      "Raise CacheFormat.version, and write it here with the new digest.")
  }
}
