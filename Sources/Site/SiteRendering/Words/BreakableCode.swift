import Markdown

/// Code within a line as HTML: a long name may break after a colon, and before a parenthesis or a dot.
func breakableCode(_ code: String) -> String {
  guard code.utf8.count > 16 else { return escapedForHTML(code) }
  var result = ""
  var piece = ""
  for character in code {
    if character == "(" || character == ".", piece.count > 3 {
      result += escapedForHTML(piece) + "<wbr>"
      piece = ""
    }
    piece.append(character)
    if character == ":" {
      result += escapedForHTML(piece) + "<wbr>"
      piece = ""
    }
  }
  return result + escapedForHTML(piece)
}
