import HeadlessCoreGraphics

extension Sequence {
  /// As the standard library's `lazy`, which this hides, for at most 2^32 elements.
  ///
  /// An array of a longer sequence has no room for what a closure gives: the library multiplies the
  /// number of elements with their size without a look at the carry, and writes behind what it has.
  /// Anything longer traps.
  public var lazy: LazySequence<Self> {
    precondition(underestimatedCount <= 1 << 32, "A lazy sequence of more than 2^32 elements.")
    return standardLazy(self)
  }
}
