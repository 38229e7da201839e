/// Clips, masks, gradients and pictures that several frames of one drawing share.
struct SVGDefinitions {
  /// Begins every identifier, so that several drawings can stand on one page.
  let prefix: String
  private var identifiers: [String: String] = [:]
  private(set) var markup = ""

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The identifier of an element that has this content; each content is written once.
  mutating func identifier(
    of element: String, attributes: String = "", content: String
  ) -> String {
    let key = "\(element) \(attributes)>\(content)"
    if let identifier = identifiers[key] { return identifier }
    let identifier = "\(prefix)-\(identifiers.count)"
    identifiers[key] = identifier
    markup += "<\(element) id=\"\(identifier)\"\(attributes)>\(content)</\(element)>"
    return identifier
  }
}
