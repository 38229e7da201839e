public import Foundation

/// An order to the server of pages: one line of JSON, and after it the bytes of files.
public enum ServingOrder: Equatable, Sendable {
  /// To show these files, by their names.
  case show([String: Data])
  /// To leave all pages as they are, and to say in them why they could not be built.
  case complain(String)

  /// The line before the files.
  private struct Head: Codable {
    var fault: String?
    var files: [File] = []

    struct File: Codable {
      var name: String
      var size: Int
    }
  }

  /// The order as the server reads it.
  public var bytes: [UInt8] {
    switch self {
    case .complain(let fault): return Self.line(Head(fault: fault))
    case .show(let files):
      let files = files.sorted { $0.key < $1.key }
      let head = Head(files: files.map { .init(name: $0.key, size: $0.value.count) })
      return files.reduce(into: Self.line(head)) { $0 += $1.value }
    }
  }

  private static func line(_ head: Head) -> [UInt8] {
    // Texts and numbers can always be encoded.
    [UInt8]((try? JSONEncoder().encode(head)) ?? Data()) + [0x0A]
  }

  /// Reads an order.
  ///
  /// - Parameter file: A stream; reading waits for more bytes until its other side is closed.
  /// - Returns: `nil` if no whole order comes any more.
  public init?(from file: UnsafeMutablePointer<FILE>) {
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    let count = getline(&line, &room, file)
    guard count > 0, let line,
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes: line, count: count))
    else { return nil }
    if let fault = head.fault {
      self = .complain(fault)
      return
    }
    var files: [String: Data] = [:]
    for (name, size) in head.files.map({ ($0.name, $0.size) }) {
      var bytes = Data(count: size)
      let read = bytes.withUnsafeMutableBytes { fread($0.baseAddress, 1, size, file) }
      guard read == size else { return nil }
      files[name] = bytes
    }
    self = .show(files)
  }
}
