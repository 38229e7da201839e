import Foundation
import Sandboxing
import Testing

@testable import Compiling

@Suite("A full disk is told apart from code that speaks of one")
struct DiskSpaceTests {
  @Test("Tools complain in these words, or end without any where they write into memory")
  func complaint() {
    func mayHaveBeenMissing(_ outcome: Outcome, _ errors: String = "") -> Bool {
      DiskSpace.mayHaveBeenMissing(to: Finished(outcome: outcome, errors: [UInt8](errors.utf8)))
    }
    let words = "ld.lld: error: cannot open /o.so: No space left on device"
    #expect(mayHaveBeenMissing(.exited(1), words))
    #expect(mayHaveBeenMissing(.exited(1), "error: Disk quota exceeded"))
    #expect(mayHaveBeenMissing(.signalled(SIGBUS)))
    #expect(!mayHaveBeenMissing(.exited(0), words))
    #expect(!mayHaveBeenMissing(.exited(1), "error: cannot find 'space' in scope"))
    #expect(!mayHaveBeenMissing(.signalled(SIGSEGV)))
  }

  @Test("A disk without room is scarce, and so is one that says nothing")
  func scarce() {
    #expect(!DiskSpace.isScarce(in: "/tmp"))
    #expect(DiskSpace.isScarce(in: "/proc"))
    #expect(DiskSpace.isScarce(in: "/nowhere"))
  }
}
