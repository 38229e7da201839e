import Chapters

/// The values of the template `diagram`.
struct DiagramContext {
  /// Unique on the page.
  var name: String
  /// HTML.
  var svg: String
  var caption: String

  init(_ diagram: Diagram) {
    name = diagram.fence.name
    svg = DiagramDrawing(of: diagram).svg
    caption = typographic(diagram.caption)
  }
}
