import Foundation
import Testing

@Suite("Mutation testing finds changes that the checks do not notice", .serialized, .needsBuiltTool)
struct MutantsTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func declare(change: String) throws {
    let text = """
      - exercise: cut
        line: transitionContext.containerView.addSubview(toView)
        change: "\(change)"
        reason: Nobody sees which view is above.

      """
    try text.write(
      toFile: bench.book + "/solutions/ch01/equivalents.yaml", atomically: true, encoding: .utf8)
  }

  @Test("Each mutant is counted as caught or listed as a survivor")
  func survivors() throws {
    let inspected = try bench.run("inspect", "--mutants", "--json")
    #expect(
      inspected.output == """
        {
          "mutants" : {
            "caught" : 8,
            "described" : 5,
            "explained" : 7,
            "misnamed" : 1,
            "recognised" : 2,
            "remarked" : 0,
            "stopped" : 0,
            "survivors" : [
              {
                "change" : "addSubview → insertSubview(at: 0)",
                "exercise" : "ch01.cut",
                "line" : 12,
                "reason" : "",
                "remark" : ""
              }
            ],
            "total" : 9
          },
          "problems" : [

          ]
        }

        """)
    #expect(inspected.status == 1)
  }

  @Test("A survivor that is declared correct is listed with its reason, and inspection succeeds")
  func declared() throws {
    try declare(change: "addSubview → insertSubview(at: 0)")
    let inspected = try bench.run("inspect", "--mutants", "ch01", "--no-color")
    #expect(
      inspected.output == """
        solutions/ch01/1-cut.swift:12: survives rightly: addSubview → insertSubview(at: 0). \
        Nobody sees which view is above.

        ch01.cut: 9 mutants, 1 of them right; caught 8 (88 % of all, 100 % of the wrong ones) and told \
        7 of them their own reason (87 %): 2 as a mistake of the chapter, 1 were told a mistake that they do not make, \
        or not the one that they are, 5 by what was seen, 0 by a crash or a limit; \
        3 more are in code that no play reaches
        All: 9 mutants, 1 of them right; caught 8 (88 % of all, 100 % of the wrong ones) and told \
        7 of them their own reason (87 %): 2 as a mistake of the chapter, 1 were told a mistake that they do not make, \
        or not the one that they are, 5 by what was seen, 0 by a crash or a limit; \
        3 more are in code that no play reaches

        """)
    #expect(inspected.status == 0)
  }

  @Test("A declaration that matches no surviving mutant is an error")
  func stale() throws {
    try declare(change: "something else")
    let inspected = try bench.run("inspect", "--mutants", "--no-color")
    #expect(
      inspected.output.hasPrefix(
        "solutions/ch01/equivalents.yaml:1:3: No mutant of ch01.cut survives with this change"))
    #expect(inspected.status == 1)
  }
}
