/// The `defs` of a drawing: clips, masks, gradients and pictures that its frames share.
struct SVGDefinitions {
  /// Begins every identifier, so that a page can have several drawings.
  let prefix: String
  private var identifiers: [String: String] = [:]
  private(set) var markup = ""

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The identifier of an element.
  ///
  /// Elements with equal attributes and content are written once.
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
