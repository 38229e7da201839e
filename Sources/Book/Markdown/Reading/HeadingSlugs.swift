/// Makes the identifiers of a document's headings, as GitHub does.
///
/// Links therefore work both on the site and in viewers of the Markdown files.
struct HeadingSlugs {
  private var used: Set<String> = []

  mutating func next(for text: String) -> String {
    let slug = Self.slug(text)
    var candidate = slug
    var count = 0
    while !used.insert(candidate).inserted {
      count += 1
      candidate = "\(slug)-\(count)"
    }
    return candidate
  }

  /// The text in lower case with `-` for spaces; letters, digits, `-` and `_` are kept.
  ///
  /// A heading without any of them is "section", which is ours: GitHub gives it no name.
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      let properties = scalar.properties
      if scalar == " " {
        slug += "-"
      } else if scalar == "-" || scalar == "_" || properties.isAlphabetic
        || properties.numericType != nil
      {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug.isEmpty ? "section" : slug
  }
}
