import Chapters
import Markdown

/// The sources of a rule as HTML, with links where a name alone says where the source is.
enum SourceLinks {
  static func html(_ reference: String) -> String {
    var result = ""
    var end = reference.startIndex
    for link in SourceLink.all(in: reference) {
      result += escapedForHTML(String(reference[end..<link.range.lowerBound]))
      let text = breakableCode(String(reference[link.range]))
      result += "<a href=\"\(escapedForHTML(link.address))\">\(text)</a>"
      end = link.range.upperBound
    }
    return result + escapedForHTML(String(reference[end...]))
  }
}
