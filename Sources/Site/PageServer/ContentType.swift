/// The media types of a site's files.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let text = "text/plain; charset=utf-8"
  static let script = "text/javascript; charset=utf-8"

  /// The type of a file with this name.
  static func of(_ name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": html
    case "js": script
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "xml": "application/xml"
    case "txt": text
    default: "application/octet-stream"
    }
  }
}
