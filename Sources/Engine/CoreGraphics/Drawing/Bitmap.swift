import Motion

/// Pixels of a bitmap context, written from the drawing that the context has recorded.
///
/// Fidelity: each pixel has the colour of its middle, without antialiasing.
final class Bitmap {
  let data: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let width: Int
  private let height: Int
  private let format: PixelFormat
  private let isOwned: Bool
  /// The picture that the pixels show.
  private var shown: Picture?

  /// - Parameter data: Memory of the app for the pixels; `nil` makes some.
  /// - Returns: `nil` for formats that are not supported, and for rows that are too short.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat
  ) {
    let least = width.multipliedReportingOverflow(by: format.bytes)
    let row = bytesPerRow > 0 ? bytesPerRow : least.partialValue
    let size = row.multipliedReportingOverflow(by: height)
    guard !least.overflow, !size.overflow, row >= least.partialValue, size.partialValue < 1 << 30
    else { return nil }
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = row
    isOwned = data == nil
    self.data = data ?? .allocate(byteCount: size.partialValue, alignment: 16)
    if isOwned {
      self.data.initializeMemory(as: UInt8.self, repeating: 0, count: size.partialValue)
    }
  }

  deinit { if isOwned { data.deallocate() } }

  /// Writes the pixels of a picture, unless they are written already.
  func show(_ picture: Picture) {
    guard picture != shown, !(shown == nil && picture.elements.isEmpty) else { return }
    shown = picture
    var layer = LayerDescription(id: 1, kind: "")
    layer.model.bounds = Rectangle(origin: .zero, size: picture.size)
    layer.model.contents = picture
    let list = DisplayList(of: LayerTree(snapshot: [layer]), at: 0)
    for y in 0..<height {
      for x in 0..<width {
        let color = list.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        format.write(color, to: data + (y * bytesPerRow + x * format.bytes))
      }
    }
  }
}

/// How the components of a pixel lie in memory.
struct PixelFormat {
  private enum Component { case red, green, blue, alpha, gray, nothing }

  private let components: [Component]
  private let isPremultiplied: Bool

  /// 8 bits for a component, in gray, RGB with alpha at either end, or alpha alone; else `nil`.
  init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    let mask = CGBitmapInfo.alphaInfoMask.rawValue
    guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & mask) else {
      return nil
    }
    isPremultiplied = alpha == .premultipliedLast || alpha == .premultipliedFirst
    if alpha == .alphaOnly {
      components = [.alpha]
      return
    }
    guard space.model != .monochrome else {
      components = [.gray]
      return
    }
    let parts: [Component]
    switch alpha {
    case .premultipliedLast, .last: parts = [.red, .green, .blue, .alpha]
    case .noneSkipLast: parts = [.red, .green, .blue, .nothing]
    case .premultipliedFirst, .first: parts = [.alpha, .red, .green, .blue]
    case .noneSkipFirst: parts = [.nothing, .red, .green, .blue]
    case .none, .alphaOnly: return nil
    }
    let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
    components =
      order == CGBitmapInfo.byteOrder32Little.rawValue ? parts.reversed() : parts
  }

  var bytes: Int { components.count }

  func write(_ color: Color, to place: UnsafeMutableRawPointer) {
    let share = isPremultiplied || !components.contains(.alpha) ? color.alpha : 1
    for (index, component) in components.enumerated() {
      let value =
        switch component {
        case .red: color.red * share
        case .green: color.green * share
        case .blue: color.blue * share
        case .alpha: color.alpha
        // The weights of sRGB's luminance.
        case .gray:
          (0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue) * color.alpha
        case .nothing: 1.0
        }
      let byte = UInt8((min(1, max(0, value)) * 255).rounded())
      place.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }
}
