import Compiling
import Foundation
import Sandboxing

/// A place in the sources of a program.
struct CodePlace: Equatable {
  /// As Swift writes it: `PopAnimator.animateTransition(using:)`.
  var function: String
  /// The file as its author knows it.
  var file: String
  /// From 1.
  var line: Int

  /// Where calls are in the sources; those of which nothing is known are left out.
  ///
  /// - Parameter offsets: In the program's file, as hexadecimal numbers, innermost first.
  static func find(
    _ offsets: [String], in program: CompiledProgram, toolchain: Toolchain
  ) async -> [CodePlace] {
    guard !offsets.isEmpty,
      let answer = await Command.output(
        toolchain.root + "/bin/llvm-symbolizer",
        ["--obj=\(program.path)", "--no-inlines", "--output-style=GNU", "--functions"] + offsets)
    else { return [] }
    let lines = answer.split(separator: "\n").map(String.init)
    var places: [CodePlace] = []
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let parts = lines[index + 1].split(separator: ":")
      guard parts.count >= 2, let line = Int(parts[1].prefix { $0.isNumber }), line > 0 else {
        continue
      }
      places.append(CodePlace(function: lines[index], file: String(parts[0]), line: line))
    }
    return await named(places, toolchain: toolchain)
  }

  private static func named(_ places: [CodePlace], toolchain: Toolchain) async -> [CodePlace] {
    guard !places.isEmpty,
      let answer = await Command.output(
        toolchain.root + "/bin/swift-demangle",
        ["--compact", "--simplified"] + places.map(\.function))
    else { return places }
    let names = answer.split(separator: "\n").map(String.init)
    guard names.count == places.count else { return places }
    return zip(places, names).map {
      CodePlace(function: $1, file: $0.file, line: $0.line)
    }
  }
}
