import Motion

/// Converts the values that apps give animations to Motion's.
struct ValueReader {
  private let property: LayerProperty?

  /// - Parameter property: Decides the type of an empty list.
  init(property: LayerProperty?) {
    self.property = property
  }

  func read(_ value: Any?) -> AnimatableValue? {
    guard let value, !(value is NSNull) else { return nil }
    if let optional = value as? any OptionalValue { return read(optional.content) }
    if let color = value as? CGColor { return .color(color.plain) }
    if let path = value as? CGPath { return .path(path.plain) }
    if let image = value as? CGImage { return .picture(image.picture) }
    if let picture = value as? Picture { return .picture(picture) }
    if let list = value as? [Any] { return read(list) }
    return Self.geometry(value) ?? Self.number(value).map { .number($0) }
  }

  private func read(_ list: [Any]) -> AnimatableValue? {
    let items = list.compactMap { read($0) }
    let colors = items.compactMap { item -> Color? in
      if case .color(let color) = item { return color }
      return nil
    }
    if !list.isEmpty, colors.count == list.count { return .colors(colors) }
    if list.isEmpty, property == .colors { return .colors([]) }
    let numbers = list.compactMap { Self.number($0) }
    return numbers.count == list.count ? .numbers(numbers) : nil
  }

  private static func geometry(_ value: Any) -> AnimatableValue? {
    switch value {
    case let point as CGPoint: .point(Point(point))
    case let size as CGSize: .size(Size(size))
    case let rectangle as CGRect: .rectangle(Rectangle(rectangle))
    case let vector as CGVector: .point(Point(x: vector.dx, y: vector.dy))
    case let transform as CATransform3D: .matrix(transform.plain)
    case let transform as CGAffineTransform: .matrix(Matrix(transform))
    default: nil
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 as Any } }
}
