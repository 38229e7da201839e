import Testing

@testable import Grading
@testable import workbook

@Suite("The words about late students and about Slurm")
struct ClassWordsTests {
  @Test(
    "Late students are named with what takes points off, or with the table that does not name them")
  func late() {
    let list = ClassList(["ann\u{1B}", "bob"])
    #expect(
      LateWords.withoutTable(["ann\u{1B}", "bob"], list) == """
        Marked late by the platform: ann; bob. Nothing is taken off without --late, such as with this table \
        once it has the days:
          student,days
          ann,
          bob,
        """)
    #expect(
      LateWords.notInTable(["bob"], list, file: "late\u{1B}.csv")
        == "Marked late by the platform: bob; late.csv does not name this student.")
    #expect(
      LateWords.notInTable(["ann", "bob"], list, file: "late.csv")
        == "Marked late by the platform: ann; bob; late.csv does not name them.")
    let many = (1...42).map { "s\($0)" }
    #expect(LateWords.marked(many, ClassList(many)).hasSuffix("; s39; s40 and 2 more"))
  }

  @Test("What Slurm was given is told, and what to run where it was given nothing")
  func slurm() {
    let scripts = SlurmScripts(count: 2, launcher: "/w/bin/workbook", output: "/g", arguments: [])
    #expect(SlurmWords.written(scripts) == "Written: /g/slurm/grade.sbatch and merge.sbatch")
    #expect(
      SlurmWords.noSbatch == "Not submitted: there is no sbatch on this machine's path.")
    #expect(
      SlurmWords.refused(scripts)
        == "sbatch did not take the scripts. Run `sbatch /g/slurm/grade.sbatch` to see why.")
    #expect(
      SlurmWords.refusedMerge(scripts, after: "7")
        == "Job 7 grades the parts, but sbatch did not take the merge. Run `sh /g/slurm/merge.sbatch` when the job has "
        + "ended.")
    #expect(
      SlurmWords.submitted(array: "7", merge: "8")
        == "Submitted: job 7 grades the parts, and job 8 puts them together.")
  }
}
