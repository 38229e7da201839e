import Foundation
import SystemPackage
import Testing

@testable import Files

@Suite("Calls of the system")
struct SystemCallTests {
  @Test("The last error is the one of the call that failed")
  func lastError() {
    #expect(open("/nowhere/at/all", O_RDONLY) < 0)
    #expect(Errno.last == .noSuchFileOrDirectory)
  }
}
