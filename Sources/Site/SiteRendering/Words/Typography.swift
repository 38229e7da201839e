/// Plain text with typographic apostrophes, as libcmark writes them in prose.
func typographic(_ text: String) -> String {
  guard text.contains("'") else { return text }
  var result = ""
  var previous: Character = " "
  for character in text {
    result.append(character == "'" && previous.isLetter ? "\u{2019}" : character)
    previous = character
  }
  return result
}
