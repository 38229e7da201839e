import Compiling
import Sandboxing

/// A place in the sources of a program.
struct CodePlace: Equatable {
  /// As Swift writes it: `PopAnimator.animateTransition(using:)`.
  var function: String
  /// The file as its author knows it.
  var file: String
  /// From 1.
  var line: Int
  /// The compiler's reason for a trap at this place, such as `arithmetic overflow`.
  var failure: String?

  /// Whether it is in a file that its author knows by this name.
  func isIn(_ source: CompilationUnit.Source) -> Bool {
    file == source.name || file.hasSuffix("/" + source.name)
  }

  /// Finds the places of calls in the sources; those of which nothing is known are left out.
  ///
  /// The program was made by a stranger, and so were its symbols. The tool that reads them runs in
  /// a box, and gets the offsets on standard input, because LLVM's tools open the file that an
  /// argument names after `@`. If one of them does not end well, nothing is known.
  ///
  /// - Parameter offsets: In the program's file, as hexadecimal numbers, innermost first.
  static func find(
    _ offsets: [String], in program: CompiledProgram, toolchain: Toolchain, sandbox: Sandbox
  ) async -> [CodePlace] {
    guard !offsets.isEmpty,
      let lines = await symbols(at: offsets, in: program, toolchain: toolchain, sandbox: sandbox)
    else { return [] }
    let places = read(lines)
    guard
      let names = await demangled(places.map(\.function), toolchain: toolchain, sandbox: sandbox)
    else { return [] }
    return zip(places, names).map { place, name in
      var place = place
      place.function = name
      return place
    }
  }

  /// Finds the function whose code begins at an offset, as ``find(_:in:toolchain:sandbox:)`` does.
  ///
  /// What calls a closure with what it has captured has no line of its own.
  static func function(
    at offset: String, in program: CompiledProgram, toolchain: Toolchain, sandbox: Sandbox
  ) async -> String? {
    guard
      let lines = await symbols(at: [offset], in: program, toolchain: toolchain, sandbox: sandbox),
      // The last one is no inlined function.
      case let functions = stride(from: 0, to: lines.count - 1, by: 2).map({ lines[$0] }),
      let last = functions.last, last != "??",
      let names = await demangled([last], toolchain: toolchain, sandbox: sandbox)
    else { return nil }
    return names[0].replacing("partial apply for ", with: "")
  }

  private static func symbols(
    at offsets: [String], in program: CompiledProgram, toolchain: Toolchain, sandbox: Sandbox
  ) async -> [String]? {
    let mount = Box.Mount(program.path, at: "/program.so")
    let symbols = Self.box(
      "llvm-symbolizer",
      ["--obj=\(sandbox.path(of: mount))", "--output-style=GNU", "--functions"],
      mounts: [mount], toolchain: toolchain, sandbox: sandbox)
    return await Self.lines(of: symbols, reading: offsets, in: sandbox)
  }

  /// The names as Swift writes them, in the same order.
  private static func demangled(
    _ names: [String], toolchain: Toolchain, sandbox: Sandbox
  ) async -> [String]? {
    guard !names.isEmpty else { return nil }
    let demangling = Self.box(
      "swift-demangle", ["--compact", "--simplified"],
      mounts: [Box.Mount(toolchain.runtime)], toolchain: toolchain, sandbox: sandbox)
    guard let found = await Self.lines(of: demangling, reading: names, in: sandbox),
      found.count == names.count
    else { return nil }
    return found
  }

  /// Reads pairs of lines: a function and its place, the inlined ones before those that they are in.
  ///
  /// The compiler puts the reason for a trap into the name of an inlined function that has no line.
  static func read(_ lines: [String]) -> [CodePlace] {
    var places: [CodePlace] = []
    var failure: String?
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      if lines[index].hasPrefix(Self.failureMark) {
        failure = String(lines[index].dropFirst(Self.failureMark.count))
        continue
      }
      let parts = lines[index + 1].split(separator: ":")
      guard parts.count >= 2, let line = Int(parts[1].prefix { $0.isNumber }), line > 0 else {
        continue
      }
      places.append(
        CodePlace(function: lines[index], file: String(parts[0]), line: line, failure: failure))
      failure = nil
    }
    return places
  }

  private static let failureMark = "Swift runtime failure: "

  private static func box(
    _ name: String, _ arguments: [String], mounts: [Box.Mount], toolchain: Toolchain,
    sandbox: Sandbox
  ) -> Box {
    let tool = Box.Mount("\(toolchain.root)/bin/\(name)", at: "/tools/\(name)")
    return Box(
      executable: sandbox.path(of: tool), arguments: arguments,
      environment: ["LD_LIBRARY_PATH": toolchain.runtime, "LANG": "C.UTF-8"],
      mounts: [tool] + mounts,
      limits: Limits(
        cpu: 4, wall: 10, memory: 512 << 20, processes: 8, fileSize: 0, output: 64 << 10))
  }

  private static func lines(
    of box: Box, reading input: [String], in sandbox: Sandbox
  ) async -> [String]? {
    let text = input.map { $0 + "\n" }.joined()
    guard let finished = try? await sandbox.run(box, input: [UInt8](text.utf8)),
      finished.outcome == .exited(0)
    else { return nil }
    return String(decoding: finished.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
