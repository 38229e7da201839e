/// Runs a server while the body asks it.
///
/// - Parameters:
///   - run: Serves until it is cancelled, and announces the port.
///   - body: Gets the port.
func whileServing(
  _ run: @escaping @Sendable (@escaping @Sendable (UInt16) async -> Void) async throws -> Void,
  _ body: @escaping @Sendable (UInt16) async throws -> Void
) async throws {
  let (ports, announced) = AsyncStream.makeStream(of: UInt16.self)
  try await withThrowingTaskGroup { group in
    group.addTask { try await run { announced.yield($0) } }
    group.addTask {
      for await port in ports { return try await body(port) }
    }
    defer { group.cancelAll() }
    try await group.next()
  }
}
