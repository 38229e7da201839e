import Foundation
import Testing

/// `WORKBOOK_RECORD=1` writes the files anew; such a run fails.
@Suite("The table of layer properties")
struct PropertyTableTests {
  static let outputs: [(path: String, text: @Sendable (PropertyTable) -> String)] = [
    ("Sources/Engine/Motion/Layers/LayerProperties+Table.swift", { $0.storageSource }),
    ("Sources/Engine/Motion/Layers/LayerProperty+Table.swift", { $0.namesSource }),
    ("Sources/Engine/Motion/Layers/LayerProperties+Access.swift", { $0.accessSource }),
    ("Sources/Engine/Motion/Coding/LayerProperties+Codable.swift", { $0.codingSource }),
    (
      "Sources/Engine/QuartzCore/KeyValueObserving/AnyKeyPath+LayerProperties.swift",
      { $0.keyPathsSource }
    ),
    ("Sources/Record/Dumping/LayerProperties+Text.swift", { $0.textSource }),
    ("Sources/Engine/LayerProperties.md", { $0.documentation }),
  ]

  @Test(
    "Storage, coding, names in key paths, dump and documentation follow from the table",
    arguments: 0..<outputs.count)
  func generatedFiles(index: Int) throws {
    let (path, text) = Self.outputs[index]
    let file = PropertyTable.root.appending(path: path)
    let expected = text(try PropertyTable())
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(path) was written; run the test again without WORKBOOK_RECORD.")
      return
    }
    let present = try String(contentsOf: file, encoding: .utf8)
    #expect(
      present == expected,
      "\(path) is out of date. WORKBOOK_RECORD=1 swift test --filter PropertyTableTests writes it.")
  }

  @Test("Each animatable property says how it animates; the others do not")
  func columns() throws {
    for (owner, property) in try PropertyTable().all {
      #expect(
        property.isAnimatable == (property.implicit != nil && property.blocks != nil),
        "\(owner.rawValue).\(property.name)")
      #expect(property.documentation.hasSuffix("."), "\(owner.rawValue).\(property.name)")
    }
  }
}
