import Motion

extension Picture {
  /// The most pieces of which a tiled side is made; with more it is stretched.
  private static let mostTiles = 60

  /// The picture in another size: the caps keep theirs, and the area between them fills the rest.
  func resized(to size: Size, caps: UIEdgeInsets, mode: UIImage.ResizingMode) -> Picture {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      var picture = self
      picture.size = size
      return picture
    }
    let columns = Self.spans(
      from: self.size.width, to: size.width, caps: (Double(caps.left), Double(caps.right)), mode)
    let rows = Self.spans(
      from: self.size.height, to: size.height, caps: (Double(caps.top), Double(caps.bottom)), mode)
    var pieces: [Element] = []
    for row in rows {
      for column in columns {
        let part = Rectangle(
          x: column.source.start, y: row.source.start, width: column.source.length,
          height: row.source.length)
        let place = Rectangle(
          x: column.target.start, y: row.target.start, width: column.target.length,
          height: row.target.length)
        pieces.append(.picture(cropped(to: part), in: place))
      }
    }
    return Picture(name: name, size: size, elements: pieces)
  }

  private func cropped(to part: Rectangle) -> Picture {
    let place = Rectangle(x: -part.minX, y: -part.minY, width: size.width, height: size.height)
    return Picture(name: name, size: part.size, elements: [.picture(self, in: place)])
  }

  private struct Span {
    var start: Double
    var length: Double
  }

  /// The pieces of a side, each with its place before and after.
  private static func spans(
    from length: Double, to wanted: Double, caps: (first: Double, last: Double),
    _ mode: UIImage.ResizingMode
  ) -> [(source: Span, target: Span)] {
    let whole = caps.first + caps.last
    let fitting = whole > 0 ? min(1, wanted / whole) : 1
    let (first, last) = (caps.first * fitting, caps.last * fitting)
    let middle = length - whole
    let room = wanted - first - last
    var spans: [(source: Span, target: Span)] = []
    if caps.first > 0 {
      spans.append((Span(start: 0, length: caps.first), Span(start: 0, length: first)))
    }
    if middle > 0, room > 0 {
      let isTiled = mode == .tile && room / middle <= Double(mostTiles)
      var place = 0.0
      while place < room - 1e-9 {
        let piece = isTiled ? min(middle, room - place) : room
        spans.append(
          (
            Span(start: caps.first, length: isTiled ? piece : middle),
            Span(start: first + place, length: piece)
          ))
        place += piece
      }
    }
    if caps.last > 0 {
      spans.append(
        (
          Span(start: length - caps.last, length: caps.last),
          Span(start: wanted - last, length: last)
        ))
    }
    return spans
  }
}
