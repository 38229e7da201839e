import Motion

/// A visible difference between two runs at one instant.
struct FrameDifference: Equatable {
  var instant: Double
  /// The layer's name or its view controller's class; "the screen" where no named layer explains it.
  var name: String
  /// The rectangle to mark in the learner's frame; `nil` if the layer is not visible there.
  var frame: Rectangle?
  /// The difference in words: "opacity 1, in the reference 0.4".
  var text: String

  /// Finds the causes of a visible difference between two frames: the differences of named layers
  /// of the reference's frame, without those that only follow from a difference of a layer around;
  /// the area if there are none.
  ///
  /// A layer is left out if its container differs too. Differences that the eye does not see on a
  /// phone are ignored: up to 1.5 points, and 0.02 of opacity.
  static func between(
    _ learner: [String: FrameDrawing.Look], and reference: [String: FrameDrawing.Look],
    in area: Rectangle, at instant: Double
  ) -> [FrameDifference] {
    let found = all(learner, reference, at: instant)
    let names = Set(found.map(\.name))
    let causes = found.filter { difference in
      guard let container = reference[difference.name]?.container else { return true }
      return !names.contains(container)
    }
    guard causes.isEmpty else { return causes }
    return [
      FrameDifference(
        instant: instant, name: "the screen", frame: area,
        text: "another picture within \(rounded(area.width)) × \(rounded(area.height)) points at "
          + "(\(rounded(area.minX)), \(rounded(area.minY)))")
    ]
  }

  private static func all(
    _ learner: [String: FrameDrawing.Look], _ reference: [String: FrameDrawing.Look],
    at instant: Double
  ) -> [FrameDifference] {
    reference.keys.sorted().compactMap { name in
      guard let wanted = reference[name] else { return nil }
      let seen = learner[name]
      let isSeen = (seen?.opacity ?? 0) > opacityTolerance
      let isWanted = wanted.opacity > opacityTolerance
      guard isSeen || isWanted else { return nil }
      let text = words(seen, isSeen, wanted, isWanted)
      guard !text.isEmpty else { return nil }
      return FrameDifference(
        instant: instant, name: name, frame: isSeen ? seen?.frame : nil, text: text)
    }
  }

  private static let opacityTolerance = 0.02
  private static let lengthTolerance = 1.5

  private static func words(
    _ seen: FrameDrawing.Look?, _ isSeen: Bool, _ wanted: FrameDrawing.Look, _ isWanted: Bool
  ) -> String {
    guard let seen, isSeen else { return "not to be seen, in the reference it is" }
    guard isWanted else { return "to be seen, in the reference it is not" }
    var parts: [String] = []
    if !near(seen.opacity, wanted.opacity, opacityTolerance) {
      parts.append("opacity \(svg(seen.opacity)), in the reference \(svg(wanted.opacity))")
    }
    if !near(seen.frame, wanted.frame) {
      parts.append("frame \(words(seen.frame)), in the reference \(words(wanted.frame))")
    }
    if !near(seen.cornerRadius, wanted.cornerRadius, lengthTolerance) {
      parts.append(
        "corner radius \(svg(seen.cornerRadius)), in the reference \(svg(wanted.cornerRadius))")
    }
    return parts.joined(separator: "; ")
  }

  private static func words(_ frame: Rectangle) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map(rounded).joined(separator: " ")
  }

  private static func rounded(_ number: Double) -> String {
    svg(number.isFinite ? (number * 10).rounded() / 10 : number)
  }

  private static func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
  }

  private static func near(_ a: Rectangle, _ b: Rectangle) -> Bool {
    near(a.minX, b.minX, lengthTolerance) && near(a.maxX, b.maxX, lengthTolerance)
      && near(a.minY, b.minY, lengthTolerance) && near(a.maxY, b.maxY, lengthTolerance)
  }
}
