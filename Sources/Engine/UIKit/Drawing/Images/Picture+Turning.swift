import Motion

extension Picture {
  /// The picture as it is shown in an orientation.
  ///
  /// Fidelity: letters and snapshots of views move, but are not turned.
  func turned(_ orientation: UIImage.Orientation) -> Picture {
    guard orientation != .up else { return self }
    let matrix = orientation.matrix(of: size)
    var picture = self
    picture.size = orientation.exchangesSides ? Size(width: size.height, height: size.width) : size
    picture.elements = elements.map { element in
      switch element {
      case .fill(let path, let color): .fill(path.applying(matrix), color)
      case .stroke(let path, let color, let width):
        .stroke(path.applying(matrix), color, width: width)
      case .text(let string, let point, let fontSize, let color):
        .text(string, at: matrix.apply(to: point), fontSize: fontSize, color)
      case .picture(let inner, let frame):
        .picture(inner.turned(orientation), in: matrix.apply(to: frame))
      case .layers(let layers, let frame): .layers(layers, in: matrix.apply(to: frame))
      }
    }
    return picture
  }
}

extension UIImage.Orientation {
  /// Whether the stored sides are the other way round than the shown ones.
  var exchangesSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// As if the shown image were mirrored from left to right.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From the stored image of a size, whose y grows downwards, to the shown one.
  fileprivate func matrix(of size: Size) -> Matrix {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: Matrix(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: Matrix(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: Matrix(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: Matrix(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: Matrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: Matrix(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Matrix(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
