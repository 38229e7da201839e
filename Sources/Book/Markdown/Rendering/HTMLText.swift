/// Escapes text for HTML or XML, between tags and in quoted attributes.
public func escapedForHTML(_ text: String) -> String {
  var needsEscaping = false
  for byte in text.utf8 where byte < 0x40 && escape(byte) != nil {
    needsEscaping = true
    break
  }
  guard needsEscaping else { return text }
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count + 16)
  for byte in text.utf8 {
    if let escape = escape(byte) { result += escape.utf8 } else { result.append(byte) }
  }
  return String(decoding: result, as: UTF8.self)
}

/// `nil` for bytes that need no escape.
///
/// Control characters that XML forbids become U+FFFD.
private func escape(_ byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  case 0..<9, 11, 12, 14..<32: "\u{FFFD}"
  default: nil
  }
}
