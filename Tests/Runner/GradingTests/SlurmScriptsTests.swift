import Testing

@testable import Grading

@Suite("Scripts for Slurm")
struct SlurmScriptsTests {
  private let scripts = SlurmScripts(
    count: 8, launcher: "/opt/work book/bin/workbook", output: "/class/it's",
    arguments: ["/class/in", "--only", "ch17"], book: "/b")

  @Test("Each task grades its own part into a folder of its own, and goes on with it")
  func array() {
    #expect(
      scripts.array == #"""
        #!/bin/sh
        #SBATCH --job-name=workbook-grade
        #SBATCH --array=1-8
        #SBATCH --cpus-per-task=2
        #SBATCH --mem=8G
        part="$SLURM_ARRAY_TASK_ID"
        exec '/opt/work book/bin/workbook' 'grade' 'run' '/class/in' '--only' 'ch17' '--book' '/b' \
          --output '/class/it'\''s/parts'/"$part" --shard "$part/8" --resume

        """#)
  }

  @Test("The merge waits for the end of the array, whether it succeeds or not")
  func merge() {
    #expect(scripts.mergeSubmission(after: "17").contains("afterany:17"))
    #expect(
      scripts.merge == #"""
        #!/bin/sh
        #SBATCH --job-name=workbook-merge
        exec '/opt/work book/bin/workbook' 'grade' 'merge' '/class/it'\''s/parts'/* \
          '--output' '/class/it'\''s' '--book' '/b'

        """#)
  }
}
