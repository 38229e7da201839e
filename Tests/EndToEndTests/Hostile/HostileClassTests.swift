import Foundation
import Testing

@Suite("A class with hostile submissions is graded", .serialized, .needsBuiltTool)
struct HostileClassTests {
  /// A program of `Hostile/Answers` or `Hostile/Honest`, with what its first line says is right.
  struct Program: Sendable {
    var name: String
    var text: String
    /// The word in the gradebook.
    var status: String
    /// What the feedback says; empty if it does not matter.
    var sentence: String

    /// All of them, or half for the test that a program honestly passes besides its mischief.
    var points: String { ["pass": "10", "partial": "5"][status] ?? "0" }

    init(_ name: String, in folder: String) throws {
      self.name = name
      let whole = try String(contentsOfFile: "\(folder)/\(name).swift.txt", encoding: .utf8)
      let head = whole.prefix { $0 != "\n" }.dropFirst(3)
      // Feedback shows the answer, so that with this line it would say the sentence whatever it says.
      text = String(whole.drop { $0 != "\n" })
      let parts = head.split(separator: ":", maxSplits: 1)
      status = String(parts[0])
      sentence = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }

    static func all() throws -> [Program] {
      try ["Answers", "Honest"].flatMap { kind in
        let folder = "\(Workbench.root)/Tests/EndToEndTests/Hostile/\(kind)"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
          try Program(String($0.dropLast(".swift.txt".count)), in: folder)
        }
      }
    }
  }

  let bench: Workbench
  let submissions: String
  let output: String

  init() throws {
    bench = try Workbench()
    submissions = bench.folder + "/submissions"
    output = bench.folder + "/grades"
  }

  private func folder(of student: String) throws -> String {
    let folder = "\(submissions)/\(student)/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private func handIn(_ bytes: Data, by student: String) throws {
    try bytes.write(to: URL(filePath: folder(of: student) + "/1-cut.swift"))
  }

  private func handIn(_ text: String, by student: String) throws {
    try handIn(Data(text.utf8), by: student)
  }

  /// Grades the class; status and points by student.
  ///
  /// - Parameter place: Where; as the tests' own user if none is given.
  private func grade(
    in place: WithoutGroups? = nil
  ) throws -> [String: (status: String, points: String)] {
    let secret = bench.folder + "/secret"
    try "hunter2".write(toFile: secret, atomically: true, encoding: .utf8)
    let words = ["grade", submissions, "--output", output, "--secret-file", secret] + bench.options
    try place?.own(bench)
    let (program, arguments) =
      place?.command([Workbench.tool] + words, home: bench.folder + "/home")
      ?? (Workbench.tool, words)
    let graded = try bench.start(program, arguments)
    #expect(graded.status == 0, "\(graded.output)\(graded.errors)")
    // A name may have the end of a line in it, but no quotation mark.
    let text = try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8)
    var grades: [String: (status: String, points: String)] = [:]
    for row in text.components(separatedBy: "\r\n").dropFirst() where !row.isEmpty {
      let name = row.hasPrefix("\"") ? String(row.dropFirst().prefix { $0 != "\"" }) : nil
      let student = name ?? String(row.prefix { $0 != "," })
      let rest = row.dropFirst(student.count + (name == nil ? 0 : 2)).split(separator: ",")
      grades[student] = (String(rest[3]), String(rest[0]))
    }
    return grades
  }

  private func page(of student: String) throws -> String {
    try String(contentsOfFile: "\(output)/feedback/\(student).html", encoding: .utf8)
  }

  @Test("Each hostile or honest program gets the verdict and the points that are right")
  func programs() throws {
    let programs = try Program.all()
    #expect(programs.count >= 60)
    try judge(programs, in: nil)
  }

  @Test(
    "So it is where an ordinary user grades, without control groups",
    .enabled(if: WithoutGroups.canBeTried, "Only root can become somebody else."))
  func programsOfAnOrdinaryUser() throws {
    try judge(Program.all(), in: .ordinaryUser)
  }

  private func judge(_ programs: [Program], in place: WithoutGroups?) throws {
    try handIn(bench.solution, by: "honest")
    for program in programs { try handIn(program.text, by: program.name) }
    let grades = try grade(in: place)
    #expect(grades["honest"]?.points == "10")
    #expect(grades.count == programs.count + 1)
    for program in programs {
      let seen = grades[program.name]
      #expect(seen?.status == program.status, "\(program.name)")
      #expect(seen?.points == program.points, "\(program.name)")
      let page = try page(of: program.name)
      // A page would be printed as a whole.
      let isSaid = program.sentence.isEmpty || page.contains(program.sentence)
      #expect(isSaid, "\(program.name)")
      for secret in ["hunter2", "root:x:", bench.folder, "<script>alert", "\u{1B}"] {
        let isLeaked = page.contains(secret)
        #expect(!isLeaked, "\(program.name) \(secret)")
      }
    }
  }

  @Test("Nothing outlives a grader that is killed, and the next one takes away what it left")
  func killedGrader() throws {
    for student in ["a", "b", "c"] {
      try handIn(bench.solution(beginningWith: "while true {}"), by: student)
    }
    let grader = Process()
    grader.executableURL = URL(filePath: Workbench.tool)
    grader.arguments = ["grade", submissions, "--output", output] + bench.options
    grader.standardOutput = FileHandle.nullDevice
    grader.standardError = FileHandle.nullDevice
    try grader.run()
    let builds = output + "/.cache/builds"
    func names(_ folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    func waits(_ condition: () -> Bool) -> Bool {
      for _ in 0..<600 where !condition() { usleep(50_000) }
      return condition()
    }
    #expect(waits { !names(builds).isEmpty })
    kill(grader.processIdentifier, SIGKILL)
    grader.waitUntilExit()
    #expect(
      waits {
        !names("/proc").contains { process in
          let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
          return String(decoding: words, as: UTF8.self).contains(output)
        }
      })
    #expect(try grade().values.map(\.status) == ["timeout", "timeout", "timeout"])
    #expect(names(builds) == [])
    #expect(Self.controlGroups(of: grader.processIdentifier) == [])
  }

  /// The control groups that a process has made, whose names have its number.
  private static func controlGroups(of process: pid_t) -> [String] {
    let all = FileManager.default.enumerator(atPath: "/sys/fs/cgroup")
    return (all?.compactMap { $0 as? String } ?? []).filter {
      $0.contains("workbook-") && $0.contains("-\(process)-")
    }
  }

  @Test("Texts that are none get the verdict that is right")
  func texts() throws {
    let solution = try bench.solution
    func made(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let texts: [(student: String, bytes: Data, status: String)] = [
      ("byte-order-mark", Data("\u{FEFF}\(solution)".utf8), "pass"),
      ("line-ends", Data(solution.replacing("\n", with: "\r\n").utf8), "pass"),
      ("invalid-utf8", Data(solution.utf8) + [0xC3, 0x28, 0xFF], "unreadable"),
      ("nul", Data(solution.utf8) + [0, 0x0A, 0], "pass"),
      ("utf16", solution.data(using: .utf16) ?? Data(), "unreadable"),
      ("empty", Data(), "unreadable"),
      ("spaces", Data(made(" \n", 1000).utf8), "unreadable"),
      ("too-large", Data((solution + made("// a\n", 200_000)).utf8), "unreadable"),
      (
        "long-number", Data("\(solution)let a = 0x\(made("f", 300_000))\n".utf8), "does-not-compile"
      ),
      ("long-name", Data("\(solution)enum A\(made("a", 200_000)) {}\n".utf8), "pass"),
      ("long-string", Data("\(solution)let a = \"\(made("a", 400_000))\"\n".utf8), "pass"),
      (
        "long-operator", Data("\(solution)prefix operator \(made("+", 9_000))\n".utf8),
        "does-not-compile"
      ),
      (
        "many-errors", Data("\(solution)\(made("let a: Int = \"\"\n", 9_000))".utf8),
        "does-not-compile"
      ),
      ("deep-if", Data("\(solution)\(made("#if true\n", 3_000))".utf8), "does-not-compile"),
      ("deep-closures", Data("\(solution)let a = \(made("{ ", 3_000))".utf8), "does-not-compile"),
      ("deep-comment", Data("\(solution)\(made("/*", 20_000))".utf8), "does-not-compile"),
      ("deep-type", Data("\(solution)let a: \(made("[", 5_000))".utf8), "does-not-compile"),
      (
        "many-cases", Data("\(solution)enum E { \(made("case a\n", 20_000)) }".utf8),
        "does-not-compile"
      ),
    ]
    for text in texts { try handIn(text.bytes, by: text.student) }
    let grades = try grade()
    for text in texts { #expect(grades[text.student]?.status == text.status, "\(text.student)") }
  }

  @Test("Folders that are none, and names that are none, cost nobody else anything")
  func folders() throws {
    let manager = FileManager.default
    let solution = try bench.solution
    try handIn(solution, by: "honest")
    let outside = bench.folder + "/outside.swift"
    try solution.write(toFile: outside, atomically: true, encoding: .utf8)
    var expected = ["honest": "pass"]
    try manager.createSymbolicLink(
      atPath: folder(of: "link") + "/1-cut.swift", withDestinationPath: outside)
    expected["link"] = "unreadable"
    try manager.createSymbolicLink(
      atPath: folder(of: "link-to-a-secret") + "/1-cut.swift", withDestinationPath: "/etc/passwd")
    expected["link-to-a-secret"] = "unreadable"
    try manager.createSymbolicLink(
      atPath: folder(of: "link-to-itself") + "/1-cut.swift", withDestinationPath: "1-cut.swift")
    expected["link-to-itself"] = "not-submitted"
    #expect(mkfifo(try folder(of: "pipe") + "/1-cut.swift", 0o644) == 0)
    expected["pipe"] = "unreadable"
    try manager.createDirectory(
      atPath: folder(of: "folder") + "/1-cut.swift/1-cut.swift", withIntermediateDirectories: true)
    expected["folder"] = "unreadable"
    try manager.createSymbolicLink(
      atPath: folder(of: "linked-chapter").replacing("/ch01", with: "/ch02"),
      withDestinationPath: "../honest/ch01")
    expected["linked-chapter"] = "not-submitted"
    let many = try folder(of: "many-files")
    for number in 0..<2_100 { try Data().write(to: URL(filePath: "\(many)/\(number).swift")) }
    expected["many-files"] = "not-submitted"
    let deep = try folder(of: "deep") + String(repeating: "/d", count: 200)
    try manager.createDirectory(atPath: deep, withIntermediateDirectories: true)
    try solution.write(toFile: deep + "/1-cut.swift", atomically: true, encoding: .utf8)
    expected["deep"] = "not-submitted"
    let twice = try folder(of: "twice")
    try solution.write(toFile: twice + "/1-cut.swift", atomically: true, encoding: .utf8)
    try "no".write(toFile: twice + "/1-CUT.swift", atomically: true, encoding: .utf8)
    expected["twice"] = "pass"
    // Each with how the gradebook writes it: no formula, nothing that acts on a terminal, and no
    // two that look alike.
    for (name, written) in [
      ("=1+1", "'=1+1"), ("-rf", "'-rf"), ("a,b", "a,b"), ("a\nb", "a\nb"),
      ("b", "b"), ("\u{202E}b", "b (2)"), ("a\u{1B}[2Jb", "a[2Jb"),
      ("<script>alert(1)", "<script>alert(1)"),
    ] {
      try handIn(solution, by: name)
      expected[written] = "pass"
    }
    // Hidden entries are no submissions.
    try handIn(solution, by: "..a")
    try manager.createSymbolicLink(
      atPath: submissions + "/linked-student", withDestinationPath: "/root")
    expected["linked-student"] = "unreadable"
    let grades = try grade()
    for (student, status) in expected {
      #expect(grades[student]?.status == status, "\(student)")
    }
    #expect(grades["..a"] == nil)
  }
}
