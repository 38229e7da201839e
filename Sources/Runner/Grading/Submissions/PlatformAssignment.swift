/// An assignment that a platform has, as its exported gradebook names it.
public struct PlatformAssignment: Codable, Equatable, Sendable {
  /// With Canvas' own number: "Chapter 17 (123456)".
  public var title: String
  /// What it is worth; `nil` if the gradebook does not say.
  public var points: Double?

  /// The title without the number.
  var name: String { String(title.prefixMatch(of: /(.+) \(\d+\)/)?.1 ?? title[...]) }

  /// The assignments of a gradebook of Canvas'.
  ///
  /// - Parameters:
  ///   - header: The first line.
  ///   - rows: The other lines.
  static func all(in header: [String], rows: [[String]]) -> [PlatformAssignment] {
    let worth = rows.first { $0.first == "Points Possible" }
    return header.enumerated().compactMap { index, title in
      guard title.wholeMatch(of: /.+ \(\d+\)/) != nil else { return nil }
      let cell = worth.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return PlatformAssignment(title: title, points: cell.flatMap(Double.init))
    }
  }
}
