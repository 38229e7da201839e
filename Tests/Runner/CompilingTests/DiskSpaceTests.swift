import Testing

@testable import Compiling

@Suite("A full disk is told apart from code that speaks of one")
struct DiskSpaceTests {
  @Test("Tools complain in these words")
  func complaint() {
    #expect(DiskSpace.isComplaint("ld.lld: error: cannot open /o.so: No space left on device"))
    #expect(!DiskSpace.isComplaint("error: cannot find 'space' in scope"))
  }

  @Test("The words alone do not fill a disk")
  func words() {
    #expect(!DiskSpace.wasMissing(to: "error: No space left on device", in: "/tmp"))
    #expect(DiskSpace.wasMissing(to: "error: No space left on device", in: "/proc"))
  }
}
