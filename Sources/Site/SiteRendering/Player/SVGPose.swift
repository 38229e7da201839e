/// An SVG text, separated into its numbers and the text around them.
///
/// Two frames of a film usually differ in numbers alone. Colours are taken as three numbers.
struct SVGPose {
  /// The text with ``placeholder`` for each number.
  private(set) var form: [UInt8] = []
  private(set) var numbers: [Double] = []
  /// For each number, how far it may be from the truth without being noticed.
  private(set) var tolerances: [Double] = []

  static let factorTolerance = 1e-4
  static let opacityTolerance = 0.004
  /// In points.
  static let lengthTolerance = 0.08
  /// In 255ths.
  static let colorTolerance = 0.6

  /// U+E000 in UTF-8: a character for private use, which no attribute of our drawings has.
  static let placeholder: [UInt8] = [0xEE, 0x80, 0x80]

  /// Reads the output of ``FrameDrawing``: attributes in double quotation marks, no comments.
  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      form.reserveCapacity(bytes.count)
      var index = 0
      var isInTag = false
      var nameStart = 0
      while index < bytes.count {
        let byte = bytes[index]
        if !isInTag {
          isInTag = byte == UInt8(ascii: "<")
          // A program's text is no place for numbers.
          if bytes[index...].starts(with: Self.placeholder) {
            form.append(UInt8(ascii: "?"))
            index += Self.placeholder.count
            continue
          }
        } else if byte == UInt8(ascii: ">") {
          isInTag = false
        } else if byte == UInt8(ascii: " ") {
          nameStart = index + 1
        } else if byte == UInt8(ascii: "\"") {
          form.append(byte)
          index = value(of: Attribute(bytes[nameStart..<index]), in: bytes, at: index + 1)
          continue
        }
        form.append(byte)
        index += 1
      }
    }
  }

  /// The kind of an attribute, which decides what its numbers mean.
  private enum Attribute {
    /// Has no numbers: an identifier, a class, a reference, or a text.
    case name
    case length
    case opacity
    /// Six numbers, of which the first four are factors.
    case transform

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      self =
        switch name {
        case "id", "href", "class", "clip-path", "mask", "filter", "text-anchor", "font-weight",
          "fill-rule", "gradientUnits", "preserveAspectRatio":
          .name
        case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity",
          "offset":
          .opacity
        case "transform", "gradientTransform": .transform
        default: .length
        }
    }
  }

  /// Takes an attribute's value apart, and returns the index behind its closing quotation mark.
  private mutating func value(
    of attribute: Attribute, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int {
    var index = start
    let isColor = bytes[start] == UInt8(ascii: "#")
    let isReference = bytes[start] == UInt8(ascii: "u")
    if attribute == .name || isReference || isColor {
      var end = index
      while bytes[end] != UInt8(ascii: "\"") { end += 1 }
      if isColor, attribute != .name, end == index + 7 {
        color(in: bytes, at: index + 1)
      } else {
        form += bytes[index..<end]
      }
      form.append(bytes[end])
      return end + 1
    }
    let isMatrix = attribute == .transform && bytes[start] == UInt8(ascii: "m")
    let first = numbers.count
    while true {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        form.append(byte)
        return index + 1
      }
      guard byte == UInt8(ascii: "-") || (48...57).contains(byte) else {
        form.append(byte)
        index += 1
        continue
      }
      index = number(in: bytes, at: index)
      let isFactor = isMatrix && numbers.count - first <= 4
      tolerances.append(
        isFactor
          ? Self.factorTolerance
          : attribute == .opacity ? Self.opacityTolerance : Self.lengthTolerance)
    }
  }

  private mutating func color(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    func digit(_ index: Int) -> Int {
      let byte = Int(bytes[index])
      return byte < 58 ? byte - 48 : (byte | 32) - 87
    }
    form += "rgb(".utf8
    for part in 0..<3 {
      let place = start + 2 * part
      if part > 0 { form.append(UInt8(ascii: " ")) }
      form += Self.placeholder
      numbers.append(Double(digit(place) * 16 + digit(place + 1)))
      tolerances.append(Self.colorTolerance)
    }
    form.append(UInt8(ascii: ")"))
  }

  /// Reads a decimal number, and returns the index behind it.
  private mutating func number(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa = 0
    var divisor = 1.0
    var isFraction = false
    while true {
      let byte = bytes[index]
      if (48...57).contains(byte), mantissa < 1 << 52 {
        mantissa = mantissa * 10 + Int(byte - 48)
        if isFraction { divisor *= 10 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    var value = Double(mantissa) / divisor
    if bytes[index] == UInt8(ascii: "e") {
      // Swift writes factors below 1e-4 so; they are next to nothing.
      value = 0
      index += 1
      while bytes[index] == UInt8(ascii: "-") || (48...57).contains(bytes[index]) { index += 1 }
    }
    numbers.append(isNegative ? -value : value)
    form += Self.placeholder
    return index
  }
}
