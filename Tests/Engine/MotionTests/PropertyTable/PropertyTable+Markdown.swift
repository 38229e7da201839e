extension PropertyTable {
  /// `Sources/Engine/LayerProperties.md`.
  var documentation: String {
    var lines = [
      "# Properties of layers", "",
      "Generated from `LayerProperties.json` by `PropertyTableTests`; edit that file, and run",
      "`WORKBOOK_RECORD=1 swift test --filter PropertyTableTests`.", "",
      "*Interpolated* says what is between two values. *Implicit*: a change animates by default, in",
      "a layer without a view. *Blocks*: how `UIView.animate` animates the property of a view's",
      "layer.",
    ]
    for (owner, properties) in properties {
      lines += [
        "", "## \(owner.rawValue)", "",
        "| key path | type | default | interpolated | implicit | blocks | |",
        "| --- | --- | --- | --- | --- | --- | --- |",
      ]
      for property in properties {
        let cells = [
          link(to: property, of: owner), "`\(property.type.swift)`", "`\(property.default)`",
          property.isAnimatable ? property.type.blending : "not",
          property.implicit == true ? "yes" : "no", (property.blocks ?? .no).rawValue,
          property.documentation,
        ]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A link to the property's page in Apple's documentation; plain text if it has none.
  private func link(to property: Property, of owner: LayerClass) -> String {
    guard !property.isOurs else { return "`\(property.key)`" }
    let page = "quartzcore/\(owner.rawValue)/\(property.name)".lowercased()
    return "[`\(property.key)`](https://developer.apple.com/documentation/\(page))"
  }
}
