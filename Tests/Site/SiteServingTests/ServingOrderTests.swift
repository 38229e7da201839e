import Foundation
import SiteServing
import Testing

@Suite("What the server of pages is told", .timeLimit(.minutes(1)))
struct ServingOrderTests {
  private let orders: [ServingOrder] = [
    .show(["index.html": Data("one\ntwo".utf8), "a.png": Data([0, 10, 255]), "empty": Data()]),
    .complain("line one\nline \"two\" ✗"), .show([:]),
  ]

  private func read(_ bytes: [UInt8]) throws -> [ServingOrder] {
    let pipe = Pipe()
    DispatchQueue.global().async {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    let file = try #require(fdopen(dup(pipe.fileHandleForReading.fileDescriptor), "r"))
    defer { fclose(file) }
    var orders: [ServingOrder] = []
    while let order = ServingOrder(from: file) { orders.append(order) }
    return orders
  }

  @Test("Orders are read as they were written, whatever bytes the files have")
  func reading() throws {
    #expect(try read(orders.flatMap(\.bytes)) == orders)
  }

  @Test("An order that is cut off, or is none, is not obeyed")
  func cutOff() throws {
    let bytes = orders[0].bytes
    #expect(try read(orders[2].bytes + bytes.dropLast()) == [orders[2]])
    #expect(try read(Array(bytes.prefix(20))) == [])
    #expect(try read(Array("nonsense\n".utf8) + bytes) == [])
  }
}
