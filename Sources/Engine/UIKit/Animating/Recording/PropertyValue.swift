import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A value of a property that animation blocks can animate.
enum PropertyValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rectangle(CGRect)
  case matrix(CATransform3D)
  case color(CGColor?)

  /// As Core Animation's `fromValue` and `toValue` take it.
  var object: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rectangle(let rectangle): rectangle
    case .matrix(let matrix): matrix
    case .color(let color): color
    }
  }

  func equals(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one == two
    case (.point(let one), .point(let two)): one == two
    case (.size(let one), .size(let two)): one == two
    case (.rectangle(let one), .rectangle(let two)): one == two
    case (.matrix(let one), .matrix(let two)): CATransform3DEqualToTransform(one, two)
    case (.color(let one), .color(let two)): one == two
    default: false
    }
  }

  /// What is missing from `other` to this value; itself where there is no difference to build.
  func minus(_ other: PropertyValue) -> PropertyValue {
    switch (self, other) {
    case (.number(let one), .number(let two)): .number(one - two)
    case (.point(let one), .point(let two)): .point(CGPoint(x: one.x - two.x, y: one.y - two.y))
    case (.size(let one), .size(let two)):
      .size(CGSize(width: one.width - two.width, height: one.height - two.height))
    default: self
    }
  }
}
