import Record
import Testing

@testable import workbook

@Suite("The exit status of check")
struct CheckCommandTests {
  @Test(
    "The gravest verdict decides the exit status",
    arguments: [
      ([Verdict.Status.pass, .pass], workbook.ExitStatus.success), ([], .success),
      ([.pass, .fail], .failure), ([.pass, .skipped], .failure),
      ([.fail, .error], .doesNotCompile), ([.error, .timeout], .stopped),
      ([.crash, .error, .pass], .stopped),
    ])
  func theGravestDecides(_ statuses: [Verdict.Status], _ expected: workbook.ExitStatus) {
    #expect(CheckCommand.status(of: statuses) == expected)
  }
}
