import Chapters
import Figures
import Foundation

/// The values of the template `figure`.
struct FigureContext {
  struct Line {
    var index: Int
    var name: String
  }

  struct Reading {
    var name: String
    var value: String
  }

  /// Unique on the page.
  var name: String
  /// HTML.
  var svg: String
  /// The legend; empty for a single line.
  var lines: [Line]
  /// The parameters and their values in a sentence.
  var settings: String
  var readings: [Reading]
  var caption: String
  /// A ``FigureContent`` for the page's script; `nil` where only the picture is shown.
  var json: String?

  /// - Parameter isLive: Whether readers can change the figure.
  init(_ figure: Figure, isLive: Bool) {
    let drawing = FigureDrawing(of: figure)
    name = figure.fence.name
    svg = drawing.svg
    let all = figure.kind.lines
    lines = all.count > 1 ? all.enumerated().map { Line(index: $0, name: $1.name) } : []
    settings =
      zip(figure.kind.parameters, figure.values).map { parameter, value in
        let choice = parameter.choices.isEmpty ? nil : parameter.choices[Int(value)]
        let text = choice ?? Self.text(value, unit: parameter.unit)
        return "\(parameter.label) \(text)"
      }.joined(separator: " · ")
    readings = zip(figure.kind.readings, drawing.numbers.readings).map {
      Reading(name: $0.name, value: Self.text($1, unit: $0.unit))
    }
    caption = typographic(figure.caption)
    json = isLive ? FigureContent(figure, drawing.layout).json : nil
  }

  /// A number with three digits or more, as `site/figure.js` writes it too.
  static func text(_ number: Double, unit: String) -> String {
    guard number.isFinite else { return "∞" }
    let size = abs(number)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : 2
    let text = String(format: "%.\(digits)f", number)
    let plain = text == "-0.00" ? "0.00" : text
    return unit.isEmpty ? plain : unit == "s" ? "\(plain) s" : "\(plain)\u{202F}\(unit)"
  }
}

/// The data that a figure's script needs besides the drawing.
private struct FigureContent: Encodable {
  struct Parameter: Encodable {
    var label: String
    var unit: String
    var low: Double
    var high: Double
    var step: Double
    var choices: [String]
  }

  struct Reading: Encodable {
    var name: String
    var unit: String
  }

  struct Preset: Encodable {
    var name: String
    var values: [Double]
  }

  var kind: Int
  var samples: Int
  var layout: FigureLayout
  var parameters: [Parameter]
  var values: [Double]
  var presets: [Preset]
  var readings: [Reading]
  var dots: Int
  var handles: Int
  /// The panel of each line.
  var lines: [Int]
  /// Digests of the native build's results: with these values, and then with each of them as small
  /// and as large as it can be.
  var native: [String]

  init(_ figure: Figure, _ layout: FigureLayout) {
    let kind = figure.kind
    self.kind = kind.rawValue
    samples = FigureNumbers.samples
    self.layout = layout
    parameters = kind.parameters.map {
      Parameter(
        label: $0.label, unit: $0.unit, low: $0.range.lowerBound, high: $0.range.upperBound,
        step: $0.step, choices: $0.choices)
    }
    values = figure.values
    presets = kind.presets.map { Preset(name: $0.name, values: $0.values) }
    readings = kind.readings.map { Reading(name: $0.name, unit: $0.unit) }
    dots = kind.dots
    handles = kind.handles
    lines = kind.lines.map(\.panel)
    var settings = [figure.values]
    for (index, parameter) in kind.parameters.enumerated() {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        var changed = figure.values
        changed[index] = value
        settings.append(changed)
      }
    }
    native = settings.map { Self.digest(FigureNumbers(of: kind, $0).all) }
  }

  /// JSON that is safe within a `script` element: slashes are escaped.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Only values that JSON lacks could fail, and there are none.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// FNV-1a over the bits, from the lowest byte of the first number.
  private static func digest(_ numbers: [Double]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in numbers {
      var bits = number.bitPattern
      for _ in 0..<8 {
        hash = (hash ^ (bits & 0xff)) &* 0x100_0000_01b3
        bits >>= 8
      }
    }
    return String(hash, radix: 16)
  }
}
