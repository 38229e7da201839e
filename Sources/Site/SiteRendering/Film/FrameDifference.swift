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
  /// Whether it is that of a part of a navigation bar, which nobody but UIKit has placed.
  var isInBar = false

  /// The name where no layer's difference explains what is seen.
  private static let wholeScreen = "the screen"
  /// The share of the screen in which a difference without a name is overlooked.
  private static let overlooked = 0.001

  /// What somebody who compares two frames sees; empty if they look alike.
  ///
  /// - Parameter difference: The difference of the colours of both frames; `nil` if it is not known.
  static func seen(
    _ difference: DisplayDifference?, _ learner: [String: FrameDrawing.Look],
    _ reference: [String: FrameDrawing.Look], at instant: Double
  ) -> [FrameDifference] {
    guard let difference, let area = difference.area else { return [] }
    let found = between(learner, and: reference, in: area, at: instant)
    guard difference.share < overlooked else { return found }
    return found.filter { one in
      let place = one.frame ?? reference[one.name]?.frame
      return one.name != wholeScreen && place?.intersection(area) != nil
    }
  }

  /// Finds the causes of a visible difference between two frames: the differences of named layers, without those that
  /// only follow from a difference of a layer around; the area if there are none.
  ///
  /// A layer is left out if its container differs too. Differences that the eye does not see on a
  /// phone are ignored: up to 1.5 points, and 0.02 of opacity.
  private static func between(
    _ learner: [String: FrameDrawing.Look], and reference: [String: FrameDrawing.Look],
    in area: Rectangle, at instant: Double
  ) -> [FrameDifference] {
    let found = all(learner, reference, at: instant)
    let names = Set(found.map(\.name))
    let causes = found.filter { difference in
      let look = reference[difference.name] ?? learner[difference.name]
      guard let container = look?.container else { return true }
      return !names.contains(container)
    }
    guard causes.isEmpty else { return causes }
    return [
      FrameDifference(
        instant: instant, name: wholeScreen, frame: area,
        text: "another picture within \(rounded(area.width)) × \(rounded(area.height)) points at "
          + "(\(rounded(area.minX)), \(rounded(area.minY)))")
    ]
  }

  private static func all(
    _ learner: [String: FrameDrawing.Look], _ reference: [String: FrameDrawing.Look],
    at instant: Double
  ) -> [FrameDifference] {
    Set(reference.keys).union(learner.keys).sorted().compactMap { name in
      let (seen, wanted) = (learner[name], reference[name])
      let text = words(seen, wanted)
      guard !text.isEmpty else { return nil }
      return FrameDifference(
        instant: instant, name: name, frame: isSeen(seen) ? seen?.frame : nil, text: text,
        isInBar: (wanted ?? seen)?.isInBar == true)
    }
  }

  private static func isSeen(_ look: FrameDrawing.Look?) -> Bool {
    (look?.opacity ?? 0) > opacityTolerance
  }

  private static let opacityTolerance = 0.02
  private static let lengthTolerance = 1.5

  private static func words(_ seen: FrameDrawing.Look?, _ wanted: FrameDrawing.Look?) -> String {
    guard let seen, isSeen(seen) else {
      return isSeen(wanted) ? "not to be seen, in the reference it is" : ""
    }
    guard let wanted, isSeen(wanted) else { return "to be seen, in the reference it is not" }
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
