/// Counts what is allocated while work is done.
///
/// The program's own `malloc` takes the place of the C library's for all that is linked to it, the
/// Swift runtime included.
enum AllocationCounter {
  /// Counted without a lock: the benchmark has one thread, and a lock, or a value that is made when
  /// it is first asked for, might allocate inside of `malloc`.
  nonisolated(unsafe) fileprivate static var number = 0

  /// Returns how many allocations the work makes; `nil` where `malloc` cannot be replaced.
  static func count(_ work: () -> Void) -> Int? {
    #if os(Linux)
      let before = number
      work()
      return number - before
    #else
      work()
      return nil
    #endif
  }
}

#if os(Linux)
  /// The C library's own allocator, by its other name.
  @_silgen_name("__libc_malloc")
  private func libraryMalloc(_ size: Int) -> UnsafeMutableRawPointer?

  /// Public, because the linker exports nothing else.
  @_cdecl("malloc")
  public func countingMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
    AllocationCounter.number += 1
    return libraryMalloc(size)
  }
#endif
