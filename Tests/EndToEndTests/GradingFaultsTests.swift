import Databases
import DatabasesTesting
import Foundation
import Testing

@Suite("What befalls a machine while it grades costs nothing", .serialized, .needsBuiltTool)
struct GradingFaultsTests {
  let bench: Workbench
  let submissions: String
  let output: String

  init() throws {
    bench = try Workbench()
    submissions = bench.folder + "/submissions"
    output = bench.folder + "/grades"
  }

  /// Hands in different texts, each of which passes.
  private func handIn(_ count: Int) throws {
    for number in 1...count {
      let folder = "\(submissions)/s\(number)/ch01"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "// \(number)\n\(bench.solution)"
        .write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
  }

  private func text(_ name: String, in folder: String? = nil) throws -> String {
    try String(contentsOfFile: "\(folder ?? output)/\(name)", encoding: .utf8)
  }

  /// The words of `grade` for a shell.
  private func command(_ words: String...) -> String {
    ([Workbench.tool, "grade", submissions, "--output", output, "--book", bench.book] + words)
      .map { "'\($0)'" }.joined(separator: " ")
  }

  /// Whether this process may mount what only it sees.
  static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    (process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice
    )
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    "A full disk stops the run with a sentence, nothing is half-written, and with room it goes on",
    .enabled(if: canMount, "Only root can mount a small disk."))
  func fullDisk() throws {
    try handIn(6)
    let first = bench.folder + "/undisturbed"
    let undisturbed = try bench.start(
      Workbench.tool, ["grade", submissions, "--output", first, "--book", bench.book])
    #expect(undisturbed.status == 0, "\(undisturbed)")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let kept = bench.folder + "/kept"
    // What the engine's objects and the first answers take is there, and not what all of them do.
    let script = """
      mount -t tmpfs -o size=512m tmpfs '\(output)'
      \(command("--only", "ch01")) >/dev/null; echo "status $?"
      rm -f '\(output)'/record.sqlite '\(output)'/gradebook.csv
      rm -rf '\(output)'/feedback '\(output)'/.cache/runs '\(output)'/.cache/verdicts
      used=$(df -k --output=used '\(output)' | tail -1)
      mount -o remount,size=$((used + 256))k '\(output)'
      \(command()); echo "status $?"
      echo "drafts $(find '\(output)' -name '.*.draft' | wc -l)"
      mkdir '\(kept)' && cp '\(output)'/record.sqlite* '\(kept)'
      mount -o remount,size=512m '\(output)'
      \(command("--resume")) >/dev/null; echo "status $?"
      cp -r '\(output)'/gradebook.csv '\(output)'/feedback '\(kept)'
      """
    let graded = try bench.start("/usr/bin/unshare", ["-m", "sh", "-c", script])
    #expect(
      graded.output == "status 0\nstatus 70\ndrafts 0\nstatus 0\n", "\(graded)")
    let database = try openDatabase(kept + "/record.sqlite")
    let check = try database.read { try $0.row("PRAGMA integrity_check")?.text("integrity_check") }
    let known = try Workbench.record(ofRun: kept)["submission"]?.count
    #expect(check == "ok" && known ?? 6 < 6)
    #expect(
      graded.errors.hasSuffix(
        "No space is left on the disk for \(output). What is graded is kept, and nothing is "
          + "half-written. Free some space, and run the same command with --resume.\n"))
    #expect(try text("gradebook.csv", in: kept) == text("gradebook.csv", in: first))
    for number in 1...6 {
      func page(_ folder: String) throws -> String {
        try text("feedback/s\(number).html", in: folder)
          .replacing(#/read on <time.*?</time>/#, with: "")
      }
      let (now, before) = try (page(kept), page(first))
      let changes = now.split(separator: "\n").difference(from: before.split(separator: "\n"))
      #expect(now == before, "s\(number): \(changes)")
    }
  }

  @Test(
    "A disk that is full at the start is named as the reason, and not the sandbox",
    .enabled(if: canMount, "Only root can mount a small disk."))
  func fullDiskAtStart() throws {
    try handIn(1)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let kept = bench.folder + "/kept"
    // The compiler's modules alone take sixteen megabytes.
    let script = """
      mount -t tmpfs -o size=8m tmpfs '\(output)'
      \(command()) >/dev/null; echo "status $?"
      mount -o remount,size=512m '\(output)'
      \(command("--resume")) >/dev/null 2>&1; echo "status $?"
      cp '\(output)/gradebook.csv' '\(kept)'
      """
    let graded = try bench.start("/usr/bin/unshare", ["-m", "sh", "-c", script])
    #expect(graded.output == "status 70\nstatus 0\n", "\(graded)")
    #expect(
      graded.errors.hasSuffix(
        "No space is left on the disk for \(output). What is graded is kept, and nothing is "
          + "half-written. Free some space, and run the same command with --resume.\n"), "\(graded)"
    )
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("s1,10,10,10,pass"))
  }

  @Test(
    "A run that cannot be written can be read, unless a kill has left something half-written",
    .enabled(if: canMount, "Only root can mount what cannot be written."))
  func readOnly() throws {
    try handIn(1)
    let words = ["grade", submissions, "--output", output, "--book", bench.book]
    #expect(try bench.start(Workbench.tool, words).status == 0)
    let kept = bench.folder + "/kept"
    try bench.copyHalfWritten(recordOf: output, to: kept)
    let explain = "'\(Workbench.tool)' grade explain '\(output)' s1"
    let script = """
      mount --bind '\(output)' '\(output)' && mount -o remount,bind,ro '\(output)'
      \(explain) | head -n 1
      \(command("--resume"))
      mount -o remount,bind,rw '\(output)'; cp '\(kept)'/* '\(output)'
      mount -o remount,bind,ro '\(output)'
      \(explain)
      """
    let read = try bench.start("/usr/bin/unshare", ["-m", "sh", "-c", script])
    #expect(read.output == "s1: 10 of 10 points\n")
    let path = output + "/record.sqlite"
    #expect(
      read.errors == """
        \(path) cannot be written. Make the folder writable, and run the same command again with --resume.
        A run was ended while it wrote \(path), and what it wrote has to be taken back before anything is read. \
        Make the folder writable, or copy both \(path) and \(path)-journal to a folder that is, and run the same \
        command again.

        """)
    // Where it can be written, it is taken back.
    let again = try bench.start(Workbench.tool, ["grade", "explain", output, "s1"])
    #expect(again.output.hasPrefix("s1: 10 of 10 points\n"))
  }

  @Test(
    "A kept module of the compiler of which a byte is another is made anew, and costs nobody a grade"
  )
  func damagedModules() throws {
    try handIn(2)
    let words = ["grade", submissions, "--output", output, "--book", bench.book]
    #expect(try bench.start(Workbench.tool, words + ["--only", "s1"]).status == 0)
    let cache = output + "/.cache"
    let modules = try FileManager.default.contentsOfDirectory(atPath: cache).filter {
      $0.hasPrefix("c-modules-")
    }
    try #require(modules.count == 1)
    let place = "\(cache)/\(modules[0])"
    for path in try FileManager.default.subpathsOfDirectory(atPath: place) {
      let file = URL(filePath: "\(place)/\(path)")
      guard path != "ready", var bytes = try? Data(contentsOf: file), bytes.count > 100 else {
        continue
      }
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: file)
    }
    let again = try bench.start(Workbench.tool, words + ["--resume"])
    #expect(again.status == 0, "\(again)")
    #expect(try text("gradebook.csv").contains("s2,10,10,10,pass"))
  }

  @Test("Ctrl-C ends a run with how to go on, and going on ends in the same gradebook")
  func interrupted() async throws {
    try handIn(12)
    let words = ["grade", submissions, "--output", output, "--book", bench.book]
    let running = try RunningTool(words, on: bench)
    let rows = {
      (try? Workbench.record(ofRun: output)["submission"])??.count ?? 0
    }
    _ = try await running.eventually { rows() >= 2 ? true : nil }
    kill(running.process.processIdentifier, SIGINT)
    running.process.waitUntilExit()
    #expect(running.process.terminationStatus == 130)
    #expect(
      running.printed.hasSuffix(
        " of 12 graded and kept; the same command with --resume goes on.\n"))
    #expect(rows() < 12, "it was done before it was interrupted")
    let resumed = try bench.start(Workbench.tool, words + ["--resume"])
    #expect(resumed.status == 0, "\(resumed)")
    #expect(rows() == 12)
    let lines = try text("gradebook.csv").split(whereSeparator: \.isNewline)
    #expect(lines.count == 13)
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(",10,10,10,pass,") })
  }

  @Test(
    "Where archives cannot be unpacked that is said before anything is graded",
    .enabled(if: canMount, "Only root can hide a program."))
  func noArchives() throws {
    try handIn(1)
    try Data("PK".utf8).write(to: URL(filePath: submissions + "/zoe.zip"))
    let script = """
      tool=/usr/bin/bsdtar
      if [ -e $tool ]; then mount --bind /dev/null $tool; fi
      '\(Workbench.tool)' doctor | grep Archives
      \(command()) 2>&1
      """
    let graded = try bench.start("/usr/bin/unshare", ["-m", "sh", "-c", script])
    let lines = graded.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "  Archives of grade: none can be unpacked, since bsdtar is missing. Install it: "
        + "apt-get install libarchive-tools")
    #expect(
      lines.dropFirst().first == "1 submission is an archive and will be ungraded: bsdtar, which "
        + "unpacks them, is not installed. Install it (apt-get install libarchive-tools); the same "
        + "command with --resume then grades them.", "\(graded)")
    #expect(lines.contains("1 of 2 submissions graded."))
    let rows = try text("gradebook.csv").split(whereSeparator: \.isNewline)
    #expect(rows.contains { $0.hasPrefix("zoe,") && $0.contains(",ungraded,") })
  }
}
