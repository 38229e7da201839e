import Foundation
import FoundationXML

/// The elements of an XML text, or the reason why it cannot be parsed.
final class XMLText: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var problem: String?

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem = "\(parser.parserError.map { "\($0)" } ?? "") line \(parser.lineNumber)"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  /// Attributes that could run scripts or change styles, such as `onclick` and `style`.
  var activeAttributes: [String] {
    elements.flatMap { element in
      element.attributes.filter { key, value in
        key.hasPrefix("on") || key == "style" || value.lowercased().contains("javascript:")
      }.map { "\(element.name) \($0.key)" }
    }
  }
}
