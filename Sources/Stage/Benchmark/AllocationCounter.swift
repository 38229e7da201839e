import CAllocations

/// Counts allocations.
enum AllocationCounter {
  /// The number of allocations of a closure; `nil` if the platform cannot count them.
  static func count(_ work: () -> Void) -> Int? {
    let before = allocation_count()
    work()
    return before < 0 ? nil : allocation_count() - before
  }
}
