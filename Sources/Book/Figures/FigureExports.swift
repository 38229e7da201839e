#if arch(wasm32)
  // What `site/figure.js` calls. The memory is 4 MiB: static data and the stack below the first
  // mebibyte, then the page's values, the results, and what one call allocates.

  private let values: UInt = 1 << 20
  private let results: UInt = values + 256
  private let heap: UInt = values + 64 << 10

  /// The first free byte.
  nonisolated(unsafe) private var free = heap

  /// The address at which the page writes a figure's values.
  @_cdecl("values_address")
  func valuesAddress() -> UInt { values }

  /// The address at which the page reads the results.
  @_cdecl("results_address")
  func resultsAddress() -> UInt { results }

  /// Computes a figure of this number of values; returns the number of results.
  @_cdecl("compute")
  func compute(_ kind: Int32, _ count: Int32) -> Int32 {
    guard let kind = FigureKind(rawValue: Int(kind)),
      let place = UnsafePointer<Double>(bitPattern: values),
      let result = UnsafeMutablePointer<Double>(bitPattern: results)
    else { return 0 }
    // Nothing lives longer than a call.
    free = heap
    let given = (0..<Int(count)).map { place[$0] }
    let numbers = FigureNumbers(of: kind, given).all
    for index in numbers.indices { result[index] = numbers[index] }
    return Int32(numbers.count)
  }

  @_cdecl("posix_memalign")
  func allocate(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt
  ) -> Int32 {
    let start = (free + alignment - 1) & ~(alignment - 1)
    free = start + size
    result.pointee = UnsafeMutableRawPointer(bitPattern: start)
    return 0
  }

  @_cdecl("free")
  func release(_ pointer: UnsafeMutableRawPointer?) {}
#endif
