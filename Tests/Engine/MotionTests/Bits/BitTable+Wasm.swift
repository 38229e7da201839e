#if arch(wasm32)
  // A WASI program without the C library: `_start` prints the table, a line of sixteen hexadecimal
  // digits for each result.

  @_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
  @_extern(c)
  private func fd_write(
    _ file: Int32, _ pieces: UnsafeRawPointer, _ count: Int32, _ written: UnsafeMutableRawPointer
  ) -> Int32

  @_cdecl("_start")
  func start() {
    var line = [UInt8](repeating: 10, count: 17)
    _ = BitTable { _, value in
      var bits = value == value ? value.bitPattern : Double.nan.bitPattern
      for place in (0..<16).reversed() {
        let digit = UInt8(truncatingIfNeeded: bits & 15)
        line[place] = digit < 10 ? 48 + digit : 87 + digit
        bits >>= 4
      }
      line.withUnsafeBytes { bytes in
        var piece = (address: UInt32(UInt(bitPattern: bytes.baseAddress)), count: UInt32(17))
        var written: UInt32 = 0
        withUnsafeBytes(of: &piece) { piece in
          withUnsafeMutableBytes(of: &written) { written in
            guard let address = piece.baseAddress, let count = written.baseAddress else { return }
            _ = fd_write(1, address, 1, count)
          }
        }
      }
    }
  }

  /// The first free byte; the test links with 64 MiB of memory, and static data is below 8 MiB.
  nonisolated(unsafe) private var free: UInt = 8 << 20

  /// Allocates without ever freeing, because the program ends before memory runs out.
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

  /// Hash seeds need not be secret here.
  @_cdecl("arc4random_buf")
  func fillWithRandom(_ pointer: UnsafeMutableRawPointer, _ count: UInt) {
    for index in 0..<count { pointer.storeBytes(of: 4, toByteOffset: Int(index), as: UInt8.self) }
  }

  @_cdecl("memcmp")
  func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: UInt) -> Int32 {
    for index in 0..<Int(count) {
      let difference =
        Int32(left.load(fromByteOffset: index, as: UInt8.self))
        - Int32(right.load(fromByteOffset: index, as: UInt8.self))
      if difference != 0 { return difference }
    }
    return 0
  }
#endif
