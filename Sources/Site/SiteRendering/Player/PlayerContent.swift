import Foundation
import Motion
import Record

/// The content of a page's player, as JSON for its script.
struct PlayerContent {
  /// Runs side by side on one clock: one, or a learner's and the reference.
  struct Take {
    /// A description of what the user does; shown where a player has several takes.
    var title: String
    var runs: [Trace]
    var divergence: Divergence?
  }

  var takes: [Take]

  init(takes: [Take]) {
    self.takes = takes
  }

  /// One run, or a learner's run and the reference's.
  ///
  /// - Parameter prefix: Unique on the page; letters, digits and hyphens.
  init(learner: Timeline? = nil, run: Timeline, title: String, prefix: String) {
    var traces: [Trace] = []
    if let learner { traces.append(Trace(of: learner, name: "Yours", prefix: prefix + "-y")) }
    traces.append(
      Trace(of: run, name: learner == nil ? "" : "Reference", prefix: prefix + "-r"))
    takes = [
      Take(
        title: title, runs: traces,
        divergence: learner.flatMap { Divergence.first(of: $0, from: run) })
    ]
  }

  /// A sentence about what is not in the player, with a space before it; empty if everything is.
  var omission: String {
    let cut = takes.flatMap(\.runs).filter(\.isCut)
    guard let first = cut.map(\.end).min() else { return "" }
    return " The player ends at \(instantText(first)): "
      + "all that moves after that is too much to draw."
  }

  /// JSON that is safe within a `script` element.
  var json: String {
    var text = ""
    let properties = TracedLayer.Property.allCases.map { Self.quoted($0.name) }
    text += "{\"properties\":[\(properties.joined(separator: ","))],\"takes\":["
    text += takes.map { take in
      var value = "{\"title\":\(Self.quoted(take.title)),\"runs\":["
      value += take.runs.map { Self.json($0) }.joined(separator: ",") + "]"
      if let divergence = take.divergence {
        value += ",\"difference\":[\(Self.time(divergence.instant)),"
        value += "\(Self.quoted(divergence.text))]"
      }
      return value + "}"
    }.joined(separator: ",\n")
    return text + "]}"
  }

  /// A script that hands the content to players with this address.
  func script(name: String) -> String {
    "(window.workbookFilms??={})[\(Self.quoted(name))]=\(json);\n"
  }

  private static func json(_ trace: Trace) -> String {
    let shots = trace.shots.map { shot in
      let lines = shot.lines.map { Self.json($0, from: shot.instant) }.joined(separator: ",")
      return "[\(time(shot.instant)),\(svg(shot.screen.width)),\(svg(shot.screen.height)),"
        + "\(quoted(shot.drawing)),[\(lines)]]"
    }
    let fingers = trace.fingers.map { finger in
      let place = finger.location.map { ",\(svg($0.x)),\(svg($0.y))" } ?? ""
      return "[\(time(finger.instant)),\(finger.number)\(place)]"
    }
    let movements = trace.movements.map { "[\(time($0.lowerBound)),\(time($0.upperBound))]" }
    let calls = trace.calls.rows.map { row in
      "[\(time(row.time)),\(quoted(row.style)),\(quoted(row.text)),\(quoted(row.answer))]"
    }
    return "{\"name\":\(quoted(trace.name)),"
      + "\"screen\":[\(svg(trace.screen.width)),\(svg(trace.screen.height))],"
      + "\"end\":\(time(trace.end)),\"shots\":[\(shots.joined(separator: ",\n"))],"
      + "\"fingers\":[\(fingers.joined(separator: ","))],"
      + "\"movements\":[\(movements.joined(separator: ","))],"
      + "\"layers\":[\(trace.layers.map { json($0) }.joined(separator: ",\n"))],"
      + "\"calls\":[\(calls.joined(separator: ",\n"))]}"
  }

  /// Depth, title, class, when it is there, and its curves: a property's number, its presentation value,
  /// and, where they say more, its model value and its velocity.
  private static func json(_ layer: TracedLayer) -> String {
    let presence = layer.presence.map { "[\(time($0.lowerBound)),\(time($0.upperBound))]" }
    let curves = layer.curves.map { curve in
      var parts = ["\(curve.property.rawValue)", json(curve.presentation, from: 0)]
      let model = json(curve.model, from: 0)
      if let velocity = curve.velocity {
        parts += [model, json(velocity, from: 0)]
      } else if model != parts[1] {
        parts.append(model)
      }
      return "[\(parts.joined(separator: ","))]"
    }
    return "[\(layer.depth),\(quoted(layer.title)),\(quoted(layer.kind)),"
      + "[\(presence.joined(separator: ","))],[\(curves.joined(separator: ","))]]"
  }

  /// Pairs of a time since the corner before, in units of 0.1 ms, and a value.
  private static func json(_ line: Polyline, from start: Double) -> String {
    var last = ticks(start)
    let numbers = line.corners.map { corner in
      let ticks = ticks(corner.instant)
      defer { last = ticks }
      return "\(ticks - last),\(svg(factor: corner.value))"
    }
    return "[\(numbers.joined(separator: ","))]"
  }

  private static func ticks(_ instant: Double) -> Int {
    Int((max(0, min(instant, 1e6)) * 10_000).rounded())
  }

  private static func time(_ instant: Double) -> String {
    svg(factor: Double(ticks(instant)) / 10_000)
  }

  private static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      // Neither a tag nor a comment can begin in a script element.
      case UInt8(ascii: "<"): result += Array("\\u003c".utf8)
      case 0..<32: result += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }
}
