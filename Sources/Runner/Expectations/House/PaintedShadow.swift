import Motion
import Record

/// A shadow that is seen at an instant.
struct PaintedShadow {
  /// The name of its layer, or of the nearest layer around it that has one.
  var name: String
  /// In the window's coordinates, with its blur, cut where a layer around it cuts its sublayers.
  var frame: Rectangle
  /// With the opacity of its colour and of all layers around it.
  var opacity: Double
  var color: Color
  /// In points of its layer.
  var radius: Double
  /// The number of layers that were painted before its own.
  var place: Int
  /// The area of it that is not below its own layer, in square points.
  var spread: Double

  /// The largest differences that nobody sees.
  private static let slack = (points: 2.0, opacity: 0.05, color: 0.1)

  /// - Parameters:
  ///   - around: The clip of the layers around it, and their opacity with the layer's own.
  init?(
    of properties: LayerProperties, named name: String, matrix: Matrix, clip: Rectangle?,
    opacity: Double, place: Int
  ) {
    guard properties.shadowOpacity > 0.01, let color = properties.shadowColor, color.alpha > 0.01,
      let box = properties.shadowBox
    else { return nil }
    let whole = matrix.apply(to: box)
    guard let frame = clip.map({ whole.intersection($0) }) ?? whole, frame.width > 0.5,
      frame.height > 0.5
    else { return nil }
    self.name = name
    self.frame = frame
    self.opacity = opacity * min(properties.shadowOpacity, 1) * color.alpha
    self.color = color
    radius = properties.shadowRadius
    self.place = place
    let own = frame.intersection(matrix.apply(to: properties.bounds))
    spread = frame.width * frame.height - (own.map { $0.width * $0.height } ?? 0)
  }

  func isNear(_ other: PaintedShadow) -> Bool {
    let parts = [
      color.red - other.color.red, color.green - other.color.green, color.blue - other.color.blue,
    ]
    return name == other.name && frame.isNear(other.frame, within: Self.slack.points)
      && abs(opacity - other.opacity) <= Self.slack.opacity
      && abs(radius - other.radius) <= Self.slack.points
      && parts.allSatisfy { abs($0) <= Self.slack.color }
  }

  /// "a shadow of opacity 1, 20 × 20 at (0, 0)".
  var sentence: String {
    "a shadow of opacity \(Wording.text(opacity)), \(Wording.text(frame))"
  }
}

extension LayerProperties {
  /// The shadow's box with its blur, in the layer's coordinates; `nil` if the layer cuts it off.
  var shadowBox: Rectangle? {
    guard !masksToBounds else { return nil }
    let shape = shadowPath?.boundingBoxOfPath ?? bounds
    let blur = max(shadowRadius, 0)
    return Rectangle(
      x: shape.minX + shadowOffset.width - blur, y: shape.minY + shadowOffset.height - blur,
      width: shape.width + 2 * blur, height: shape.height + 2 * blur)
  }
}
