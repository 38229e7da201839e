import CAllocations

/// Counts what is allocated while work is done.
enum AllocationCounter {
  /// Returns how many allocations the work makes; `nil` where they cannot be counted.
  static func count(_ work: () -> Void) -> Int? {
    let before = allocation_count()
    work()
    return before < 0 ? nil : allocation_count() - before
  }
}
