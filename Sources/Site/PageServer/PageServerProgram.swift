import Foundation
import SiteServing

// page-server PORT SCRIPT
//
// Serves what the standard input tells it to show (`ServingOrder`), until that ends, and prints where it
// listens or why it cannot (`ServingReport`).

@main
struct PageServerProgram {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let port = UInt16(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: page-server PORT SCRIPT\n".utf8))
      exit(2)
    }
    let server = PageServer(port: port, script: Data(arguments[2].utf8))
    let obeying = Task {
      for await order in orders() {
        switch order {
        case .show(let files): await server.show(files)
        case .complain(let fault): await server.complain(fault)
        }
      }
      exit(0)
    }
    defer { obeying.cancel() }
    do {
      try await server.run { report(.listening(port: $0)) }
    } catch let error as ServingError {
      report(.failed(error))
    } catch {
      report(.failed(.failed(port: port, reason: "the server has ended")))
    }
    exit(1)
  }

  /// A thread of its own reads them, because waiting for a pipe would keep a task's from others.
  private static func orders() -> AsyncStream<ServingOrder> {
    let (orders, continuation) = AsyncStream.makeStream(of: ServingOrder.self)
    Thread.detachNewThread {
      if let input = fdopen(STDIN_FILENO, "r") {
        while let order = ServingOrder(from: input) { continuation.yield(order) }
      }
      continuation.finish()
    }
    return orders
  }

  private static func report(_ report: ServingReport) {
    guard let line = try? JSONEncoder().encode(report) else { return }
    FileHandle.standardOutput.write(line + [0x0A])
  }
}
