import Foundation
import Record
import Testing

@testable import Grading

@Suite("What is exported is what each platform's schema asks for")
final class SchemaTests {
  let folder = FileManager.default.temporaryDirectory.path + "/schema-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["ann", "bo", "=dee", "eve"] {
      try name.write(toFile: "\(folder)/\(name).html", atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func faults(_ file: Data, name: String, _ format: Export.Format) throws -> [String] {
    let schema = try Schema(format.rawValue)
    switch format {
    case .canvas, .moodle:
      let rows = try #require(CSV.rows(of: String(decoding: file, as: UTF8.self)))
      return schema.faults(inTable: rows.map(\.cells))
    case .moodleFeedback: return schema.faults(inNames: [name])
    case .lti:
      return file.split(separator: 0x0A).flatMap { schema.faults(inJSON: Data($0)) }
    case .junit: return schema.faults(inXML: file)
    case .sarif, .gradescope, .prairielearn, .exercism: return schema.faults(inJSON: file)
    }
  }

  @Test(
    "Every file of every form fits, for every state and for shared points",
    arguments: Export.Format.allCases)
  func fits(format: Export.Format) throws {
    let people = try Roster(
      "id,name,email,canvas,participant\nann,\"Doe, Ann\",a@x.edu,4711,1\nbo,Bo,b@x.edu,,2\ncy,,,,3\n"
        + "=dee,=1+1,,,4\neve,E/ve_X,,,5\n", file: "r")
    for gradebook in [ExportTests.gradebook, ExportTests.partial.gradebook] {
      let files = try Export(gradebook, roster: people, feedback: folder).files(format)
      #expect(!files.isEmpty)
      for (name, file) in files {
        #expect(try faults(file, name: name, format) == [], "\(name)")
      }
    }
  }

  @Test("A chapter's and a total's column fit too, and what is asked for alone is all there is")
  func assignments() throws {
    let columns = ExportTests.gradebook.columns
    let assignments = try Assignment.named(
      ["ch17=Chapter 17 (123456)", "total=All, of it", "ch17.pop=Pop=2 (7)"], among: columns,
      of: columns)
    let export = Export(ExportTests.gradebook, assignments: assignments, roster: ExportTests.roster)
    #expect(
      export.canvas.map { $0.dropFirst(5).joined(separator: "|") } == [
        "Chapter 17 (123456)|All, of it|Pop=2 (7)", "15.00|15.00|5.00", "10.00|10.00|0.00",
        "10.00|10.00|0.00", "10.00|10.00|0.00",
      ])
    #expect(export.moodle[1].dropFirst(2).prefix(2) == ["10", "1 of 2 exercises solved."])
    for format in [Export.Format.canvas, .moodle] {
      for (name, file) in try export.files(format) {
        #expect(try faults(file, name: name, format) == [])
      }
    }
    #expect(throws: GradingError.noExercise("ch18", nearest: [], known: ["ch17.stub", "ch17.pop"]))
    {
      _ = try Assignment.named(["ch18=x"], among: columns, of: columns)
    }
    let file = folder + "/columns.csv"
    try "exercise,assignment\nch17.stub,Stub (1)\nch17.pop,Pop (2)\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    let stub = try ExportTests.gradebook.only(["ch17.stub"])
    let listed = try Assignment.listed(in: file, among: stub.columns, of: columns)
    #expect(Export(stub, assignments: listed).canvas[0].dropFirst(5) == ["Stub (1)"])
    try "exercise,assignment\nch17.stub,Stub\nch9,x\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    #expect(throws: TableError(file: file, line: 3, reason: .noExercise("ch9", nearest: []))) {
      _ = try Assignment.listed(in: file, among: columns, of: columns)
    }
  }

  @Test(
    "Each form leaves out the exercises that were not asked for", arguments: Export.Format.allCases)
  func only(format: Export.Format) throws {
    let stub = try ExportTests.gradebook.only(["ch17.stub"])
    let files = try Export(stub, roster: ExportTests.roster, feedback: folder).files(format)
    for (name, file) in files {
      let text = name + String(decoding: file, as: UTF8.self)
      #expect(!text.contains("ch17.pop") && !text.contains("Pop"), "\(name)")
      #expect(try faults(file, name: name, format) == [] || format == .sarif)
    }
    #expect(try ExportTests.gradebook.only(["ch17"]) == ExportTests.gradebook)
    #expect(
      throws: GradingError.noExercise(
        "ch1", nearest: ["ch17.pop", "ch17.stub"], known: ["ch17.stub", "ch17.pop"])
    ) {
      _ = try ExportTests.gradebook.only(["ch1"])
    }
  }

  @Test(
    "A schema notices what is missing, what is too much, and what is of another kind",
    arguments: [
      ("gradescope", #"{"score":1,"tests":[{"score":1,"max_score":1}]}"#, "name is missing"),
      ("gradescope", #"{"score":1,"tests":[],"points":2}"#, "points is not known"),
      ("gradescope", #"{"score":"1","tests":[]}"#, "is not of type number"),
      ("gradescope", #"{"score":1,"tests":[],"visibility":"shown"}"#, "is not among"),
      ("prairielearn", #"{"gradable":true,"score":2}"#, "too large"),
      ("prairielearn", #"{"gradable":false,"score":1}"#, "score is not known"),
      ("exercism", #"{"version":3,"status":"error","tests":[]}"#, "message is missing"),
      ("exercism", #"{"version":2,"status":"pass","tests":[]}"#, "is not among"),
      ("lti", #"{"userId":"a","scoreGiven":1,"scoreMaximum":1,"timestamp":"today"}"#, "match"),
      ("sarif", #"{"$schema":"sarif-2.1.0.json","version":"2.1.0","runs":[]}"#, "too few"),
    ])
  func notices(schema: String, json: String, fault: String) throws {
    let faults = try Schema(schema).faults(inJSON: Data(json.utf8))
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }

  @Test("So do those of XML, of tables and of names")
  func noticesOthers() throws {
    let xml = """
      <testsuites name="a" tests="1" failures="0" errors="0"><testsuite name="b" tests="1" failures="0">
      <testcase name="c" classname="d" time="1e-05"><properties/></testcase></testsuite></testsuites>
      """
    let faults = try Schema("junit").faults(inXML: Data(xml.utf8))
    #expect(
      faults.sorted() == [
        "properties has ", "testcase has properties ", "testcase: time is 1e-05",
        "testsuite: errors is missing",
      ])
    let table = [
      ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Final Score"], ["ann"],
    ]
    #expect(try Schema("canvas").faults(inTable: table).count == 3)
    #expect(try Schema("moodle-feedback").faults(inNames: ["Ann_Doe_1/feedback.html"]).count == 1)
  }
}
